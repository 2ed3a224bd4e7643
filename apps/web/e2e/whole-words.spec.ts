import { expect, test } from '@playwright/test'
import { paths } from './paths.ts'
import { visit } from './visit.ts'

/** A word with a hyphen stands on one line ("bug-/fix" reads as two); only names of services may break. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of paths) {
  test(`${path} breaks no word at its hyphen`, async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('kitewright:sidebar-closed', 'true'))
    await visit(page, path)
    const found: string[] = []
    for (const width of [320, 390, 667, 768, 844, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const broken = await page.evaluate(() => {
        const lineOf = (text: Node, at: number) => {
          const sign = document.createRange()
          sign.setStart(text, at)
          sign.setEnd(text, at + 1)
          return sign.getClientRects()[0]
        }
        const broken: string[] = []
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { currentNode: text } = texts
          if (text.parentElement?.closest('script, style')) continue
          for (const word of text.nodeValue?.matchAll(/[\p{L}\p{N}]-\u2060?\p{L}+/gu) ?? []) {
            const above = lineOf(text, word.index)
            const below = lineOf(text, word.index + word[0].length - 1)
            if (above && below && below.top >= above.bottom) {
              broken.push(`${text.nodeValue}: ${text.parentElement?.className}`)
            }
          }
        }
        return broken
      })
      found.push(...broken.map((text) => `${width}: ${text}`))
    }
    expect(found).toEqual([])
  })
}
