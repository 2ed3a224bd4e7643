import { expect, type Page } from '@playwright/test'

const inSight = (part: ReturnType<Page['locator']>, what: string) =>
  expect.soft(part, what).toBeInViewport({ ratio: 1 })

/** The first screen of a service page on phones on their side and on low laptops. */
export async function expectHeroInSight(page: Page) {
  const hero = page.getByRole('main').locator('section').first()
  for (const [width, height] of [
    [640, 360],
    [667, 375],
    [844, 390],
    [1280, 600],
    [1366, 650],
  ] as const) {
    const size = `${width} by ${height}`
    await page.setViewportSize({ width, height })
    // What a visitor needs there: what it is, what one gets, and the first way to ask for it.
    await inSight(page.getByRole('heading', { level: 1 }), `${size}: headline`)
    // The group's name is a paragraph, too, and comes first.
    await inSight(hero.getByRole('paragraph').nth(1), `${size}: lead`)
    await inSight(hero.getByRole('link').first(), `${size}: first link`)
    if (width < 1280) continue
    // The numbers that the layout begins with: prices, or the facts under the hero.
    const numbers = page.locator('table .price, section:first-child + [data-title-block] dd')
    for (const number of await numbers.all()) await inSight(number, `${size}: number`)
  }
}
