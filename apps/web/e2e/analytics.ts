import { expect, type Page } from '@playwright/test'
import { hydrated } from './console.ts'
import { skipSplash } from './visit.ts'

/** The first request to the provider. */
export const tag = 'https://www.googletagmanager.com/gtag/js?id=G-TEST12345'

export const choose = (page: Page, allowed: boolean) =>
  page.addInitScript((choice) => {
    // Not in the calendar's frame, which may keep nothing.
    if (self === top) localStorage.setItem('kitewright-analytics-consent', choice)
  }, String(allowed))

export async function open(page: Page, address: string) {
  await page.goto(address)
  await skipSplash(page)
  await hydrated(page)
}

/** Entries that the provider's tag would read; null where no tag was started. */
export const dataLayer = (page: Page) =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer')
    return Array.isArray(layer) ? layer.map((entry): unknown[] => Array.from(entry)) : null
  })

/** What was reported under a name: category, label, value, or the path and title of a page view. */
export const reported = async (page: Page, name: string) =>
  ((await dataLayer(page)) ?? [])
    .filter((entry) => entry[0] === 'event' && entry[1] === name)
    .map((entry) => entry[2])

export const expectReports = (page: Page, name: string, reports: object[]) =>
  expect.poll(() => reported(page, name)).toEqual(reports)

export const view = (path: string, title: string) => ({ page_path: path, page_title: title })
export const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
