import { getKite, type ThemeName } from '../generative/get-kite.ts'
import { type AnyKite, place } from '../kites/kite.ts'
import { drawLogo } from '../logo.ts'
import { colour } from '../palette.ts'
import { DASH_DOT, drawLine, drawRect, renderSvg } from '../svg.ts'
import {
  drawTextLine,
  findMissingCharacters,
  measureText,
  type TextWeight,
} from './outline-text.ts'

export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const

const MARGIN = 72
const TEXT_WIDTH = 610
/** From the logo's clear space down to the margin. */
const TEXT_HEIGHT = 380
const SIZES = [132, 120, 108, 98, 90, 82, 74, 66, 58] as const
const LEADING = 0.92

/** The characters of a headline that the font of the sharing picture lacks. */
export const findUndrawable = ({ impact, effort = '' }: Headline) =>
  findMissingCharacters(impact + effort)

/**
 * The picture of a shared page, 1200 by 630: logo and headline left, the kite cropped at the right edge. The text is
 * outlined, so that every rasteriser makes the same PNG. A headline
 * with a character that the font lacks is left out whole: half a headline would be another one.
 */
export function renderSocialImage(headline: Headline, kite: AnyKite): string {
  const { width, height } = SOCIAL_IMAGE_SIZE
  const shownHeadline = findUndrawable(headline).length === 0 ? headline : { impact: '' }
  const { lines, size } = setHeadline(shownHeadline, TEXT_WIDTH, TEXT_HEIGHT, SIZES, LEADING)
  const lastBaseline = height - MARGIN
  const text = lines.map(({ text, weight }, index) => {
    const baseline = lastBaseline - (lines.length - 1 - index) * size * LEADING
    return drawTextLine(text, MARGIN - size * 0.04, baseline, weight, size, colour.ink)
  })
  const [x, y] = [1076, 306]
  const axes = drawLine(
    `M${x} 0V${height}M560 ${y}H${width}`,
    colour.ink,
    1.2,
    `${DASH_DOT} opacity=".3"`,
  )
  const string = drawLine(`M${x} ${y}C1010 470 940 590 850 ${height + 20}`, colour.ink, 2)
  const drawing = axes + string + place(kite, x, y, 426, 12, { spar: 0.55 })
  return renderSvg(
    width,
    height,
    drawRect(0, 0, width, height, colour.page) + drawing + drawLogo(MARGIN, 64, 64) + text.join(''),
  )
}

/** The kite of pages that are not about one service. */
const companyKite: AnyKite = 'software-hardware-development'

/** A page's sharing picture as SVG (1200 x 630): its headline, and its service's kite or the company's. */
export const renderPagePicture = (
  headline: Headline,
  service?: { slug: string; theme: ThemeName },
) => renderSocialImage(headline, service ? getKite(service.slug, service.theme) : companyKite)

/** A heading in two parts: the offer, weight 800, and the feeling, weight 300. */
interface Headline {
  impact: string
  effort?: string
}

interface HeadlineLine {
  text: string
  weight: TextWeight
}

interface SetHeadline {
  lines: HeadlineLine[]
  /** Font size in px. */
  size: number
}

function wrap(text: string, weight: TextWeight, size: number, width: number): HeadlineLine[] {
  const lines: HeadlineLine[] = []
  let current = ''
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const candidate = current === '' ? word : `${current} ${word}`
    if (current !== '' && measureText(candidate, weight, size) > width) {
      lines.push({ text: current, weight })
      current = word
    } else {
      current = candidate
    }
  }
  if (current !== '') lines.push({ text: current, weight })
  return lines
}

/**
 * Breaks a headline into lines at the largest of `sizes` that fits: each line at most `width` px wide, all lines,
 * `leading` em apart, at most `height` px high. The two parts never share a line. If nothing fits, the smallest size is
 * used.
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
    const widest = Math.max(...lines.map((line) => measureText(line.text, line.weight, size)))
    if (widest <= width && lines.length * size * leading <= height) return last
  }
  return last
}
