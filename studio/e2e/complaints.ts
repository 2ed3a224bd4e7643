import type { Page } from '@playwright/test'

/** The browser reaches no other host (`playwright.config.ts`); the Studio works as well without. */
const isLocal = (url: string) =>
  !URL.canParse(url) || /(^|\.)localhost$/.test(new URL(url).hostname)

/** Expected messages of the Studio, on a busy machine or without access to Sanity's hosts. */
const harmless =
  /^WebSocket is already in CLOSING|Unable to connect to visual editing|^Failed to fetch version for package/

/**
 * Collects a page's complaints: console errors, exceptions, refused and failed requests.
 * Requests that the page aborted, such as event streams at unload, are ignored.
 */
export function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    const isOurs = isLocal(message.location().url) && !harmless.test(message.text())
    if (message.type() === 'error' && isOurs) found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.stack ?? error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED' && isLocal(request.url())) {
      found.push(`${reason} ${request.url()}`)
    }
  })
  return found
}

/** Removes expected complaints: those that contain one of the texts. */
export function expectComplaints(complained: string[], ...texts: string[]) {
  const others = complained.filter((one) => !texts.some((text) => one.includes(text)))
  complained.splice(0, complained.length, ...others)
}
