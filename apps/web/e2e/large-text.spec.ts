import { expect, test } from '@playwright/test'
import { enlargeText } from './enlarge-text.ts'
import { paths } from './paths.ts'
import { visit } from './visit.ts'

for (const path of paths) {
  test(`${path} with text at 200 % fits a phone`, async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('kitewright:sidebar-closed', 'true'))
    await visit(page, path)
    await enlargeText(page, 200)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrolled, `${width} px`).toBeLessThanOrEqual(width)
    }
  })
}
