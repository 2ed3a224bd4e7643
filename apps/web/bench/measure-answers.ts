import type { Browser, Page } from '@playwright/test'
import { waitForPaint } from '../e2e/visit.ts'
import { watchMainThread } from './main-thread.ts'
import { openSlow, SLOWDOWN, untilSettled, type views } from './phone.ts'

type Control = {
  name: string
  view: keyof typeof views
  path: string
  /** The control to click, by its accessible name. */
  button: (page: Page) => ReturnType<Page['locator']>
}

const CLICK_COUNT = 6
const CLICK_MARK = 'clicked'

/** Controls that visitors open and close, with their pages. */
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
    button: (page) => page.getByRole('banner').locator('[popovertarget]'),
  },
  {
    name: 'topic of questions',
    view: 'phone',
    path: '/',
    button: (page) => page.locator('.faq-topic > *').first(),
  },
  {
    name: 'services list',
    view: 'phone',
    path: '/services/web-development',
    button: (page) => page.getByRole('button', { name: 'All services' }),
  },
]

export type Answer = {
  name: string
  /** ms from each click to the paint after it as slowed down, which waits for the next frame too. */
  clock: number[]
  /** ms of main thread work during the answer, on a processor four times slower (`measureWork`). */
  processor: number[]
}

/** Opens and closes a control several times, as visitors do. */
export async function measureAnswers(browser: Browser, url: string): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const control of controls) {
    const slowed = await click(browser, url, control, SLOWDOWN)
    const unslowed = await click(browser, url, control, 1)
    answers.push({
      name: control.name,
      clock: slowed.map(({ clock }) => clock),
      processor: unslowed.map(({ processor }) => processor * SLOWDOWN),
    })
  }
  return answers
}

/** The finger or the mouse stays down for a moment, as with visitors; that cost ends before the click. */
async function click(
  browser: Browser,
  url: string,
  { name, view, path, button }: Control,
  slowdown: number,
) {
  const page = await openSlow(browser, view, { network: false, slowdown })
  await page.goto(url + path, { waitUntil: 'load' })
  await untilSettled(page)
  const control = button(page)
  // A part far down hydrates when it comes near.
  await control.scrollIntoViewIfNeeded()
  await untilSettled(page)
  const clicks: { clock: number; processor: number }[] = []
  while (clicks.length < CLICK_COUNT) {
    const { x, y, width, height } = (await control.boundingBox()) ?? raise(name)
    const stop = await watchMainThread(browser)
    const release = await press(page, view, x + width / 2, y + height / 2)
    await waitForPaint(page)
    // Read before the click, because requests of Playwright in between would count.
    await page.evaluate(watchClick, CLICK_MARK)
    const answered = page.evaluate(clickToPaint)
    await release()
    const clock = await answered
    const { at, tasks } = await stop(CLICK_MARK)
    const [clicked = 0] = at
    const within = tasks.filter(({ start, end }) => end > clicked && start < clicked + clock)
    clicks.push({ clock, processor: within.reduce((sum, task) => sum + task.processor, 0) })
    await page.evaluate(untilStill)
  }
  await page.context().close()
  return clicks
}

/** Puts a finger or the mouse down; the returned function lifts it. */
async function press(page: Page, view: keyof typeof views, x: number, y: number) {
  if (view === 'desktop') {
    await page.mouse.move(x, y)
    await waitForPaint(page)
    await page.mouse.down()
    return () => page.mouse.up()
  }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y }])
  return () => touch('touchEnd', [])
}

function raise(name: string): never {
  throw new Error(`The ${name} has no place on its page`)
}

/** Measures the time from the next click to the paint after it, and marks the click. */
function watchClick(mark: string) {
  const paint = new Promise<number>((resolve) => {
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
  Object.assign(window, { paint })
}

const clickToPaint = () => (window as Window & { paint?: Promise<number> }).paint ?? 0

/** Waits until menus have opened or closed. Endless animations and those that follow the scroll are left out. */
async function untilStill() {
  const animations = document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(animations.map((animation) => animation.finished))
}
