import type { Page } from '@playwright/test'
import { hydrated } from './visit.ts'

/**
 * Opens a page and pauses its clock at the first frame, where the splash starts. Then only
 * `page.clock.runFor` advances the clock.
 */
export async function openStill(page: Page, address: string) {
  await open(page, address)
  await firstFrame(page)
}

async function open(page: Page, address: string) {
  const start = new Date('2026-11-20T10:00:00+05:30')
  // A clock cannot be stopped at a moment that has passed: a slow machine needs this long at most.
  await page.clock.install({ time: start.getTime() - 60_000 })
  await page.clock.pauseAt(start)
  await page.addInitScript(startClockAtZero)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await largestPicture(page)
}

/** Scripts wait for it, whatever the page's clock says. */
const largestPicture = (page: Page) =>
  page.evaluate(() =>
    document
      .querySelector<HTMLImageElement>('img[fetchpriority=high]')
      ?.decode()
      .catch(() => {}),
  )

/** Lets `performance.now` begin with the page, as in a browser, and not with the clock. */
function startClockAtZero() {
  const now = performance.now.bind(performance)
  const opened = now()
  performance.now = () => now() - opened
}

/** Frames follow the page's clock: the first one comes at most 16 ms after its request. */
async function firstFrame(page: Page) {
  const frame = await page.evaluateHandle(() => {
    const state = { reached: false }
    requestAnimationFrame(() => {
      state.reached = true
    })
    return state
  })
  while (!(await frame.evaluate((state) => state.reached))) await page.clock.runFor(1)
}

/** Like `openStill`, and skips the splash after hydration. */
export async function startStill(page: Page, address: string) {
  await open(page, address)
  await hydrated(page)
  await firstFrame(page)
  await page.keyboard.press('Escape')
}
