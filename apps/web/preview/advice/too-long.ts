import { getTextNodes } from './narrow-copy.ts'

/** A headline with more lines leaves no room for the text below it. */
const MOST_LINES = { button: 2, headline: 7 }

type TooLong = { text: Text; message: string }

/** Texts of a page that are too long for their places, with a message for the editor. */
export function findTooLongTexts(root: Element, width: number): TooLong[] {
  return getTextNodes(root).flatMap((text) => {
    const parent = text.parentElement
    if (!parent || !text.data.trim() || !isSeen(parent)) return []
    const message =
      findClipping(text, parent, width) ??
      findBrokenWord(text, parent) ??
      findManyLines(text, parent)
    return message === undefined ? [] : [{ text, message }]
  })
}

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('.sr-only, a[href="#main"], [aria-hidden="true"], svg, script, style')

function getRects(text: Text, start = 0, end = text.length): DOMRect[] {
  const range = text.ownerDocument.createRange()
  range.setStart(text, start)
  range.setEnd(text, end)
  return [...range.getClientRects()].filter(({ width }) => width > 0)
}

/** Half a pixel is rounding. */
const ROUNDING_PX = 1

function findClipping(text: Text, parent: Element, width: number): string | undefined {
  const rects = getRects(text)
  const [first] = rects
  if (!first) return undefined
  const left = Math.min(...rects.map((rect) => rect.left))
  const right = Math.max(...rects.map((rect) => rect.right))
  const top = Math.min(...rects.map((rect) => rect.top))
  const bottom = Math.max(...rects.map((rect) => rect.bottom))
  const overhang = first.height / 2
  const { body } = text.ownerDocument
  for (let box: Element | null = parent; box && box !== body; box = box.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(box)
    if (/auto|scroll/.test(overflowX)) return undefined
    const at = box.getBoundingClientRect()
    const isClippedX =
      /hidden|clip/.test(overflowX) &&
      (left < at.left - ROUNDING_PX || right > at.right + ROUNDING_PX)
    const isClippedY =
      /hidden|clip/.test(overflowY) &&
      // Letters of close lines overlap their box.
      (bottom - at.bottom > overhang || at.top - top > overhang)
    if (isClippedX || isClippedY) return 'is cut off on a small phone. Shorten it.'
    if (position === 'fixed') break
  }
  return left < -ROUNDING_PX || right > width + ROUNDING_PX
    ? 'reaches past the edge of a small phone. Shorten it.'
    : undefined
}

/** Letters of a word that are sure to fit a line. */
const SHORT_WORD = 8

function findBrokenWord(text: Text, parent: Element): string | undefined {
  if (!parent.closest('h1, h2, h3, a, button')) return undefined
  for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (word.length <= SHORT_WORD) continue
    const rects = getRects(text, index, index + word.length)
    const [first, last] = [rects[0], rects.at(-1)]
    if (first && last && last.top >= first.bottom - ROUNDING_PX) {
      return `has a word that breaks in its middle on a small phone: “${word}”. Choose a shorter one.`
    }
  }
  return undefined
}

function findManyLines(text: Text, parent: Element): string | undefined {
  const lines = new Set(getRects(text).map(({ top }) => Math.round(top))).size
  if (parent.closest('.button') && lines > MOST_LINES.button) {
    return `takes ${lines} lines of a button on a small phone. Two or three words are enough.`
  }
  if (parent.closest('h1, h2') && lines > MOST_LINES.headline) {
    return `takes ${lines} lines on a small phone. Shorten it.`
  }
  return undefined
}
