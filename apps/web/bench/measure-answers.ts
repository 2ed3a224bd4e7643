import type { Browser, Page } from '@playwright/test'
import { watchMainThread } from './main-thread.ts'
import { openSlow, type views } from './phone.ts'

type Control = {
  name: string
  view: keyof typeof views
  path: string
  /** What to click, by its accessible name. */
  button: (page: Page) => ReturnType<Page['locator']>
}

const CLICKS = 6
const CLICKED = 'clicked'

/** What visitors open and close, and where. */
const controls: Control[] = [
  {
    name: 'services menu',
    view: 'desktop',
    path: '/',
    button: (page) => page.getByRole('banner').getByRole('button', { name: 'Services' }),
  },
  {
    name: 'mobile menu',
    view: 'phone',
    path: '/',
    button: (page) => page.locator('.header__toggle'),
  },
  {
    name: 'question',
    view: 'phone',
    path: '/',
    button: (page) => page.locator('.faq-question__button').first(),
  },
  {
    name: 'services list',
    view: 'phone',
    path: '/services/web-development',
    button: (page) => page.locator('.services-layout__toggle'),
  },
]

/**
 * Time from each click to the paint after it, in ms, on a processor four times slower: on the clock, which
 * waits for other processes and the next frame too, and what the main thread works meanwhile.
 */
export async function measureAnswers(browser: Browser, url: string) {
  const rows: { name: string; clock: number[]; processor: number[] }[] = []
  for (const { name, view, path, button } of controls) {
    const page = await openSlow(browser, view, { network: false })
    await page.goto(url + path)
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    await page.waitForLoadState('networkidle')
    const control = button(page)
    await control.scrollIntoViewIfNeeded()
    const row = { name, clock: [] as number[], processor: [] as number[] }
    for (let click = 0; click < CLICKS; click += 1) {
      const stop = await watchMainThread(browser)
      // Asked before the click: what Playwright asks in between would be counted.
      await page.evaluate(watchClick, CLICKED)
      const { x, y, width, height } = (await control.boundingBox()) ?? raise(name)
      const painted = page.evaluate(clickToPaint)
      await page.mouse.click(x + width / 2, y + height / 2)
      row.clock.push(await painted)
      const { at, tasks } = await stop(CLICKED)
      const [clicked = 0] = at
      const within = tasks.filter(
        ({ start, end }) => end > clicked && start < clicked + (row.clock.at(-1) ?? 0),
      )
      row.processor.push(within.reduce((sum, task) => sum + task.processor, 0))
      await page.evaluate(untilStill)
    }
    await page.context().close()
    rows.push(row)
  }
  return rows
}

function raise(name: string): never {
  throw new Error(`The ${name} has no place on its page`)
}

/** Notes how long the next click takes until the paint after it, and marks when it came. */
function watchClick(mark: string) {
  const painted = new Promise<number>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        performance.mark(mark, { startTime: timeStamp })
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          port2.postMessage(0)
        })
      },
      { capture: true, once: true },
    )
  })
  Object.assign(window, { painted })
}

const clickToPaint = () => (window as Window & { painted?: Promise<number> }).painted ?? 0

/** Menus that are still opening or closing would be clicked in passing; what never ends goes on. */
async function untilStill() {
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map((animation) => animation.finished))
}
