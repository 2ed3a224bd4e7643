import { expect, type Page, test } from '@playwright/test'
import { follow, heading, isSameDocument, markDocument } from './kinds.ts'
import { hydrated, visit } from './visit.ts'

/** A page that fails to load, and the current page while it waits. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const about = 'About Us | Kitewright'
const aboutHeading = 'Two halves, one spine.'
const homeHeading = 'Impactful solutions Made effortlessly'
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' })
const missing = (page: Page) => page.getByText('This page did not load')

async function start(page: Page, path = '/') {
  await visit(page, path)
  await markDocument(page)
}

test.describe('a click while offline', () => {
  test('leaves the page usable, and loads the next one after reconnecting', async ({
    page,
    context,
  }) => {
    await start(page)
    await context.setOffline(true)
    await follow(page, '/about')
    await expect(notice(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try now' })).toHaveAttribute('href', '/about')
    await expect(notice(page).getByRole('link', { name: '+91 80 5550 0142' })).toHaveAttribute(
      'href',
      'tel:+918055500142',
    )
    const logo = page.getByRole('contentinfo').getByRole('img', { name: 'Kitewright' })
    await logo.scrollIntoViewIfNeeded()
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0)
    await expect(heading(page)).toHaveText(homeHeading)
    const question = page.getByRole('button', { name: 'Is there a warranty?' })
    await page.locator('h3 button').filter({ hasText: 'Support' }).click()
    await question.click()
    await expect(question).toHaveAttribute('aria-expanded', 'true')

    await context.setOffline(false)
    await expect(page).toHaveTitle(about)
    await expect(heading(page)).toHaveText(aboutHeading)
    await expect(notice(page)).toBeHidden()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('Back undoes it, and another one replaces it', async ({ page, context }) => {
    await start(page)
    await context.setOffline(true)
    await follow(page, '/about')
    await expect(notice(page)).toBeVisible()
    await page.goBack()
    await expect(notice(page)).toBeHidden()
    await expect(heading(page)).toHaveText(homeHeading)
    await follow(page, '/about')
    await follow(page, '/contact')
    await context.setOffline(false)
    await expect(page).toHaveTitle('Contact Us | Kitewright')
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('a connection that fails without an offline event: the page shows a notice and retries', async ({
  page,
}) => {
  await start(page)
  await page.route('**/*', (route) => route.abort())
  await follow(page, '/about')
  await expect(missing(page)).toBeVisible()
  const link = page.getByRole('link', { name: 'Open the page' })
  await expect(link).toHaveAttribute('href', '/about')
  await page.unroute('**/*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page).toHaveTitle(about)
  expect(await isSameDocument(page)).toBe(false)
})

test('a failing server: a link opens the document', async ({ page }) => {
  await start(page)
  await page.route('**/about.json', (route) => route.fulfill({ status: 503 }))
  await page.route('**/about', (route) => route.fulfill({ status: 503, body: 'Busy' }))
  await follow(page, '/about')
  await expect(missing(page)).toBeVisible()
  await page.unroute('**/about')
  await page.getByRole('link', { name: 'Open the page' }).click()
  await expect(page).toHaveTitle(about)
  await expect(heading(page)).toHaveText(aboutHeading)
})

const breakages: Record<string, (page: Page) => Promise<unknown>> = {
  'content that was renamed': (page) =>
    page.route('**/about.json', (route) => route.fulfill({ status: 404, body: '<!doctype html>' })),
  'a page of a host that answers everything with home': (page) =>
    page.route('**/about.json', (route) => route.fulfill({ body: '<!doctype html>' })),
  'content that the code of the tab does not know': (page) =>
    page.route('**/about.json', (route) =>
      route.fulfill({ json: { page: 'newKind', meta: {}, content: {} } }),
    ),
  'content that the code of the page cannot show': (page) =>
    page.route('**/about.json', (route) =>
      route.fulfill({ json: { page: 'about', meta: {}, content: {} } }),
    ),
}

test('a page that the tab cannot render loads as a document', async ({ page }) => {
  for (const [what, spoil] of Object.entries(breakages)) {
    await test.step(what, async () => {
      await start(page, '/contact')
      await spoil(page)
      await follow(page, '/about')
      await expect(heading(page)).toHaveText(aboutHeading)
      await expect(page).toHaveTitle(about)
      expect(await isSameDocument(page)).toBe(false)
      await hydrated(page)
      await page.goBack()
      await expect(heading(page)).toHaveText('Tell us what should fly.')
      await page.unrouteAll()
    })
  }
})

test('the code of a page is gone after a release: the document stays readable', async ({
  page,
}) => {
  await start(page)
  await page.route('**/about-page-*.js', (route) => route.fulfill({ status: 404 }))
  await follow(page, '/about')
  await expect(heading(page)).toHaveText(aboutHeading)
  expect(await isSameDocument(page)).toBe(false)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(heading(page)).toHaveText('Tell us what should fly.')
})
