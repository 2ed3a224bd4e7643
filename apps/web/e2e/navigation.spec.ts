import { expect, type Page, test } from '@playwright/test'
import { isSameDocument, markDocument } from './kinds.ts'
import { moveMouse, visit } from './visit.ts'

const aboutLink = 'header nav a[href="/about"]'

/** Reports another connection than that of all tests, 2G without Save-Data (playwright.config.ts). */
const reportConnection = (page: Page, connection: { effectiveType: string; saveData: boolean }) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)

/** Paths that the page requests from now on. */
function requested(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

test('a link in view fetches its page; styles and code of other pages load on first use', async ({
  page,
}) => {
  await reportConnection(page, { effectiveType: '4g', saveData: false })
  const about = page.waitForRequest('**/about.json')
  const paths = requested(page)
  await visit(page, '/contact')
  await about
  await page.waitForLoadState('networkidle')
  expect(paths.filter((path) => /ledger-page|utilities/.test(path))).toEqual([])
  const code = page.waitForRequest('**/assets/ledger-page-*.js')
  await moveMouse(page)
  await code
  // Applied before a page changes, which would otherwise restyle the page that leaves.
  await expect(page.locator('link[rel=stylesheet][href*="/utilities-"]')).toHaveCount(1)
})

test('a page on a slow connection fetches another page when its link is pressed', async ({
  page,
}) => {
  const paths = requested(page)
  await visit(page, '/contact')
  await page.waitForLoadState('networkidle')
  expect(paths.filter((path) => path.endsWith('.json'))).toEqual([])
  const about = page.waitForRequest('**/about.json')
  await page.locator(aboutLink).first().dispatchEvent('pointerdown')
  await about
})

test('with Save-Data, only a click fetches another page', async ({ page }) => {
  await reportConnection(page, { effectiveType: '4g', saveData: true })
  const paths = requested(page)
  await visit(page, '/contact')
  const link = page.locator(aboutLink).first()
  await link.hover()
  await link.focus()
  await link.dispatchEvent('pointerdown')
  await page.waitForLoadState('networkidle')
  expect(paths.filter((path) => /\.json$|ledger-page/.test(path))).toEqual([])
  await link.click()
  await expect(page).toHaveTitle('About Us | Kitewright')
  expect(paths).toContain('/about.json')
})

test.describe('on a slow connection', () => {
  test.beforeEach(({ page }) => visit(page, '/contact'))

  test('hovering or focusing a link fetches its page before the click', async ({ page }) => {
    const fetched = (path: string) => page.waitForRequest(`**${path}.json`)
    await Promise.all([fetched('/about'), page.locator(aboutLink).first().hover()])
    await Promise.all([
      fetched('/labs-careers-coming-soon'),
      page.locator('header nav a[href="/labs-careers-coming-soon"]').first().focus(),
    ])
  })

  test('a click changes the page without a document, and a page visited before needs no fetch', async ({
    page,
  }) => {
    await markDocument(page)
    await page.locator(aboutLink).first().click()
    await expect(page).toHaveTitle('About Us | Kitewright')
    await expect(page).toHaveURL('/about')
    await expect(page.locator('main h1')).toHaveText('Two halves, one spine.')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'http://localhost:4173/about',
    )
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goBack()
    await expect(page).toHaveTitle('Contact Us | Kitewright')
    await page.goForward()
    await expect(page).toHaveTitle('About Us | Kitewright')
    expect(requests.filter((url) => url.endsWith('.json'))).toEqual([])
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a link opens in another tab when the visitor asks for it', async ({ page, context }) => {
    const tab = context.waitForEvent('page')
    await page
      .locator(aboutLink)
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await expect(await tab).toHaveURL('/about')
    await expect(page).toHaveURL('/contact')
  })
})
