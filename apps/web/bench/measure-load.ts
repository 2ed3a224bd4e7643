import type { Browser } from '@playwright/test'
import { openSlow, untilSettled } from './phone.ts'

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
  /** Until scripts answer. */
  answers: number
}

type Seen = { largest: number; shift: number }

const kinds = new Map<string, 'html' | 'js' | 'fonts'>([
  ['document', 'html'],
  ['script', 'js'],
  ['font', 'fonts'],
])

const getKind = (type: string) => kinds.get(type) ?? 'other'

/** Opens an address on a slow phone with nothing in its cache. */
export async function measureLoad(browser: Browser, address: string): Promise<Load> {
  const page = await openSlow(browser, 'phone')
  const bytes = { html: 0, js: 0, fonts: 0, other: 0 }
  let requests = 0
  page.on('requestfinished', async (request) => {
    requests += 1
    const { responseBodySize } = await request.sizes()
    bytes[getKind(request.resourceType())] += responseBodySize
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
  await page.goto(address, { waitUntil: 'load' })
  const answers = await untilSettled(page)
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
    answers,
  }
}
