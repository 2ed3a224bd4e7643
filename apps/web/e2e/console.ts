import type { Page } from '@playwright/test'

/** Collects console errors and warnings, exceptions and failed requests of the page. */
export function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`)
  })
  return found
}

/** Resolves once React has hydrated the page. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement?.dataset.hydrated === 'true')
