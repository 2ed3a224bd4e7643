import { expect, type Page, test } from '@playwright/test'
import { servicePaths } from './paths.ts'
import { visit } from './visit.ts'

/** The first screen of service pages on phones on their side and on low laptops. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const hero = (page: Page) => page.getByRole('main').locator('section').first()

/** What a visitor needs there: what it is, what one gets, and the first way to ask for it. */
async function expectWords(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(hero(page).locator('[class$="-hero__lead"]')).toBeInViewport({ ratio: 1 })
  await expect(hero(page).getByRole('link').first()).toBeInViewport({ ratio: 1 })
}

for (const path of servicePaths) {
  test(`${path} says what it is, and where to ask, in the first screen`, async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('kitewright:sidebar-closed', 'true'))
    await page.setViewportSize({ width: 640, height: 360 })
    await visit(page, path)
    for (const [width, height] of [
      [640, 360],
      [667, 375],
      [844, 390],
    ] as const) {
      await test.step(`${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await expectWords(page)
      })
    }
    for (const [width, height] of [
      [1280, 600],
      [1366, 650],
    ] as const) {
      await test.step(`${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await expectWords(page)
        // The numbers that the layout begins with: prices, or the facts under the hero.
        const numbers = page.locator('.price-ledger .price, .specimen-hero + .title-block dd')
        for (const number of await numbers.all()) await expect(number).toBeInViewport({ ratio: 1 })
      })
    }
  })
}
