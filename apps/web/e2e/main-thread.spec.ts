import { expect, type Page, test } from '@playwright/test'
import { splashNever } from './sites.ts'
import { hydrated } from './visit.ts'

/**
 * Layouts and style recalculations hardly depend on the machine. Home needs 2 and 3 after hydration; with each part
 * below laid out while idle it needed 9 and 12. One more of each is for a font that arrives late.
 */
const MOST = { layouts: 4, recalculations: 5 }

test.use({ viewport: { width: 390, height: 844 } })

/** Starts to count for the page; the returned function resolves with the counts. */
async function watchWork(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const count = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { layouts: count('LayoutCount'), recalculations: count('RecalcStyleCount') }
  }
}

/** Resolves when the browser has nothing left to do but timers. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let step = 0; step < 30; step += 1)
      await new Promise((resolve) => requestIdleCallback(resolve))
  })

for (const path of ['/', '/services/web-development']) {
  test(`${path} causes few layouts after hydration`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('kitewright-analytics-consent', 'false')
      sessionStorage.setItem('kitewright:sidebar-closed', 'true')
    })
    // The film would count each time that it plays.
    await page.route(/\.(webm|mp4)$/, (route) => route.abort())
    const work = await watchWork(page)
    await page.goto(splashNever.url + path)
    await hydrated(page)
    const before = await work()
    await page.waitForLoadState('networkidle')
    await idle(page)
    const after = await work()
    expect(after.layouts - before.layouts).toBeLessThanOrEqual(MOST.layouts)
    expect(after.recalculations - before.recalculations).toBeLessThanOrEqual(MOST.recalculations)
  })
}
