import type { Page } from '@playwright/test'

/** Asked for without Playwright's helpers, which would be compiled in the page as it starts: 50 ms at 4x. */
const hydrated = `new Promise((resolve) => {
  const root = document.documentElement
  const look = () => root.dataset.hydrated === 'true' && resolve(performance.now())
  new MutationObserver(look).observe(root, { attributes: true })
  look()
})`

/** Waits until a page that has loaded answers, and two seconds more; gives the ms until it answered. */
export async function untilSettled(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const ask = async (expression: string) =>
    (await session.send('Runtime.evaluate', { expression, awaitPromise: true })).result.value
  const answers = await ask(hydrated)
  await page.waitForLoadState('networkidle')
  await ask('new Promise((resolve) => setTimeout(resolve, 2000))')
  return answers
}
