import type { Page } from '@playwright/test'

/**
 * Opens a page as a visitor who has been here before: analytics declined, so that no banner covers
 * the page and no request leaves, and the splash skipped. Resolves with the
 * response of the server once the page is interactive and has its height.
 */
export async function visit(page: Page, path: string) {
  await page.addInitScript(() => {
    // Not in the calendar's frame, which may store nothing.
    if (self === top) localStorage.setItem('kitewright-analytics-consent', 'false')
  })
  const response = await page.goto(path)
  await skipSplash(page)
  await hydrated(page)
  await waitForLayout(page)
  return response
}

/** Opens a page as `visit` does, uses it, and waits for the code of the sheet between pages, which then loads. */
export const visitIdle = (page: Page, path: string) => waitUntilIdle(page, () => visit(page, path))

/** Uses the page as a mouse does: code that no page needs before loads from then on (site-engine's first-use.ts). */
export const moveMouse = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PointerEvent('pointermove')))

/** Loads a page and uses it; resolves when the code that loads last is there. */
export async function waitUntilIdle(page: Page, load: () => Promise<unknown>) {
  const code = page.waitForResponse('**/page-transition-*.js')
  await load()
  await hydrated(page)
  await moveMouse(page)
  await (await code).finished()
  await waitForPaint(page)
}

/** Resolves when all parts of the page are rendered and laid out, also distant ones (site-engine's lazy-hydrate.tsx). */
export const waitForLayout = (page: Page) =>
  page.waitForFunction(() => {
    document.documentElement.dataset.whole = ''
    return !document.querySelector('[data-unrendered]')
  })

/** Ends the splash as Escape does. Checks and presses in one step: after the splash Escape closes menus. */
export async function skipSplash(page: Page) {
  await page.evaluate(() => {
    const { splash } = document.documentElement.dataset
    if (splash && splash !== 'done') dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  })
  await page.waitForFunction(() => (document.documentElement.dataset.splash ?? 'done') === 'done')
}

/** Stops the page's clock, which must be installed; from here on only `runFor` moves it. */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 10_000)
}

/**
 * Resolves after the page has been painted twice, so that changes of timers and observers are visible.
 * Observers work while the page's clock is stopped; animation frames do not.
 */
export const waitForPaint = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body)
      })
    }
  })

/** Scrolls to a position in px at once, like dragging the scroll bar. */
export async function scrollPage(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await waitForPaint(page)
}

export const getScrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Resizes the window; resolves when the page is laid out at that size. */
export async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await waitForPaint(page)
}

/** Collects console errors and warnings, exceptions and failed requests of the page. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()} ${response.url()}`)
  })
  return messages
}

/** Resolves once React has hydrated the page. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement?.dataset.hydrated === 'true')
