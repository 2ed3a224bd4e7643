import type { Browser } from '@playwright/test'
import { watchMainThread } from './main-thread.ts'
import { openSlow } from './phone.ts'

/** One load of a page; times in ms, bytes as sent. */
export type Load = {
  html: number
  js: number
  fonts: number
  other: number
  requests: number
  firstPaint: number
  largestPaint: number
  layoutShift: number
  /** What tasks after the first paint take beyond 50 ms of the processor, until two seconds after the page answers. */
  blocking: number
  /** The same on the clock, where tasks also wait for other processes of a busy machine. */
  blockingOnClock: number
  /** Processor time of the longest of them. */
  longest: number
  /** Until scripts answer. */
  answers: number
}

type Seen = { largest: number; shift: number }

/** Asked for without Playwright's helpers, which would be compiled in the page as it starts: 50 ms at 4x. */
const hydrated = `new Promise((resolve) => {
  const root = document.documentElement
  const look = () => root.dataset.hydrated === 'true' && resolve(performance.now())
  new MutationObserver(look).observe(root, { attributes: true })
  look()
})`

const kindOf = (type: string) =>
  type === 'document' ? 'html' : type === 'script' ? 'js' : type === 'font' ? 'fonts' : 'other'

/** Opens an address on a slow phone with nothing in its cache. */
export async function measureLoad(browser: Browser, address: string): Promise<Load> {
  const page = await openSlow(browser, 'phone')
  const bytes = { html: 0, js: 0, fonts: 0, other: 0 }
  let requests = 0
  page.on('requestfinished', async (request) => {
    requests += 1
    const { responseBodySize } = await request.sizes()
    bytes[kindOf(request.resourceType())] += responseBodySize
  })
  await page.addInitScript(() => {
    const seen: Seen = { largest: 0, shift: 0 }
    Object.assign(window, { seen })
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      })
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.largest = startTime
    })
    watch('layout-shift', (entry) => {
      seen.shift += (entry as PerformanceEntry & { value: number }).value
    })
  })
  const session = await page.context().newCDPSession(page)
  const ask = async (expression: string) =>
    (await session.send('Runtime.evaluate', { expression, awaitPromise: true })).result.value

  const stop = await watchMainThread(browser)
  await page.goto(address, { waitUntil: 'load' })
  const answers = await ask(hydrated)
  await page.waitForLoadState('networkidle')
  await ask('new Promise((resolve) => setTimeout(resolve, 2000))')
  const { at, tasks } = await stop('firstContentfulPaint')
  const afterPaint = tasks.filter(({ start }) => start > (at.at(-1) ?? 0))
  const beyond50 = (times: number[]) => times.reduce((sum, time) => sum + Math.max(0, time - 50), 0)

  const { firstPaint, seen } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    seen: (window as Window & { seen?: Seen }).seen ?? { largest: 0, shift: 0 },
  }))
  await page.context().close()
  return {
    ...bytes,
    requests,
    firstPaint,
    largestPaint: seen.largest,
    layoutShift: seen.shift,
    blocking: beyond50(afterPaint.map(({ processor }) => processor)),
    blockingOnClock: beyond50(afterPaint.map(({ start, end }) => end - start)),
    longest: Math.max(...afterPaint.map(({ processor }) => processor)),
    answers,
  }
}
