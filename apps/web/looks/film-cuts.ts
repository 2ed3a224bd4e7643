import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { siteHandler } from '@kitewright/site-engine/serve'
import { chromium, type Page } from '@playwright/test'
import { openStill } from '../e2e/still-clock.ts'
import { visit } from '../e2e/visit.ts'

/**
 * Takes the films of the splash's exit, of page changes and of the slip as pictures, one every `--every` ms, to look at frame by
 * frame: `pnpm film:cuts`, after a build. All movement is the browser's own, held still at each moment.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(import.meta.dirname, '../.cache/films') },
    every: { type: 'string', default: '40' },
  },
})
const every = Number(values.every)
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const site = createServer(siteHandler(join(import.meta.dirname, '../dist'))).listen(0)
const address = site.address()
if (!address || typeof address === 'string') throw new Error('The site has no port')
const executablePath = process.env.CHROME_PATH
const browser = await chromium.launch(executablePath ? { executablePath } : {})

/** Holds all that moves at `ms` after it began. */
const holdAt = (page: Page, ms: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      // Others follow the scroll.
      if (animation.timeline !== document.timeline) continue
      animation.pause()
      animation.currentTime = time
    }
  }, ms)

const finishAll = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {}
      if (animation.timeline === document.timeline && endTime !== Infinity) animation.finish()
    }
  })

/** Pictures of what moves now, from its beginning until `length` ms; named by the time since `start`. */
async function film(page: Page, name: string, length: number, start = 0) {
  const folder = join(values.out, name)
  await mkdir(folder, { recursive: true })
  for (let ms = 0; ms <= length; ms += every) {
    await holdAt(page, ms)
    const time = String(start + ms).padStart(4, '0')
    await page.screenshot({ path: join(folder, `${time}.png`) })
  }
  console.log(folder)
}

/** Lets the sheet between pages, and what rides on it, begin at rest. */
function holdSheet() {
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how)
    if (/page-cut|slip/.test(this.className)) animation.pause()
    return animation
  }
}

/** Waits for the sheet's next movement. */
const sheetMoves = (page: Page) =>
  page.waitForFunction(() =>
    document
      .querySelector('.page-cut')
      ?.getAnimations()
      .some(({ playState }) => playState === 'paused'),
  )

async function filmPageChange(page: Page, name: string, go: () => Promise<void>) {
  await finishAll(page)
  await go()
  await sheetMoves(page)
  await film(page, name, 220)
  await finishAll(page)
  await sheetMoves(page)
  await film(page, name, 320, 240)
}

/** The slip of a package on its way to the form, its drop there, and how it leaves once the enquiry is sent. */
async function filmSlip(page: Page, width: string) {
  await page.addInitScript(holdSheet)
  const code = page.waitForResponse('**/page-cut-*.js')
  await visit(page, '/services/web-development')
  await (await code).finished()
  const read = page.getByRole('button', { name: 'Read this page' })
  if (await read.isVisible()) await read.click()
  const ask = page.locator('a', { hasText: 'Ask about Professional' })
  await ask.evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }))
  const fold = page.waitForResponse('**/fold-away-*.js')
  await filmPageChange(page, `slip-${width}`, () => ask.click({ noWaitAfter: true }))
  await page.evaluate(() => {
    for (const moving of document.querySelectorAll('.page-cut, .page-cut__rider')) {
      for (const animation of moving.getAnimations()) animation.finish()
    }
  })
  await page.waitForFunction(() => !document.querySelector('.page-cut'))
  await page.locator('main .slip').scrollIntoViewIfNeeded()
  await film(page, `slip-drops-${width}`, 1_040)
  await finishAll(page)
  await (await fold).finished()
  for (const field of await page.locator('form [required]').all())
    await field.fill('+91 98765 43210')
  await page.locator('form [type=email]').fill('ada@example.in')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.waitForFunction(() => document.querySelector('.slip-plane')?.getAnimations().length)
  await film(page, `slip-leaves-${width}`, 900)
  await page.close()
}

for (const viewport of sizes) {
  const { width } = viewport
  const baseURL = `http://localhost:${address.port}`
  for (const path of ['/', '/services/api-microservices']) {
    const page = await browser.newPage({ viewport, baseURL })
    await openStill(page, path)
    await page.waitForSelector('html[data-hydrated]')
    // Nothing of before is to move any more.
    await finishAll(page)
    await page.clock.runFor(4_100)
    await film(page, `splash${path.replaceAll('/', '-')}-${width}`, 1_000)
    await page.close()
  }
  const page = await browser.newPage({ viewport, baseURL })
  await page.addInitScript(holdSheet)
  const code = page.waitForResponse('**/page-cut-*.js')
  await visit(page, '/')
  await (await code).finished()
  const card = page
    .getByRole('main')
    .locator('a[href^="/services/"]', { has: page.locator('.kite') })
  await card.nth(1).scrollIntoViewIfNeeded()
  await filmPageChange(page, `card-to-service-${width}`, () =>
    card.nth(1).click({ noWaitAfter: true }),
  )
  await finishAll(page)
  await filmPageChange(page, `back-${width}`, () => page.evaluate(() => history.back()))
  await page.close()
  await filmSlip(await browser.newPage({ viewport, baseURL }), String(width))
}
await browser.close()
site.close()
