import { expect, test } from '@playwright/test'
import { visit } from './visit.ts'

test.beforeEach(({ page }) => visit(page, '/contact'))

const aboutLink = 'header nav a[href="/about"]'

test('hovering a link fetches its page before the click', async ({ page }) => {
  const fetched = page.waitForRequest('**/about.json')
  await page.locator(aboutLink).first().hover()
  await fetched
})

test('focusing a link fetches its page before the click', async ({ page }) => {
  const fetched = page.waitForRequest('**/about.json')
  await page.locator(aboutLink).first().focus()
  await fetched
})

test('a click changes the page without loading a document', async ({ page }) => {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator(aboutLink).first().click()
  await expect(page).toHaveTitle('About Us | Kitewright')
  await expect(page).toHaveURL('/about')
  await expect(page.locator('main h1')).toHaveText('Two halves, one spine.')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'http://localhost:4173/about',
  )
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a page visited before needs no second fetch', async ({ page }) => {
  await page.locator(aboutLink).first().click()
  await expect(page).toHaveTitle('About Us | Kitewright')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goBack()
  await expect(page).toHaveTitle('Contact Us | Kitewright')
  await page.goForward()
  await expect(page).toHaveTitle('About Us | Kitewright')
  expect(requests.filter((url) => url.endsWith('.json'))).toEqual([])
})

test('the JSON of a page holds the words of its HTML', async ({ page, request }) => {
  const json = await (await request.get('/services/web-development.json')).json()
  expect(json.meta.title).toBe('Web Development | Kitewright')
  await page.goto('/services/web-development')
  const { title, headline } = json.content
  await expect(page.locator('main h1')).toHaveText(`${title} ${headline.impact} ${headline.effort}`)
})
