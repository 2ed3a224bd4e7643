import { expect, type Page, test } from '@playwright/test'
import { splashNever } from './sites.ts'
import { scrollPage } from './visit.ts'

/**
 * The first screens of home and services are painted from a choice of styles before the page's own sheet has come
 * (packages/site-engine, write/first-screen-styles.ts): it must look and answer the same without that sheet.
 */
const paths = [
  '/',
  '/services',
  '/services/web-development',
  '/services/payment-gateway',
  '/services/ui-ux-design',
]
const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 1440, height: 900 },
]
/** A page without the sheet that stands behind it. */
function withoutSheet(html: string): string {
  const [start, end] = [html.lastIndexOf('<style>'), html.lastIndexOf('</style>')]
  expect(start).toBeGreaterThan(html.indexOf('<footer'))
  return html.slice(0, start) + html.slice(end)
}

/** Opens a page as it is before its scripts run: whole, or as much of it as has come when the sheet has not. */
async function open(page: Page, path: string, isWhole: boolean) {
  await page.route('**/*.js', (route) => route.abort())
  await page.route(splashNever.url + path, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: isWhole ? html : withoutSheet(html) })
  })
  await page.goto(splashNever.url + path)
  await arrived(page)
}

/** Resolves when fonts and pictures are there: some are as wide as what has come of them. */
const arrived = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (const picture of document.images) {
      picture.loading = 'eager'
      await picture.decode().catch(() => {})
    }
  })

const texts = {
  'as written': (text: string) => text,
  'three times as long': (text: string) => `${text} ${text} ${text}`,
  'of one word': (text: string) => text.trim().split(' ')[0] ?? '',
}

/** Writes the words of the first screen anew. */
const rewrite = (page: Page, name: keyof typeof texts) =>
  page.evaluate((source) => {
    const change = new Function(`return (${source})`)() as (text: string) => string
    const far = document.querySelector('main [data-far]')
    const root = document.querySelector('#root')
    if (!root || !far) throw new Error('The page has no part out of sight')
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node && !far.contains(node); node = walker.nextNode()) {
      if (node.nodeValue?.trim()) node.nodeValue = change(node.nodeValue)
    }
  }, texts[name].toString())

/** What is in sight before the first part that is not, with its place, size and colours, a line an element. */
const firstScreen = (page: Page) =>
  page
    .locator('main [data-far]')
    .first()
    .evaluate((far) => {
      const lines = []
      for (const element of document.querySelectorAll('#root *')) {
        if (element === far) break
        const { x, y, width, height, right } = element.getBoundingClientRect()
        const { color, backgroundColor, fontSize, fontWeight, visibility } =
          getComputedStyle(element)
        // Beside the window waits the list of services; what holds the far part is as high as that is guessed.
        if (visibility !== 'visible' || right <= 0 || element.contains(far)) continue
        const box = [x, y, width, height].map((length) => length.toFixed(1))
        const looks = [color, backgroundColor, fontSize, fontWeight]
        lines.push([element.localName, element.className, ...box, ...looks].join(' '))
      }
      return lines
    })

const names = Object.keys(texts) as (keyof typeof texts)[]

for (const path of paths) {
  test(`the first screen of ${path} is complete before the sheet of the page`, async ({
    browser,
  }) => {
    // What glides to its place when the window changes would be met on its way.
    const early = await browser.newPage({ reducedMotion: 'reduce' })
    const whole = await browser.newPage({ reducedMotion: 'reduce' })
    await open(early, path, false)
    await open(whole, path, true)
    for (const name of names) {
      for (const page of [early, whole]) {
        await page.reload()
        await arrived(page)
        await rewrite(page, name)
      }
      for (const size of windows) {
        const [before, after] = await Promise.all(
          [early, whole].map(async (page) => {
            await page.setViewportSize(size)
            await scrollPage(page, 0)
            // Another width may show another picture.
            await arrived(page)
            return firstScreen(page)
          }),
        )
        expect(after?.length).toBeGreaterThan(20)
        expect.soft(before, `words ${name}, ${size.width} px wide`).toEqual(after)
      }
    }
    await Promise.all([early.close(), whole.close()])
  })
}

test('what stands below it is not seen without its styles, and the menu of phones opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const menus = []
  for (const isWhole of [false, true]) {
    await open(page, '/services/web-development', isWhole)
    const title = page.locator('main [data-far] h2').first()
    const isSeen = await title.evaluate((heading) =>
      heading.checkVisibility({ contentVisibilityAuto: true }),
    )
    if (!isWhole) expect(isSeen).toBe(false)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.locator('#site-menu')
    await expect(menu).toBeVisible()
    await menu.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    menus.push(
      await menu.getByRole('link').evaluateAll((links) =>
        links.map((link) => {
          const { x, y, width, height } = link.getBoundingClientRect()
          return [link.textContent, x, y, width, height].join(' ')
        }),
      ),
    )
    await page.unrouteAll()
  }
  expect(menus[0]).toEqual(menus[1])
})
