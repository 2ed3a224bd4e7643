import { expect, type Page } from '@playwright/test'
import { hydrated, skipSplash } from './visit.ts'

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

const named = (entries: unknown[][], name: string) =>
  entries.filter((entry) => entry[0] === 'event' && entry[1] === name).map((entry) => entry[2])

/** The events reported under a name: category, label, value, or the path and title of a page view. */
export const reported = async (page: Page, name: string) =>
  named((await dataLayer(page)) ?? [], name)

/** Records this document's reports across the click that leaves it. Returns a function that reads them. */
export async function keepReports(page: Page) {
  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      const layer: ArrayLike<unknown>[] = Reflect.get(window, 'dataLayer') ?? []
      sessionStorage.setItem('reported', JSON.stringify(layer.map((entry) => Array.from(entry))))
    }),
  )
  return async (name: string) => {
    const text = await page.evaluate(() => sessionStorage.getItem('reported'))
    return named(JSON.parse(text ?? '[]'), name)
  }
}

export const expectReports = (page: Page, name: string, reports: object[]) =>
  expect.poll(() => reported(page, name)).toEqual(reports)

export const view = (path: string, title: string) => ({ page_path: path, page_title: title })
export const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

/** Records requests to other hosts and answers each with `script`. */
export async function outsiders(page: Page, script = '') {
  const addresses: string[] = []
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      addresses.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: script })
    },
  )
  return addresses
}
