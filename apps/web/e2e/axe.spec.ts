import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { hydrated } from './console.ts'
import { paths } from './paths.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const width of [390, 1440]) {
  for (const path of paths) {
    test(`${path} has no accessibility violation at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await hydrated(page)
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      )
      expect(found).toEqual([])
    })
  }
}
