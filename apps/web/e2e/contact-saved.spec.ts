import { expect, type Page, test } from '@playwright/test'
import { headerLink } from './analytics.ts'
import {
  answering,
  enquiry,
  expectCleared,
  expectFields,
  field,
  fillForm,
  form,
  getPayloads,
  openForm,
  send,
  sent,
} from './contact-form.ts'
import { configured } from './sites.ts'
import { skipSplash, visit } from './visit.ts'

/** An enquiry is saved until it is sent, and sent once. Its age and id: saved-enquiry.test.ts. */

const address = `${configured.url}/contact`
const words = { ...enquiry, 'Project type': 'other' }

async function fillInAll(page: Page) {
  await fillForm(page)
  await field(page, 'Project type').selectOption('other')
}

const inTab = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))

/** Opens a new document, in which the browser restores no fields. */
const openNewDocument = (page: Page) => visit(page, address)

test('typed words survive another page, Back and another document, until they are sent', async ({
  page,
}) => {
  await openForm(page)
  await form(page)
    .locator('input[name="website"]')
    .evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://spam.example'
    })
  await fillInAll(page)
  await headerLink(page, 'About Us').click()
  await expect(page).toHaveTitle(/^About Us/)
  await headerLink(page, 'Contact Us').click()
  await expectFields(page, words)
  await headerLink(page, 'About Us').click()
  await expect(page).toHaveTitle(/^About Us/)
  await page.goBack()
  await expectFields(page, words)
  await openNewDocument(page)
  await expectFields(page, words)
  expect(await inTab(page)).not.toContain('spam.example')

  const requests = await answering(page)
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  await expectCleared(page)
  // Soon after the document opened, but by a person who has been here before.
  expect(getPayloads(requests)[0]).not.toHaveProperty('flag')
  expect(await inTab(page)).not.toContain('kitewright:enquiry')
})

test('words typed before scripts arrive stay, and the rest is restored', async ({ page }) => {
  await openForm(page)
  await fillInAll(page)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await skipSplash(page)
  await field(page, 'Name').fill('Asha Rao')
  scripts.resolve()
  await expectFields(page, { ...words, Name: 'Asha Rao' })
})

test('the browser asks before the tab closes only while an enquiry is being sent', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>()
  await answering(page, answer.promise)
  await openForm(page)
  await fillForm(page)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    return dialog.dismiss()
  })
  await send(page).click()
  await page.evaluate(() => location.reload())
  await expect.poll(() => dialogs).toEqual(['beforeunload'])
  await expect(send(page)).toHaveText('Sending...')

  answer.resolve()
  await expect(sent(page)).toBeVisible()
  await fillForm(page)
  await page.reload()
  expect(dialogs).toEqual(['beforeunload'])
})

test('an enquiry that is being sent survives another page, and is sent once', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  const requests = await answering(page, answer.promise)
  await openForm(page)
  await fillInAll(page)
  await send(page).click()
  await headerLink(page, 'About Us').click()
  await expect(page).toHaveTitle(/^About Us/)
  await headerLink(page, 'Contact Us').click()
  await expectFields(page, words)
  await expect(send(page)).toBeDisabled()
  await field(page, 'Name').press('Enter')
  answer.resolve()
  await expect(sent(page)).toBeVisible()
  await expectCleared(page)
  expect(requests).toHaveLength(1)
  await headerLink(page, 'About Us').click()
  await expect(page).toHaveTitle(/^About Us/)
  await headerLink(page, 'Contact Us').click()
  await expect(send(page)).toBeEnabled()
  await expect(sent(page)).toBeHidden()
})
