import { expect, test } from '@playwright/test'
import { isSameDocument, markDocument } from './kinds.ts'
import { visit } from './visit.ts'

test.beforeEach(({ page }) => visit(page, '/contact'))

const aboutLink = 'header nav a[href="/about"]'

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
