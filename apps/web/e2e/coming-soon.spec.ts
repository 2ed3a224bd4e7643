import { expect, type Page, test } from '@playwright/test'
import { visit, waitForPaint } from './visit.ts'

/** Specification: section 2, Coming soon pages; 4, Countdown; 9, refresh. What the pages say is in prerender/pages.test.ts. */

const main = (page: Page) => page.getByRole('main')

test.describe('the kite', () => {
  const kite = (page: Page) => main(page).locator('[aria-hidden] img').last()
  const place = async (page: Page) => {
    const box = await kite(page).boundingBox()
    return { x: Math.round(box?.x ?? Number.NaN), y: Math.round(box?.y ?? Number.NaN) }
  }
  const expectAt = (page: Page, to: { x: number; y: number }) =>
    expect.poll(() => place(page)).toEqual(to)

  test('follows the cursor, 40 px at most, and rests with less motion', async ({ page }) => {
    await visit(page, '/coming-soon')
    const home = await place(page)
    for (const [x, y, along, down] of [
      [0, 0, -40, -40],
      [1439, 899, 40, 40],
      [1080, 450, 20, 0],
    ] as const) {
      await page.mouse.move(x, y)
      await expectAt(page, { x: home.x + along, y: home.y + down })
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/coming-soon')
    await page.mouse.move(1439, 899)
    await waitForPaint(page)
    await expectAt(page, home)
    await expect(kite(page)).toHaveCSS('transform', 'none')
  })
})

test('the dots after "Coming Soon" move, and the page leads back home', async ({ page }) => {
  await visit(page, '/labs-careers-coming-soon')
  const heading = main(page).getByRole('heading', { level: 1, name: 'Coming Soon' })
  const dots = heading.locator('[aria-hidden] > *')
  await expect(dots).toHaveCount(3)
  for (const dot of await dots.all()) {
    const animations = await dot.evaluate((element) =>
      element.getAnimations().map(({ playState, effect }) => ({
        playState,
        iterations: effect?.getComputedTiming().iterations,
      })),
    )
    expect(animations).toEqual([{ playState: 'running', iterations: Number.POSITIVE_INFINITY }])
  }
  await main(page).getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})
