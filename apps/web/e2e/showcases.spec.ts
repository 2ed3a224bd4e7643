import { expect, type Locator, type Page, test } from '@playwright/test'
import { violations } from './page-checks.ts'
import { resize, visit } from './visit.ts'

/** The showcases of typical builds: closed one block, open an exploded view with the account of how it is built. Without JavaScript: no-script.spec.ts. */

const getShowcase = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article', { name }).locator('details')
const getSheets = (showcase: Locator) => showcase.locator('.showcase__sheet')

/** From the first sheet to the second, in px: to the right and upwards; after all movement. */
async function getStep(showcase: Locator) {
  return showcase.evaluate(async (element) => {
    const animations = element.getAnimations({ subtree: true })
    await Promise.all(
      animations
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    )
    const [first, second] = [...element.querySelectorAll('.showcase__sheet img')].map((sheet) =>
      sheet.getBoundingClientRect(),
    )
    if (!first || !second) throw new Error('A showcase without sheets')
    return { right: second.left - first.left, up: first.top - second.top, width: first.width }
  })
}

const at45Degrees = ({ right, up }: { right: number; up: number }) => Math.abs(right - up)

test('a showcase is one block, and opens by mouse and by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/portfolio')
  const showcase = getShowcase(page, 'Cold-chain tracker')
  const summary = showcase.locator('summary')
  await expect(getSheets(showcase)).toHaveCount(3)
  await expect(summary).toHaveAccessibleName(/See inside\s?: Cold-chain tracker$/)
  await page.mouse.move(0, 0)

  await test.step('closed: 10 px from sheet to sheet', async () => {
    const closed = await getStep(showcase)
    expect(closed.right).toBeCloseTo(10, 0)
    expect(at45Degrees(closed)).toBeLessThan(1)
  })

  await test.step('open: the height at once, by transform alone', async () => {
    const samples = await summary.evaluate((element: HTMLElement) => {
      const height = () => element.getBoundingClientRect().height
      const before = height()
      element.click()
      const properties = element
        .getAnimations({ subtree: true })
        .map((animation) => animation instanceof CSSTransition && animation.transitionProperty)
      return { before, after: height(), properties: [...new Set(properties)].sort() }
    })
    expect(samples.after).toBeGreaterThan(samples.before * 1.15)
    expect(samples.properties.filter((name) => name !== 'rotate')).toEqual(['opacity', 'transform'])
    const open = await getStep(showcase)
    expect(open.right).toBeGreaterThan(open.width / 2)
    expect(at45Degrees(open)).toBeLessThan(1)
    expect((await summary.boundingBox())?.height).toBeCloseTo(samples.after, 0)
    await expect(showcase.getByText('A sensor in a cool box').first()).toBeInViewport()
  })

  await test.step('the account', async () => {
    for (const heading of ['The problem', 'What we would decide', 'Parts']) {
      await expect(showcase.getByRole('heading', { name: heading })).toBeVisible()
    }
    expect(await violations(page)).toEqual([])
  })

  await test.step('keyboard', async () => {
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(showcase).not.toHaveAttribute('open')
    await page.keyboard.press('Space')
    await expect(showcase).toHaveAttribute('open')
  })
})

test('wide: words fill the column beside the drawing, and the account both columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/portfolio')
  const builds = await page.getByRole('main').getByRole('article').all()
  expect(builds).toHaveLength(4)
  for (const state of ['closed', 'open']) {
    for (const width of [1440, 1920]) {
      await resize(page, width, 900)
      for (const build of builds) {
        const found = await build.evaluate((article) => {
          const box = (selector: string) => {
            const part = article.querySelector(selector)
            if (!part) throw new Error(`${selector} is missing`)
            return part.getBoundingClientRect()
          }
          const drawing = box('summary')
          const end = box('a[href^="/contact"]').bottom
          const gap = box('dl').top - box('ul[aria-label="Services"]').bottom
          const account = box('summary ~ div')
          return {
            below: Math.round(drawing.bottom - end),
            gap: gap / drawing.height,
            account: Math.round(account.width),
            fullWidth: Math.round(article.getBoundingClientRect().width),
          }
        })
        const name = `${state}, ${width} px`
        expect.soft(found.below, name).toBe(state === 'open' ? 28 : 0)
        expect.soft(found.gap, name).toBeLessThan(0.45)
        if (state === 'open') expect.soft(found.account, name).toBe(found.fullWidth)
      }
    }
    await page
      .locator('details > summary')
      .evaluateAll((summaries: HTMLElement[]) => summaries.map((summary) => summary.click()))
  }
  await test.step('links beside the drawing can be clicked', async () => {
    await builds[0]?.getByRole('link', { name: /^Ask about one like this/ }).click()
    await expect(page).toHaveURL(/^[^?]+\/contact\?project=/)
  })
})

test('with reduced motion the sheets are apart already, and keep within their showcase', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/portfolio')
  const showcase = getShowcase(page, 'Cold-chain tracker')
  const still = await getStep(showcase)
  expect(still.right).toBeGreaterThan(still.width / 2)
  await expect(showcase.locator('.showcase__label').first()).toHaveCSS('opacity', '1')
  const outside = () =>
    page
      .getByRole('main')
      .locator('summary')
      .evaluateAll((drawings) =>
        drawings.flatMap((drawing) => {
          const frame = drawing.getBoundingClientRect()
          return [...drawing.querySelectorAll('.showcase__sheet, .showcase__label')]
            .map((part) => ({ part, box: part.getBoundingClientRect() }))
            .filter(({ box }) => box.left < frame.left || box.right > frame.right)
            .map(({ part }) => part.className)
        }),
      )
  const widths = [768, 390, 320]
  for (const width of widths) {
    await resize(page, width, 900)
    expect(await outside(), `closed, ${width} px`).toEqual([])
  }
  await resize(page, 1440, 900)
  await showcase.locator('summary').click()
  expect((await getStep(showcase)).right).toBeCloseTo(still.right, 1)
  await page
    .locator('details:not([open]) > summary')
    .evaluateAll((summaries: HTMLElement[]) => summaries.map((summary) => summary.click()))
  for (const width of widths) {
    await resize(page, width, 900)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(await violations(page)).toEqual([])
})

test('with forced colours sheets keep their edges and the showcase its words', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await visit(page, '/portfolio')
  const showcase = getShowcase(page, 'Cold-chain tracker')
  const edge = await getSheets(showcase)
    .first()
    .evaluate((sheet) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(sheet, '::before')
      const background = getComputedStyle(sheet.closest('summary') as Element).backgroundColor
      return { borderTopWidth, isSeen: borderTopColor !== background }
    })
  expect(edge).toEqual({ borderTopWidth: '1px', isSeen: true })
  await expect(showcase.getByText('See inside')).toBeVisible()
})
