import type { Page } from '@playwright/test'

/** Keeps every address outside this machine that a page asks for; each gets an empty answer. */
export async function outsiders(page: Page) {
  const addresses: string[] = []
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      addresses.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  return addresses
}
