import type { Browser } from '@playwright/test'
import { watchMainThread } from './main-thread.ts'
import { openSlow, SLOWDOWN, untilSettled } from './phone.ts'

/** Processor time of the main thread in one load, in ms on a processor four times slower. */
export type Work = {
  /** Blocking time: the part above 50 ms of tasks after the first paint, until two seconds after the page answers. */
  blocking: number
  /** The longest of them. */
  longest: number
}

/**
 * Opens an address on a phone and multiplies the time of its tasks. Chromium's own slow-down is not used:
 * with it, times grow with everything else that runs on the machine (home's blocking of 6 ms
 * becomes 20 to 90).
 */
export async function measureWork(browser: Browser, address: string): Promise<Work> {
  const page = await openSlow(browser, 'phone', { slowdown: 1 })
  const stop = await watchMainThread(browser)
  await page.goto(address, { waitUntil: 'load' })
  await untilSettled(page)
  const { at, tasks } = await stop('firstContentfulPaint')
  await page.context().close()
  const times = tasks
    .filter(({ start }) => start > (at.at(-1) ?? 0))
    .map(({ processor }) => processor * SLOWDOWN)
  return {
    blocking: times.reduce((sum, time) => sum + Math.max(0, time - 50), 0),
    longest: Math.max(...times),
  }
}
