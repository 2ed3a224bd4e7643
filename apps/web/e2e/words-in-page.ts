import type { Page } from '@playwright/test'

/** Words that break at their hyphen ("bug-/fix" reads as two), each with its text and class. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
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

/** Kept short by the rules of the content, or written by code: prices, figures, times beside their bar. */
const short = '.price, [role="img"], li > p:has(+ [aria-hidden])'

/** Ends every text, but those that are kept short, with a word longer than any line. */
export const addLongWords = (page: Page) =>
  page.evaluate((kept) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const around = text.parentElement
      if (!text.nodeValue?.trim() || !around || around.closest(`script, style, ${kept}`)) continue
      text.nodeValue += ` ${'W'.repeat(60)}`
    }
  }, short)
