import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** The boxes of each line of each text in the element. */
export const getLines = (words: Locator) =>
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

type Box = { x: number; y: number; width: number; height: number }

/** The largest difference from the background's colour, of 255, in each of these parts of the window. */
export async function measureColours(
  page: Page,
  areas: readonly Box[],
  background: readonly [number, number, number],
): Promise<number[]> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return areas.map(({ x, y, width, height }) => {
    const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))]
    const [right, bottom] = [
      Math.min(info.width, Math.round(x + width)),
      Math.min(info.height, Math.round(y + height)),
    ]
    let max = 0
    for (let row = top; row < bottom; row += 1) {
      for (let column = left; column < right; column += 1) {
        const at = (row * info.width + column) * info.channels
        background.forEach((value, channel) => {
          max = Math.max(max, Math.abs((data[at + channel] ?? 0) - value))
        })
      }
    }
    return max
  })
}
