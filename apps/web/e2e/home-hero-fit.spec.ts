import { expect, type Page, test } from '@playwright/test'
import { getLines, measureColours } from './measure-colours.ts'
import { resize, visit } from './visit.ts'

/** The first screen of home on low windows, and words and picture that keep clear of each other. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PAPER = [0xf7, 0xf3, 0xeb] as const

const hero = (page: Page) => page.getByRole('main').locator('section').first()
const button = (page: Page) => hero(page).getByRole('link', { name: 'Book a meeting' })
const facts = (page: Page) => page.getByRole('region', { name: 'At a glance' })

/** Both pictures of the first screen have several sizes: resolves when the right size is loaded. */
async function open(page: Page, width: number, height: number) {
  await resize(page, width, height)
  await hero(page)
    .locator('img')
    .evaluateAll((pictures: HTMLImageElement[]) =>
      Promise.all(
        pictures.filter((picture) => picture.checkVisibility()).map((picture) => picture.decode()),
      ),
    )
}

async function expectLinksInView(page: Page, size: string) {
  for (const link of await hero(page).getByRole('link').all()) {
    await expect.soft(link, `${size}: link`).toBeInViewport({ ratio: 1 })
  }
}

test('button and facts fit in the first screen', async ({ page }) => {
  await visit(page, '/')
  for (const [width, height] of [
    [1920, 940],
    [1440, 900],
    [1536, 730],
    [1366, 650],
    [1280, 720],
    [1280, 600],
    [1024, 768],
    [844, 390],
    // A phone on its side, and 1280 by 720 at 200 %.
    [667, 375],
    [640, 360],
  ] as const) {
    const size = `${width} by ${height}`
    await open(page, width, height)
    await expect.soft(button(page), `${size}: button`).toBeInViewport({ ratio: 1 })
    for (const fact of await facts(page).locator('dd').all()) {
      await expect.soft(fact, `${size}: fact`).toBeInViewport({ ratio: 1 })
    }
    if (width <= 667) await expectLinksInView(page, size)
  }
})

test('on an upright phone the first screen is as high as the window', async ({ page }) => {
  await visit(page, '/')
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [360, 740],
    [375, 667],
    [390, 664],
    [390, 844],
    [412, 823],
    [430, 932],
    [640, 800],
    [700, 900],
  ] as const) {
    const size = `${width} by ${height}`
    await open(page, width, height)
    const bottom = await hero(page).evaluate((element) => element.getBoundingClientRect().bottom)
    expect.soft(bottom, `${size}: end`).toBeCloseTo(height, 0)
    await expectLinksInView(page, size)
  }
})

test('an upright tablet has no empty space above the headline', async ({ page }) => {
  await visit(page, '/')
  for (const [width, height] of [
    [768, 1024],
    [820, 1180],
  ] as const) {
    await open(page, width, height)
    const top = await hero(page).evaluate((element) => {
      const headline = element.querySelector('h1')?.getBoundingClientRect().top ?? 0
      return headline - element.getBoundingClientRect().top
    })
    expect.soft(top, `${width} by ${height}`).toBeLessThan(64)
  }
})

test('nothing is drawn behind the words', async ({ page }) => {
  await visit(page, '/')
  const box = hero(page).locator('> div').first()
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [640, 800],
    [640, 360],
    [667, 375],
    [700, 900],
    [720, 450],
    [768, 1024],
    [820, 1180],
    [800, 800],
    [844, 390],
    [1024, 900],
    [1280, 600],
    [1440, 900],
  ] as const) {
    const size = `${width} by ${height}`
    await open(page, width, height)
    const words = hero(page).locator('h1, p, a')
    const lines = (await Promise.all((await words.all()).map(getLines))).flat()
    expect.soft(lines.length, `${size}: lines`).toBeGreaterThan(4)
    await box.evaluate((element: HTMLElement) => {
      element.style.visibility = 'hidden'
    })
    for (const [index, drawn] of (await measureColours(page, lines, PAPER)).entries()) {
      // Kept compressed, paper is itself only within a few steps.
      expect.soft(drawn, `${size}: ${JSON.stringify(lines[index])}`).toBeLessThan(16)
    }
    await box.evaluate((element: HTMLElement) => {
      element.style.visibility = ''
    })
  }
})
