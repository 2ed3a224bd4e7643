import { type Browser, chromium, type Page } from '@playwright/test'

/** A cheap phone on a slow connection: 1.6 Mbit/s, 150 ms away, four times slower than this machine. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
export const SLOWDOWN = 4

export const views = {
  phone: { width: 412, height: 823 },
  desktop: { width: 1350, height: 940 },
} as const

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })

/** A page with an empty cache, of a visitor who has refused analytics, slowed down. */
export async function openSlow(
  browser: Browser,
  view: keyof typeof views,
  { network = true, slowdown = SLOWDOWN } = {},
): Promise<Page> {
  const isPhone = view === 'phone'
  const context = await browser.newContext({
    viewport: views[view],
    hasTouch: isPhone,
    isMobile: isPhone,
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('kitewright-analytics-consent', 'false')
    sessionStorage.setItem('kitewright:sidebar-closed', 'true')
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (network) await session.send('Network.emulateNetworkConditions', NETWORK)
  return page
}

/** Without Playwright's helpers, whose compilation in the page takes 50 ms at 4x. */
const hydrated = `new Promise((resolve) => {
  const root = document.documentElement
  const check = () => root.dataset.hydrated === 'true' && resolve(performance.now())
  new MutationObserver(check).observe(root, { attributes: true })
  check()
})`

/** Waits until a page that has loaded is hydrated, and two seconds more; returns the ms until hydration. */
export async function untilSettled(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const ask = async (expression: string) =>
    (await session.send('Runtime.evaluate', { expression, awaitPromise: true })).result.value
  const answers = await ask(hydrated)
  await page.waitForLoadState('networkidle')
  await ask('new Promise((resolve) => setTimeout(resolve, 2000))')
  return answers
}
