import { expect, type Page, test } from '@playwright/test'
import { splashNever } from './sites.ts'
import { painted } from './visit.ts'

/**
 * The first screens of home and services are painted from a choice of styles before the page's own sheet has come
 * (packages/site-engine, bundle/first-screen-styles.ts): it must look and answer the same without that sheet.
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
  await page.evaluate(() => document.fonts.ready)
}

const texts = {
  'as written': (text: string) => text,
  'three times as long': (text: string) => `${text} ${text} ${text}`,
  'of one word': (text: string) => text.trim().split(' ')[0] ?? '',
}

/** What stands before the first part out of sight, with its place, size and colours, a line an element. */
const firstScreen = (page: Page, changed: (text: string) => string) =>
  page.evaluate((source) => {
    const change = new Function(`return (${source})`)() as (text: string) => string
    const root = document.querySelector('#root')
    const far = document.querySelector('[data-far]')
    if (!root || !far) throw new Error('The page has no part out of sight')
    const isBefore = (node: Node) =>
      (far.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode as Text)
    for (const node of nodes) {
      const text = node.data
      if (text.trim() && isBefore(node)) node.data = change(text)
    }
    const before = [...root.querySelectorAll('*')].filter(isBefore)
    // What holds the parts out of sight, too, is as high as their guessed heights.
    return before.filter((element) => !element.contains(far)).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, fontSize, fontWeight, visibility } = getComputedStyle(element)
      const box = [x, y, width, height].map((length) => length.toFixed(1))
      const looks = [color, backgroundColor, fontSize, fontWeight, visibility]
      return [element.localName, element.className, ...box, ...looks].join(' ')
    })
  }, changed.toString())

for (const path of paths) {
  test(`the first screen of ${path} is complete before the sheet of the page`, async ({
    browser,
  }) => {
    // What glides to its place when the window changes would be met on its way.
    const early = await browser.newPage({ reducedMotion: 'reduce' })
    const whole = await browser.newPage({ reducedMotion: 'reduce' })
    await open(early, path, false)
    await open(whole, path, true)
    for (const [name, change] of Object.entries(texts)) {
      for (const size of windows) {
        await test.step(`text ${name}, ${size.width} px wide`, async () => {
          const screens = []
          for (const page of [early, whole]) {
            await page.setViewportSize(size)
            await painted(page)
            screens.push(await firstScreen(page, name === 'as written' ? (text) => text : change))
          }
          expect.soft(screens[0]).toEqual(screens[1])
        })
      }
      await Promise.all([early.reload(), whole.reload()])
      await Promise.all([early, whole].map((page) => page.evaluate(() => document.fonts.ready)))
    }
    await early.close()
    await whole.close()
  })
}

test('what stands below it is not seen without its styles, and the menu of phones opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const menus = []
  for (const isWhole of [false, true]) {
    await open(page, '/services/web-development', isWhole)
    const title = page.locator('[data-far] h2').first()
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
