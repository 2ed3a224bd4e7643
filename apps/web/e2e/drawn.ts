import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** The boxes of each line of each text in the element. */
export const linesOf = (words: Locator) =>
  words.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const lines: { x: number; y: number; width: number; height: number }[] = []
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width > 1) lines.push({ x, y, width, height })
      }
    }
    return lines
  })

/** The largest difference from the background's colour, of 255, in that part of the window. */
export async function drawnIn(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
  background: readonly [number, number, number],
) {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let most = 0
  for (let at = 0; at < data.length; at += info.channels) {
    background.forEach((value, channel) => {
      most = Math.max(most, Math.abs((data[at + channel] ?? 0) - value))
    })
  }
  return most
}
