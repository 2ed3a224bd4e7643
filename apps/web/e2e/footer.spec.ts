import { expect, type Page, test } from '@playwright/test'
import { resize, visit } from './visit.ts'

/** Specification, section 2, Footer. What it says is in prerender/pages.test.ts; its year in lazy-hydration.spec.ts. */

const footer = (page: Page) => page.getByRole('contentinfo')

test('the hours stay on one line', async ({ page }) => {
  await visit(page, '/about')
  for (const width of [320, 390, 1024, 1200, 1440]) {
    await resize(page, width, 900)
    const hours = footer(page).getByText('Mon–Fri 9 AM – 6 PM IST')
    const lines = await hours.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
    })
    expect.soft(lines, `${width} px`).toBe(1)
  }
})

test('social links share one row, also in the narrow column beside the services list', async ({
  page,
}) => {
  for (const path of ['/about', '/services/web-development']) {
    await visit(page, path)
    for (const width of [320, 390, 768, 1024, 1152, 1280, 1440]) {
      await resize(page, width, 900)
      const boxes = await footer(page)
        .locator('a[target="_blank"]')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
      const rows = new Set(boxes.map(({ top }) => top))
      expect.soft(rows.size, `${path} at ${width} px`).toBe(1)
      for (const box of boxes) {
        expect.soft(box.height, `${path} at ${width} px: target`).toBe(44)
        expect.soft(box.width, `${path} at ${width} px: target`).toBeGreaterThanOrEqual(24)
      }
    }
  }
})

/** Where the words of the footer begin, in px from the left. */
async function leftEdge(page: Page, path: string) {
  await visit(page, path)
  return (await footer(page).getByText('©').boundingBox())?.x ?? Number.NaN
}

test('its words begin further right under /services, on large screens only', async ({ page }) => {
  const usual = await leftEdge(page, '/about')
  for (const path of ['/services', '/services/web-development']) {
    const moved = await leftEdge(page, path)
    // Beside the services list, which is 320 px wide.
    expect(moved).toBeGreaterThanOrEqual(320)
    expect(moved).toBeGreaterThan(usual + 100)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const onPhones = await leftEdge(page, '/about')
  expect(await leftEdge(page, '/services')).toBeLessThanOrEqual(onPhones)
})
