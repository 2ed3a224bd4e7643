import { expect, type Locator, type Page, test } from '@playwright/test'
import { getLines, measureColours } from './measure-colours.ts'
import { resize, scrollPage, visit } from './visit.ts'

/** Parts that share an edge share it to the pixel, and drawings keep clear of words. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const RANI = [0xd0, 0x12, 0x57] as const

async function open(page: Page, path: string, width: number, height = 900) {
  await page.addInitScript(() => sessionStorage.setItem('kitewright:sidebar-closed', 'true'))
  await page.setViewportSize({ width, height })
  await visit(page, path)
}

async function getBox(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('not shown')
  const { x, y, width, height } = box
  return { left: x, top: y, right: x + width, bottom: y + height, height }
}

const setVisibility = (words: Locator, visibility: string) =>
  words.evaluateAll((elements, value) => {
    for (const element of elements) (element as HTMLElement).style.visibility = value
  }, visibility)

/** Hides the words and takes the picture behind them. */
async function expectClear(page: Page, words: Locator, what: string) {
  const lines = (await Promise.all((await words.all()).map(getLines))).flat()
  expect(lines.length).toBeGreaterThan(0)
  await setVisibility(words, 'hidden')
  for (const [index, drawn] of (await measureColours(page, lines, RANI)).entries()) {
    expect.soft(drawn, `${what}: ${JSON.stringify(lines[index])}`).toBeLessThan(16)
  }
  await setVisibility(words, '')
}

test("services: the first tile's words lie beside its drawing", async ({ page }) => {
  await open(page, '/services', 320)
  const tile = page.getByRole('main').locator('li:has(h2)').first()
  for (const width of [320, 378, 768, 1280, 1440]) {
    await resize(page, width, 900)
    await tile.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    await tile
      .locator('img')
      .evaluateAll((pictures: HTMLImageElement[]) =>
        Promise.all(pictures.map((picture) => picture.decode())),
      )
    await expectClear(page, tile.locator('h2, p'), `${width} px`)
  }

  await test.step('15 px narrower for a scroll bar, the lead is beside the headline', async () => {
    await resize(page, 1425, 900)
    const headline = await getBox(page.getByRole('main').getByRole('heading', { level: 1 }))
    const lead = await getBox(page.getByRole('main').locator('h1 + p'))
    expect(lead.left).toBeGreaterThan(headline.right)
    expect(lead.top).toBeLessThan(headline.bottom)
  })
})

test('home: header, page and facts share their margins', async ({ page }) => {
  await open(page, '/', 1024)
  for (const width of [1024, 1280, 1440]) {
    await resize(page, width, 900)
    const logo = await getBox(page.getByRole('banner').getByRole('link', { name: 'Kitewright' }))
    const cards = await getBox(page.locator('#services ul').first())
    expect.soft(Math.abs(logo.left - cards.left), `${width} px: left`).toBeLessThan(1)
    const last = page.locator('[data-title-block] dd').last()
    const [line, ...others] = await getLines(last)
    expect.soft(others, `${width} px: on one line`).toEqual([])
    const end = (line?.x ?? 0) + (line?.width ?? 0)
    expect.soft(end, `${width} px: right`).toBeLessThanOrEqual(cards.right)
  }

  await test.step('the focus mark of the first step stays in its column', async () => {
    const steps = page.locator('main ol > li').filter({ has: page.locator('h3 > button') })
    const button = steps.first().getByRole('button')
    // The keyboard shows the mark.
    await page.keyboard.press('Shift')
    await button.focus()
    await expect(button).toBeFocused()
    const buttonBox = await getBox(button)
    const next = await getBox(steps.nth(1))
    await expect(button).toHaveCSS('outline-style', 'solid')
    expect(buttonBox.right + 6).toBeLessThanOrEqual(next.left)
  })
})

for (const path of ['/services', '/services/ai-automation']) {
  test(`${path}: header, page and footer end at one edge`, async ({ page }) => {
    await open(page, path, 390)
    for (const width of [390, 844, 1024, 1152, 1280, 1440, 1640, 1920, 2560]) {
      await resize(page, width, 900)
      const header = await getBox(
        page.getByRole('banner').locator('a:visible, button:visible').last(),
      )
      const footer = await getBox(page.getByRole('contentinfo').getByText('©').locator('../..'))
      // The first box around the headline that has one.
      const end = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const padding = (of: Element) => Number.parseFloat(getComputedStyle(of).paddingRight)
        let box: Element | null = heading
        while (box && padding(box) === 0) box = box.parentElement
        return box ? box.getBoundingClientRect().right - padding(box) : 0
      })
      expect.soft(Math.abs(header.right - end), `${width} px: header`).toBeLessThan(1)
      expect.soft(Math.abs(footer.right - end), `${width} px: footer`).toBeLessThan(1)
    }
    if (path === '/services') return

    await test.step('steps and facts share their columns', async () => {
      await resize(page, 1440, 900)
      const steps = page
        .getByRole('region', { name: 'Four steps, none skipped' })
        .getByRole('heading', { level: 3 })
      const facts = page.locator('[data-title-block] dt')
      for (const place of [0, 1, 2, 3]) {
        const [step, fact] = [await getBox(steps.nth(place)), await getBox(facts.nth(place))]
        expect(Math.abs(step.left - fact.left), `column ${place}`).toBeLessThan(1.5)
      }
    })
  })
}

test('wide: logo and last button have the same place on every page', async ({ page }) => {
  const widths = [1680, 1920, 2560]
  const edges = async (path: string) => {
    await open(page, path, 1680)
    const header = page.getByRole('banner')
    const found: number[] = []
    for (const width of widths) {
      await resize(page, width, 900)
      const logo = await getBox(header.getByRole('link', { name: 'Kitewright' }))
      const button = await getBox(header.getByRole('link', { name: 'Book a Meeting' }))
      found.push(Math.round(logo.left), Math.round(button.right))
    }
    return found
  }
  const expectedEdges = await edges('/about')
  expect(await edges('/services/web-development')).toEqual(expectedEdges)
  // The list's text aligns with the logo.
  const list = page.getByRole('complementary', { name: 'Services' })
  const title = await getBox(list.getByText('Engineering and AI'))
  expect(Math.round(title.left)).toBe(expectedEdges.at(-2))
})

test('group and service share a line where there is room, and the name is never broken', async ({
  page,
}) => {
  const expectOneLine = async (width: number) => {
    await resize(page, width, 900)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    const [name, ...rest] = await getLines(heading.locator('> span').first())
    expect.soft(rest, `${width} px: the name is on one line`).toEqual([])
    const [group] = await getLines(page.locator('main p:has(+ h1)'))
    expect.soft(name?.y, `${width} px: on the group's line`).toBe(group?.y)
  }
  await open(page, '/services/web-development', 640)
  for (const width of [640, 768, 1024, 1152]) await expectOneLine(width)
  await open(page, '/services/seo-optimization', 1280)
  await expectOneLine(1280)
})

test('a service: packages share their edges and distances, prices are one jump away', async ({
  page,
}) => {
  await open(page, '/services/pcb-hardware-design', 390)
  for (const width of [390, 768, 1024]) {
    await resize(page, width, 900)
    const cards = await Promise.all((await page.locator('[data-slip]').all()).map(getBox))
    const [first, second, third] = cards.toSorted((a, b) => a.top - b.top)
    if (!first || !second || !third) throw new Error('not three packages')
    expect(new Set(cards.map(({ left, right }) => `${left} ${right}`)).size).toBe(1)
    expect(second.top - first.bottom).toBeCloseTo(third.top - second.bottom, 0)
  }
  for (const width of [390, 1024, 1920]) {
    await resize(page, width, 900)
    await scrollPage(page, 0)
    await page.locator('a[href="#prices"]:visible').click()
    await expect(page.getByRole('heading', { name: 'Prices you can plan with' })).toBeInViewport()
  }
})

test('highlights at 1024 px have lines of six words', async ({ page }) => {
  await open(page, '/services/pcb-hardware-design', 1024)
  const texts = page.getByRole('region', { name: 'What you gain' }).locator('li > p')
  for (const text of await texts.all())
    expect((await getBox(text)).right - (await getBox(text)).left).toBeGreaterThan(300)
})

test('careers: descriptions are wider than titles; on phones Apply Now follows them', async ({
  page,
}) => {
  await open(page, '/careers', 1440)
  const job = page.getByRole('list', { name: 'Open positions' }).getByRole('listitem').first()
  const title = job.getByRole('heading')
  const text = job.getByText(/^You /)
  const apply = job.getByRole('link', { name: /^Apply Now/ })
  const ask = job.getByRole('link', { name: /^Ask about/ })
  const wide = await getBox(text)
  expect(wide.right - wide.left).toBeGreaterThan(480)
  expect(await getLines(title)).toHaveLength(1)
  await resize(page, 390, 844)
  const positions = await Promise.all(
    [title, text, apply, ask].map(async (one) => (await getBox(one)).top),
  )
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

test('labs: on phones words come before the drawing', async ({ page }) => {
  await open(page, '/labs-careers-coming-soon', 390)
  const words = await getBox(page.getByRole('main').getByText('Looking for work now?'))
  const drawing = await getBox(page.getByRole('img', { name: /^Drawing of a kite/ }))
  expect(words.bottom).toBeLessThan(drawing.top)
})

test('portfolio at 768 px: the diamond of a tag is on its text line', async ({ page }) => {
  await open(page, '/portfolio', 768)
  for (const tag of await page
    .getByRole('main')
    .getByRole('list', { name: 'Tags' })
    .getByRole('listitem')
    .all()) {
    expect((await getBox(tag)).height).toBeLessThan(24)
  }
})

test('coming soon at 768 px: the kite is whole, and clear of the button', async ({ page }) => {
  await open(page, '/coming-soon', 768)
  const sky = await getBox(page.locator('img[src*="coming-soon-sky"]'))
  const button = await getBox(page.getByRole('link', { name: 'Back to Home' }))
  expect(button.right).toBeLessThan(sky.left)
  // Its drawing is 1000 by 900, and fills the sky: hardly any of its height may be cut.
  expect((sky.right - sky.left) * 0.9).toBeLessThan(sky.height * 1.1)
})

test('the kite of the card under the pointer stays clear of the title', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/', 1440)
  const card = page.locator('#services ul > li').first()
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await card.hover({ position: { x: 40, y: 40 } })
  const kite = card.locator('svg')
  await kite.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)),
  )
  await expect(kite).not.toHaveCSS('transform', 'none')
  await expectClear(page, card.locator('h3'), 'home')
})
