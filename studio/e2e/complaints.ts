import type { Page } from '@playwright/test'

/**
 * Collects what a page complains about: console errors, exceptions, refused and failed requests.
 * A request that the page itself gave up, as it does with event streams when it leaves, is none; nor that the
 * Studio tells who is present to a lake that has just gone: it connects again by itself.
 */
export function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('WebSocket is already in CLOSING'))
      found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') found.push(`${reason} ${request.url()}`)
  })
  return found
}
