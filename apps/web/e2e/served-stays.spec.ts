import { expect, type Page, test } from '@playwright/test'
import { enquiry, field, form, send, sent } from './contact-form.ts'
import {
  expectPageChanges,
  follow,
  heading,
  isSameDocument,
  markDocument,
  openServed,
  servedHeading,
} from './kinds.ts'
import { addingFiles, breakFile, extensions, restrictions, storages } from './odd-browsers.ts'

/** Errors in enhancements and unusual browsers never remove the served HTML. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Uncaught errors. */
function uncaught(page: Page) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

const answers = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')

/** The page shows the heading that was served. */
async function expectServed(page: Page, path: string) {
  await openServed(page, path)
  await answers(page)
  // An extension may have put a text before it.
  await expect(heading(page)).toHaveText(await servedHeading(page, path))
}

/** Types like a visitor, also if the cookie banner opens at the same time. */
async function writeForm(page: Page) {
  for (const [label, text] of Object.entries(enquiry)) {
    await field(page, label).evaluate((element, text) => {
      Object.assign(element, { value: text })
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }, text)
  }
}

/** The form finds a mistake, and sends. */
async function expectFormWorks(page: Page) {
  // Before hydration the browser's own validation runs, which no test can see.
  await expect(async () => {
    await send(page).dispatchEvent('click')
    await expect(form(page).getByText('Please enter your name.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await writeForm(page)
  await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid')
  await send(page).dispatchEvent('click')
  await expect(sent(page)).toBeVisible()
}

/** Pages that read storage; translated.spec.ts changes the HTML of every kind of page. */
const storing = ['/', '/services/web-development', '/coming-soon']

for (const [habit, script] of Object.entries({ ...storages, ...extensions })) {
  test(`with ${habit}: pages and the form work`, async ({ page }) => {
    const errors = uncaught(page)
    await page.addInitScript(script)
    for (const path of storing) await test.step(path, () => expectServed(page, path))
    await expectPageChanges(page)
    await page.goto('/contact')
    await answers(page)
    await expectFormWorks(page)
    // React's hydration warning about changed HTML is not an error for the visitor.
    expect(errors.filter((error) => !/hydrat|Minified React error #418/i.test(error))).toEqual([])
  })
}

/** Uses home, a service with its drawer, and the form. */
async function expectSiteWorks(page: Page) {
  await expectServed(page, '/')
  const question = page.getByRole('button', { name: 'Is there a warranty?', includeHidden: true })
  await question.dispatchEvent('click')
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expectServed(page, '/services/web-development')
  await expectPageChanges(page)
  await expectServed(page, '/contact')
  await expectFormWorks(page)
}

for (const [what, scripts] of Object.entries(restrictions)) {
  test(`the page works without ${what}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    for (const script of scripts) await page.addInitScript(script)
    await expectSiteWorks(page)
  })
}

test('the page works without the code that only adds to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const name of addingFiles) await breakFile(page, name, 'throws')
  await openServed(page, '/')
  await answers(page)
  await page.mouse.wheel(0, 2500)
  const question = page.getByRole('button', { name: 'Is there a warranty?', includeHidden: true })
  await question.dispatchEvent('click')
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await openServed(page, '/contact')
  await answers(page)
  await expectFormWorks(page)
  await follow(page, '/about')
  await expect(page).toHaveTitle('About Us | Kitewright')
})

test('the page is readable without the code that draws it, and its links load documents', async ({
  page,
}) => {
  for (const name of ['vendor', 'entry-client', 'contact-page']) {
    await test.step(name, async () => {
      await breakFile(page, name, 'is missing')
      await openServed(page, '/contact')
      await expect(heading(page)).toHaveText(await servedHeading(page, '/contact'))
      await markDocument(page)
      await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click()
      await expect(page).toHaveURL('/privacy-policy')
      expect(await isSameDocument(page)).toBe(false)
      await page.unrouteAll()
    })
  }
})

test.describe('a part whose code throws stays as HTML', () => {
  /** Runs before the scripts of the page and replaces an interface of the browser. */
  const breakApi = (page: Page, owner: string, name: string, fails: string) =>
    page.addInitScript(`{
      const own = ${owner}.${name};
      ${owner}.${name} = function (...given) {
        if (${fails}) throw new Error('spoilt');
        return own.apply(this, given);
      };
    }`)

  // No banner covers the clicks.
  test.beforeEach(({ page }) =>
    page.addInitScript("localStorage.setItem('kitewright-analytics-consent', 'false')"),
  )

  test('the footer, and the rest is at work', async ({ page }) => {
    await breakApi(page, 'Date.prototype', 'getFullYear', 'true')
    await openServed(page, '/contact')
    await answers(page)
    await page.keyboard.press('Shift')
    await expectFormWorks(page)
    await expectPageChanges(page)
    await expect(page.locator('footer').getByText('©')).toBeVisible()
    await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(heading(page)).toHaveText('Privacy Policy')
  })

  test('the page, while header and footer are at work', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // The hero follows the window with it.
    await breakApi(page, 'window', 'addEventListener', "given[0] === 'resize'")
    await openServed(page, '/')
    await answers(page)
    await expect(heading(page)).toHaveText(await servedHeading(page, '/'))
    await expect(page).toHaveTitle('Custom Software Development & IT Solutions')
    await expect(page.locator('main a[href="/services/web-development"]').first()).toBeVisible()
    await expectPageChanges(page)
  })

  test('the header, whose links lead to documents', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await breakApi(page, 'DOMTokenList.prototype', 'add', "given[0] === 'mobile-menu-open'")
    await openServed(page, '/contact')
    await answers(page)
    await markDocument(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expectFormWorks(page)
    await page.getByRole('button', { name: /menu/ }).click()
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveTitle('About Us | Kitewright')
    expect(await isSameDocument(page)).toBe(false)
  })

  test('the whole document', async ({ page }) => {
    // The router reads its location from it.
    await page.addInitScript(
      "Object.defineProperty(history, 'state', { get() { throw new Error('spoilt') } })",
    )
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
})
