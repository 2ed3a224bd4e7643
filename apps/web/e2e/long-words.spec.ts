import { expect, test } from '@playwright/test'
import { hydrated } from './console.ts'
import { paths } from './paths.ts'

/** Kept short by the rules of the content, or written by code: prices, times, figures, weeks. */
const short = '.price, .stat__unit, .ledger-steps__time, .ledger-steps__label, .axis'

for (const path of paths) {
  test(`${path} holds a word longer than a screen 320 px wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await hydrated(page)
    const width = await page.evaluate((kept) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        const around = text.parentElement
        if (!text.nodeValue?.trim() || !around || around.closest(`script, style, ${kept}`)) continue
        text.nodeValue += ` ${'W'.repeat(60)}`
      }
      return document.documentElement.scrollWidth
    }, short)
    expect(width).toBeLessThanOrEqual(320)
  })
}
