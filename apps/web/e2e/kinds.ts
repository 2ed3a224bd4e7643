import { expect, type Page } from '@playwright/test'
import { skipSplash } from './visit.ts'

/** One page of each kind. */
export const kinds = [
  '/',
  '/services',
  // One of each of the three layouts of services.
  '/services/web-development',
  '/services/payment-gateway',
  '/services/ui-ux-design',
  '/plan',
  '/portfolio',
  '/about',
  '/careers',
  '/blog',
  '/blog/when-a-pwa-is-enough',
  '/contact',
  '/book-meeting',
  '/coming-soon',
  '/labs-careers-coming-soon',
  '/privacy-policy',
]

export const heading = (page: Page) => page.locator('main h1')

/** The heading that the server sent, as it is read. */
export async function servedHeading(page: Page, path: string) {
  // A server may close an idle connection at the moment in which it is used again.
  const html = await (await page.request.get(path, { maxRetries: 2 })).text()
  return page.evaluate((html) => {
    const served = new DOMParser().parseFromString(html, 'text/html')
    return served.querySelector('main h1')?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  }, html)
}

/** Opens a page and waits until the splash is over: the page is hydrated or has failed. */
export async function openServed(page: Page, path: string) {
  const response = await page.goto(path)
  await skipSplash(page)
  return response
}

/** Follows a link by a click that no banner or animation can be in the way of. */
export const follow = (page: Page, href: string) =>
  page.locator(`header a[href="${href}"]`).first().dispatchEvent('click')

/** Marks the running document to distinguish it from a later one. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }))
export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

/** To another page and back, without a new document. */
export async function expectPageChanges(page: Page) {
  const before = await heading(page).textContent()
  await markDocument(page)
  const [href, title] =
    new URL(page.url()).pathname === '/about'
      ? ['/contact', 'Contact Us | Kitewright']
      : ['/about', 'About Us | Kitewright']
  await follow(page, href)
  await expect(page).toHaveTitle(title)
  await page.goBack()
  await expect(heading(page)).toHaveText(before ?? '')
  expect(await isSameDocument(page)).toBe(true)
}
