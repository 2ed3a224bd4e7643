import { expect, type Page, test } from '@playwright/test'
import { headerLink } from './analytics.ts'
import {
  answering,
  enquiry,
  expectCleared,
  expectFields,
  failed,
  field,
  fillIn,
  form,
  openForm,
  payloadsOf,
  send,
  sent,
} from './contact-form.ts'
import { configured } from './sites.ts'
import { skipSplash, visit } from './visit.ts'

/** What a visitor typed is theirs until it is sent, and is sent once. */

const address = `${configured.url}/contact`
const words = { ...enquiry, 'Project type': 'other' }

async function fillInAll(page: Page) {
  await fillIn(page)
  await field(page, 'Project type').selectOption('other')
}

const inTab = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))

/** A document of its own, to which the browser gives back nothing by itself. */
const openAnew = (page: Page) => visit(page, address)

test('what is typed survives another page, Back and another document, but never the trap', async ({
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
  await openAnew(page)
  await expectFields(page, words)
  expect(await inTab(page)).not.toContain('spam.example')
})

test('what is typed before scripts arrive stays, and the rest is given back', async ({ page }) => {
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

test('after a day nothing is given back, and nothing is left', async ({ page }) => {
  await openForm(page)
  await fillInAll(page)
  await openAnew(page)
  await expectFields(page, words)
  // Leaving the page keeps what stands there, so that the day must have passed elsewhere.
  await headerLink(page, 'About Us').click()
  await expect(page).toHaveTitle(/^About Us/)
  await page.clock.setSystemTime(Date.now() + 25 * 60 * 60_000)
  await headerLink(page, 'Contact Us').click()
  await expectCleared(page)
  expect(await inTab(page)).not.toContain('kitewright:enquiry')
})

test('the same enquiry is sent under one id until it is sent, another one under another', async ({
  page,
}) => {
  const failing = await answering(page, 'error')
  await openForm(page)
  await fillInAll(page)
  await send(page).click()
  await expect(failed(page)).toBeVisible()
  await openAnew(page)
  await expectFields(page, words)
  await send(page).click()
  await expect(failed(page)).toBeVisible()
  await field(page, 'Message').pressSequentially(' Two of them.')
  await send(page).click()
  await expect.poll(() => failing.length).toBe(3)
  await expect(failed(page)).toBeVisible()
  const [first, again, changed] = payloadsOf(failing)
  expect(again).toMatchObject({ id: first?.id, message: enquiry.Message })
  expect(changed?.id).not.toBe(first?.id)
  // A person who has been here before, however soon.
  expect(again).not.toHaveProperty('flag')

  const requests = await answering(page)
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  await expectCleared(page)
  expect(await inTab(page)).not.toContain('kitewright:enquiry')
  await openAnew(page)
  await expectCleared(page)
  await fillIn(page, { ...enquiry, Message: `${enquiry.Message} Two of them.` })
  await field(page, 'Project type').selectOption('other')
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  const [last, next] = payloadsOf(requests)
  expect(last?.id).toBe(changed?.id)
  expect(next).toMatchObject({ message: last?.message })
  expect(next?.id).not.toBe(last?.id)
})

test('who leaves the tab while the enquiry is on its way is asked; nobody else', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>()
  await answering(page, answer.promise)
  await openForm(page)
  await fillIn(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.dismiss()
  })
  await send(page).click()
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(send(page)).toHaveText('Sending...')

  answer.resolve()
  await expect(sent(page)).toBeVisible()
  await fillIn(page)
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})

test('who looks at another page meanwhile finds how it went, and sends nothing twice', async ({
  page,
}) => {
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
