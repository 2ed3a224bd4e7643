import type { Page } from '@playwright/test'

/** The browser reaches no other host (`playwright.config.ts`); the Studio works as well without. */
const isLocal = (url: string) =>
  !URL.canParse(url) || /(^|\.)localhost$/.test(new URL(url).hostname)

/** Expected messages of the Studio, on a busy machine, when a page is left, or without access to Sanity's hosts. */
const ignoredMessages =
  /^WebSocket is already in CLOSING|Unable to connect to visual editing|^Failed to fetch version for package|^Failed to resolve initial value/

/**
 * Collects a page's complaints: console errors, exceptions, refused and failed requests.
 * Requests that the page aborted, such as event streams at unload, are ignored.
 */
export function watchConsole(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    const isLocalMessage = isLocal(message.location().url) && !ignoredMessages.test(message.text())
    if (message.type() === 'error' && isLocalMessage) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.stack ?? error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED' && isLocal(request.url())) {
      messages.push(`${reason} ${request.url()}`)
    }
  })
  return messages
}

/** Removes expected complaints: those that contain one of the texts. */
export function expectMessages(messages: string[], ...texts: string[]) {
  const unexpected = messages.filter((one) => !texts.some((text) => one.includes(text)))
  messages.splice(0, messages.length, ...unexpected)
}
