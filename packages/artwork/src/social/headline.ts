import { type TextWeight, textWidth } from './outline-text.ts'

/** A heading in its two voices: what we deliver, weight 800, and how it feels, weight 300. */
export interface Headline {
  impact: string
  effort?: string
}

export interface HeadlineLine {
  text: string
  weight: TextWeight
}

export interface SetHeadline {
  lines: HeadlineLine[]
  /** Font size in px. */
  size: number
}

function wrap(text: string, weight: TextWeight, size: number, width: number): HeadlineLine[] {
  const lines: HeadlineLine[] = []
  let current = ''
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (current !== '' && textWidth(longer, weight, size) > width) {
      lines.push({ text: current, weight })
      current = word
    } else {
      current = longer
    }
  }
  if (current !== '') lines.push({ text: current, weight })
  return lines
}

/**
 * Breaks a headline into lines at the largest of `sizes` at which every line is at most `width` px
 * wide and all of them, `leading` em apart, are at most `height` px high. The two voices never share
 * a line. When nothing fits, the smallest size is used as it comes.
 */
export function setHeadline(
  headline: Headline,
  width: number,
  height: number,
  sizes: readonly number[],
  leading: number,
): SetHeadline {
  let last: SetHeadline = { lines: [], size: 0 }
  for (const size of sizes) {
    const lines = [
      ...wrap(headline.impact, 800, size, width),
      ...wrap(headline.effort ?? '', 300, size, width),
    ]
    last = { lines, size }
    const widest = Math.max(...lines.map((line) => textWidth(line.text, line.weight, size)))
    if (widest <= width && lines.length * size * leading <= height) return last
  }
  return last
}
