import { expect, type Page, test } from '@playwright/test'
import { resize, visit } from './visit.ts'

/** Specification, section 2, Footer. What it says is in prerender/pages.test.ts; its year in lazy-hydration.spec.ts. */

const footer = (page: Page) => page.getByRole('contentinfo')

const countLines = (page: Page) =>
  footer(page)
    .getByText('Mon–Fri 9 AM – 6 PM IST')
    .evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
    })

test('hours and social links share one row each, also in the narrow column beside the services list', async ({
  page,
}) => {
  for (const path of ['/about', '/services/web-development']) {
    await visit(page, path)
    for (const width of [320, 390, 768, 1024, 1152, 1280, 1440]) {
      await resize(page, width, 900)
      if (path === '/about') expect.soft(await countLines(page), `${width} px: hours`).toBe(1)
      const linkRects = await footer(page)
        .locator('a[target="_blank"]')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
      const rows = new Set(linkRects.map(({ top }) => top))
      expect.soft(rows.size, `${path} at ${width} px`).toBe(1)
      for (const box of linkRects) {
        expect.soft(box.height, `${path} at ${width} px: target`).toBe(44)
        expect.soft(box.width, `${path} at ${width} px: target`).toBeGreaterThanOrEqual(24)
      }
    }
  }
})
