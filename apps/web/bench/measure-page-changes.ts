import type { Browser, Page } from '@playwright/test'
import { openSlow, untilSettled } from './phone.ts'

/** A journey of a visitor on a phone: home, then each page by a link of the page before. */
const journey = [
  '/services',
  '/services/web-development',
  '/contact',
  '/careers',
  '/portfolio',
  '/privacy-policy',
] as const

export type PageChange = {
  path: string
  /** ms from the click until the heading of the page is painted. */
  heading: number
  /** Longest time between two frames until then, ms. */
  frameGap: number
  /** ms from the press to the paint after it, as browsers report it (INP). */
  interaction: number
}

type Watch = { started: number; gap: number; interaction: number }

/** Taps the links of the journey, with the usual time between press and release. */
export async function measurePageChanges(browser: Browser, url: string): Promise<PageChange[]> {
  const page = await openSlow(browser, 'phone')
  await page.goto(url, { waitUntil: 'load' })
  await untilSettled(page)
  const changes: PageChange[] = []
  for (const path of journey) {
    changes.push({ path, ...(await follow(page, path)) })
    await untilSettled(page)
  }
  await page.context().close()
  return changes
}

async function follow(page: Page, path: string) {
  const link = page
    .locator(`:is(main, footer) :is([href="${path}"], [href^="${path}?"]):visible`)
    .first()
  await link.scrollIntoViewIfNeeded()
  await untilSettled(page)
  const { x, y, width, height } = (await link.boundingBox()) ?? raise(path)
  await page.evaluate(watch)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }])
  await new Promise((resolve) => setTimeout(resolve, PRESS_MS))
  await touch('touchEnd', [])
  return page.evaluate(untilHeading, path)
}

/** How long a finger stays down. */
const PRESS_MS = 80

function raise(path: string): never {
  throw new Error(`The page before ${path} has no link to it`)
}

/** Notes the click, the gaps between frames and how long events take, from now on. */
function watch() {
  const record: Watch = { started: 0, gap: 0, interaction: 0 }
  Object.assign(window, { record })
  addEventListener('click', ({ timeStamp }) => (record.started = timeStamp), {
    capture: true,
    once: true,
  })
  let last = 0
  const frame = (time: number) => {
    if (record.started && last) record.gap = Math.max(record.gap, time - last)
    last = time
    if ((window as Window & { record?: Watch }).record === record) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      record.interaction = Math.max(record.interaction, duration)
  }).observe({ type: 'event' })
}

/** Resolves with the figures once the next page is painted. */
async function untilHeading(path: string) {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const old = document.querySelector('main h1')
  while (location.pathname !== path || !document.querySelector('main h1') || isOld()) await frame()
  const paintTime = await frame()
  const { record } = window as Window & { record?: Watch }
  const { started = 0, gap = 0 } = record ?? {}
  // Browsers report an event a moment after its paint.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  Object.assign(window, { record: undefined })
  return { heading: paintTime - started, frameGap: gap, interaction: record?.interaction ?? 0 }

  function isOld() {
    return document.querySelector('main h1') === old
  }
}
