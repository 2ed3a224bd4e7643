import type { Page } from '@playwright/test'

/** Keeps every address outside this machine that a page asks for; each is answered with `script`. */
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
