import type { Browser, Page } from '@playwright/test'
import { openSlow, type views } from './phone.ts'

type Control = {
  name: string
  view: keyof typeof views
  path: string
  /** What to click, by its accessible name. */
  button: (page: Page) => ReturnType<Page['locator']>
}

const CLICKS = 6

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

/** Time from each click to the paint after it, in ms, on a processor four times slower. */
export async function measureAnswers(browser: Browser, url: string) {
  const rows: { name: string; ms: number[] }[] = []
  for (const { name, view, path, button } of controls) {
    const page = await openSlow(browser, view, { network: false })
    await page.goto(url + path)
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    await page.waitForLoadState('networkidle')
    const control = button(page)
    await control.scrollIntoViewIfNeeded()
    const ms: number[] = []
    for (let click = 0; click < CLICKS; click += 1) {
      await page.evaluate(clickToPaintBegins)
      await control.click()
      ms.push(await page.evaluate(clickToPaint))
    }
    await page.context().close()
    rows.push({ name, ms })
  }
  return rows
}

function clickToPaintBegins() {
  const painted = new Promise<number>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
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
