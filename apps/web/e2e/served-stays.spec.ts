import { expect, type Page, test } from '@playwright/test'
import { field, fillIn, form, send, sent } from './contact-form.ts'
import {
  expectPageChanges,
  follow,
  heading,
  isSameDocument,
  kinds,
  markDocument,
  openServed,
  servedHeading,
} from './kinds.ts'
import { addingFiles, extensions, refusals, spoilFile, storages } from './odd-browsers.ts'

/** An error in what only adds never takes a page away whose HTML is there, and no habit of a browser does. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Errors that nobody caught. */
function uncaught(page: Page) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

const answers = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')

/** The heading that was served, and links that lead on without a document. */
async function expectServed(page: Page, path: string) {
  await openServed(page, path)
  await answers(page)
  // Not exactly: an extension may have said something before it.
  await expect(heading(page)).toHaveText(await servedHeading(page, path))
  await expectPageChanges(page)
}

/** The form finds a mistake, and sends. */
async function expectFormWorks(page: Page) {
  await send(page).dispatchEvent('click')
  await expect(form(page).getByText('Please enter your name.')).toBeVisible()
  await fillIn(page)
  await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid')
  await send(page).dispatchEvent('click')
  await expect(sent(page)).toBeVisible()
}

for (const [habit, script] of Object.entries({ ...storages, ...extensions })) {
  test(`with ${habit}: every kind of page, and the form`, async ({ page }) => {
    const errors = uncaught(page)
    await page.addInitScript(script)
    for (const path of kinds) await test.step(path, () => expectServed(page, path))
    await page.goto('/contact')
    await answers(page)
    await expectFormWorks(page)
    // What React says when it makes a page anew whose HTML was changed is no error for the visitor.
    expect(errors.filter((error) => !/hydrat|Minified React error #418/i.test(error))).toEqual([])
  })
}

test('where the browser keeps nothing, a choice about cookies holds while the page is open', async ({
  page,
}) => {
  await page.addInitScript(storages['no storage, as in the browsers of apps'] ?? '')
  await openServed(page, '/about')
  await page.getByRole('dialog').getByRole('button', { name: 'Essential Only' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await follow(page, '/contact')
  await expect(page).toHaveTitle('Contact Us | Kitewright')
  await expect(page.getByRole('dialog')).toBeHidden()
})

/** Home, whose parts move most, a service with its drawer, and the form: all of it at work. */
async function expectSiteWorks(page: Page) {
  await expectServed(page, '/')
  const question = page.getByRole('button', { name: 'Is there a warranty?' })
  await question.dispatchEvent('click')
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expectServed(page, '/services/web-development')
  await expectServed(page, '/contact')
  await expectFormWorks(page)
}

for (const [what, script] of Object.entries(refusals)) {
  test(`the page does without ${what}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(script)
    await expectSiteWorks(page)
  })
}

for (const name of addingFiles) {
  test(`the page does without ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await spoilFile(page, name, 'throws')
    await openServed(page, '/')
    await answers(page)
    await page.mouse.wheel(0, 2500)
    const question = page.getByRole('button', { name: 'Is there a warranty?' })
    await question.dispatchEvent('click')
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await openServed(page, '/contact')
    await answers(page)
    await expectFormWorks(page)
    await follow(page, '/about')
    await expect(page).toHaveTitle('About Us | Kitewright')
  })
}

test.describe('where the code of a page does not come', () => {
  for (const name of ['vendor', 'start', 'contact-page']) {
    test(`the page is there without ${name}, and its links lead on`, async ({ page }) => {
      await spoilFile(page, name, 'is missing')
      await openServed(page, '/contact')
      await expect(heading(page)).toHaveText(await servedHeading(page, '/contact'))
      await markDocument(page)
      await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click()
      await expect(page).toHaveURL('/privacy-policy')
      expect(await isSameDocument(page)).toBe(false)
    })
  }
})

/** Lets something that all parts of a page use throw, after the page has been served. */
const failing: Record<string, string> = {
  // The router's own way to know where it is.
  'the whole page': `Object.defineProperty(window.history, 'state', { get() { throw new Error('spoilt') } })`,
}

for (const [what, script] of Object.entries(failing)) {
  test(`${what} stays as HTML when its code throws`, async ({ page }) => {
    await page.addInitScript(script)
    for (const path of ['/', '/services/web-development', '/contact']) {
      await openServed(page, path)
      await expect(heading(page)).toHaveText(await servedHeading(page, path))
      await expect(page.locator('footer')).toBeVisible()
      await markDocument(page)
      await page.locator('header a[href="/about"]').first().click()
      await expect(page).toHaveTitle('About Us | Kitewright')
      expect(await isSameDocument(page)).toBe(false)
    }
  })
}
