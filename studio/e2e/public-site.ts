import { expect, type Page } from '@playwright/test'
import { site } from './hosts.ts'

/** The HTML that visitors, search engines and readers without scripts get. */
export const pageHtml = async (path: string): Promise<string> =>
  (await fetch(`${site.url}${path}`)).text()

/** Resolves once the page that visitors get holds a text. */
export const expectSiteText = (path: string, text: string) =>
  expect
    .poll(async () => (await pageHtml(path)).includes(text), { message: `${path} shows ${text}` })
    .toBe(true)

/** Resolves once the page that visitors get does not hold a text any more. */
export const siteHides = (path: string, text: string) =>
  expect
    .poll(async () => (await pageHtml(path)).includes(text), { message: `${path} drops ${text}` })
    .toBe(false)

/** Opens a page as a visitor who has been here before: no banner covers it, no splash plays. */
export async function visit(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('kitewright-analytics-consent', 'false'))
  await page.goto(`${site.url}${path}`)
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => (document.documentElement.dataset.splash ?? 'done') === 'done')
}
