import { createServer } from 'node:http'
import { join } from 'node:path'
import { siteHandler } from '@kitewright/site-engine/serve'
import type { Page } from '@playwright/test'
import { visit } from '../e2e/visit.ts'
import { launch, openSlow, type views } from './phone.ts'
import { table } from './table.ts'

/**
 * `pnpm bench:motion`: what each movement costs the main thread, on a processor four times slower. Nothing that moves
 * may lay out or paint each frame: what counts is how much that happens against the frames, and the longest task. Of
 * the site that was built last; words after the command choose among the gestures by their names.
 */

type Event = {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
}

/** Work of the main thread in a while: how often it laid out and painted, its tasks over 50 ms, frames drawn. */
async function measured(page: Page, gesture: () => Promise<unknown>) {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
  })
  await gesture()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: Event[]
  }
  const named = (name: string) => traceEvents.filter((event) => event.name === name)
  const thread = named('UpdateLayoutTree').at(-1) ?? named('Layout').at(-1)
  const onThread = ({ pid, tid }: Event) => pid === thread?.pid && tid === thread.tid
  const tasks = named('ThreadControllerImpl::RunTask')
    .filter(onThread)
    .map(({ dur = 0 }) => dur / 1000)
  return {
    styles: named('UpdateLayoutTree').filter(onThread).length,
    layouts: named('Layout').filter(onThread).length,
    paints: named('Paint').filter(onThread).length,
    longTasks: tasks.filter((ms) => ms > 50).length,
    longest: Math.max(0, ...tasks),
    frames: named('DrawFrame').length,
  }
}

/** Until all that moves in a place of the page has ended. Asks once, as asking at each frame would cost what is measured. */
const settled = (page: Page, selector: string) =>
  page.evaluate(async (place) => {
    const moving = document.getAnimations().filter(({ effect, timeline }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return timeline === document.timeline && target?.closest(place)
    })
    // Those that another movement replaces never finish.
    await Promise.allSettled(moving.map(({ finished }) => finished))
  }, selector)

/** Until an element has been in the page, and has gone. */
const gone = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        let wasThere = document.querySelector(wanted) !== null
        const observer = new MutationObserver(() => {
          const isThere = document.querySelector(wanted) !== null
          if (wasThere && !isThere) {
            observer.disconnect()
            resolve()
          }
          wasThere = isThere
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
    selector,
  )

const show = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

const card = 'main a[href="/services/app-development"]'
const figure = 'section[aria-labelledby=process-heading] ol > li'
const plate = 'main details summary'

/** The gestures, each on the page where it is made: `prepare` is not measured. */
const gestures: {
  name: string
  path: string
  view?: keyof typeof views
  prepare?: (page: Page) => Promise<unknown>
  make: (page: Page) => Promise<unknown>
}[] = [
  {
    // On phones, as a string and its kite follow the step on wide screens.
    name: 'figure of the process',
    path: '/',
    view: 'phone',
    prepare: (page) => show(page, figure),
    make: async (page) => {
      const built = gone(page, `${figure}:nth-child(3) div[aria-hidden] > svg`)
      await page.locator(`${figure} button`).nth(2).click()
      await built
    },
  },
  {
    name: 'map of a ledger page',
    path: '/services/payment-orchestration',
    prepare: async (page) => {
      await show(page, 'main figure')
      await page.waitForSelector('main figure > div[aria-hidden]')
    },
    make: (page) => gone(page, 'main figure > div[aria-hidden]'),
  },
  {
    name: 'kite leans',
    path: '/services',
    prepare: (page) => show(page, card),
    make: async (page) => {
      const box = await page.locator(card).first().boundingBox()
      if (!box) throw new Error('The card is not drawn')
      for (const share of [0.1, 0.9, 0.3]) {
        await page.mouse.move(box.x + share * box.width, box.y + box.height / 2)
        await settled(page, card)
      }
    },
  },
  {
    name: 'change of page',
    path: '/contact',
    make: async (page) => {
      const changed = gone(page, '.page-cut')
      await page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true }).click()
      await changed
    },
  },
  {
    name: 'plate opens',
    path: '/portfolio',
    prepare: (page) => show(page, plate),
    make: async (page) => {
      await page.locator(plate).first().click()
      await settled(page, 'details')
    },
  },
]

const wanted = process.argv.slice(2).filter((word) => word !== '--')
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word))

const site = createServer(siteHandler(join(import.meta.dirname, '../dist'))).listen(0)
const address = site.address()
if (!address || typeof address === 'string') throw new Error('The site has no port')
const browser = await launch()
try {
  const rows: string[][] = []
  const measure = async (name: string, page: Page, gesture: () => Promise<unknown>) => {
    const { styles, layouts, paints, longTasks, longest, frames } = await measured(page, gesture)
    rows.push([
      name,
      ...[styles, layouts, paints, frames, longTasks].map(String),
      longest.toFixed(0),
    ])
  }
  const open = (view: keyof typeof views) => openSlow(browser, view, { network: false })
  const home = `http://localhost:${address.port}`
  for (const { name, path, view = 'desktop', prepare, make } of gestures) {
    if (!isWanted(name)) continue
    const page = await open(view)
    await visit(page, home + path)
    // What moves has loaded when the page is idle.
    await page.waitForLoadState('networkidle')
    await prepare?.(page)
    await measure(name, page, () => make(page))
    await page.context().close()
  }
  if (isWanted('splash gives way')) {
    const page = await open('desktop')
    await page.goto(home)
    await page.waitForSelector('html[data-hydrated]')
    await page.waitForFunction(() => document.documentElement.dataset.splash !== undefined)
    await measure('splash gives way', page, () =>
      page.waitForFunction(() => document.documentElement.dataset.splash === 'done', undefined, {
        polling: 500,
      }),
    )
    await page.context().close()
  }
  console.log(
    table(['gesture', 'styles', 'layouts', 'paints', 'frames', 'over 50 ms', 'longest ms'], rows),
  )
} finally {
  await browser.close()
  site.close()
}
