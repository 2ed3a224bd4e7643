/**
 * Draws text as outlines, so that a sharing image does not depend on the build machine's fonts. `anek-latin.json` has
 * Anek Latin 5.3.0 (open font licence beside it) at the two weights of the headings: advance and outline per glyph,
 * kerning pairs per distance, in units of 1/2000 em, y upwards.
 */

import { drawPath, formatNumber, group } from '../svg.ts'
import anekLatin from './anek-latin.json' with { type: 'json' }

export type TextWeight = 300 | 800

interface Glyph {
  advance: number
  outline: string
}

interface Face {
  glyphs: Map<string, Glyph>
  kerning: Map<string, number>
}

/** The file's format: `advance outline` by character or ligature, rows of pairs by distance. */
interface FaceData {
  glyphs: Record<string, string>
  kerning: Record<string, string>
}

interface PlacedGlyph extends Glyph {
  /** Font units from the start of the line. */
  x: number
}

const UNITS_PER_EM = anekLatin.unitsPerEm
const LONGEST_LIGATURE = 3
/** The headings' letter spacing, in em. */
const TRACKING = -0.028

function readFace(data: FaceData): Face {
  const glyphs = new Map<string, Glyph>()
  for (const [character, text] of Object.entries(data.glyphs)) {
    const space = text.indexOf(' ')
    const advance = Number(space === -1 ? text : text.slice(0, space))
    glyphs.set(character, { advance, outline: space === -1 ? '' : text.slice(space + 1) })
  }
  const kerning = new Map<string, number>()
  for (const [distance, pairs] of Object.entries(data.kerning)) {
    for (let index = 0; index < pairs.length; index += 2) {
      kerning.set(pairs.slice(index, index + 2), Number(distance))
    }
  }
  return { glyphs, kerning }
}

const faces: Record<TextWeight, Face> = {
  300: readFace(anekLatin.weights['300']),
  800: readFace(anekLatin.weights['800']),
}

/** Drops accents: better than a gap in the headline. */
function stripAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '')
}

/** The characters of `text` without an outline, which are skipped. */
export function findMissingCharacters(text: string): string[] {
  return [...new Set(stripAccents(text))].filter((character) => !faces[800].glyphs.has(character))
}

function findLongestGlyph(face: Face, text: string, start: number): [string, Glyph] | undefined {
  for (let length = LONGEST_LIGATURE; length > 0; length -= 1) {
    const piece = text.slice(start, start + length)
    const glyph = face.glyphs.get(piece)
    if (glyph !== undefined && piece.length === length) return [piece, glyph]
  }
  return undefined
}

function layOutGlyphs(text: string, weight: TextWeight): { glyphs: PlacedGlyph[]; width: number } {
  const face = faces[weight]
  const line = stripAccents(text)
  const glyphs: PlacedGlyph[] = []
  let x = 0
  let before = ''
  for (let index = 0; index < line.length; ) {
    const longest = findLongestGlyph(face, line, index)
    if (longest === undefined) {
      index += 1
      continue
    }
    const [piece, glyph] = longest
    x += face.kerning.get(before + piece.charAt(0)) ?? 0
    glyphs.push({ ...glyph, x })
    x += glyph.advance + TRACKING * UNITS_PER_EM
    before = piece.charAt(piece.length - 1)
    index += piece.length
  }
  return { glyphs, width: x }
}

/** Width in px of one line at a font size of `size` px. */
export function measureText(text: string, weight: TextWeight, size: number): number {
  return (layOutGlyphs(text, weight).width * size) / UNITS_PER_EM
}

/** One line of outlined text; (`x`, `y`) is the start of its base line. */
export function drawTextLine(
  text: string,
  x: number,
  y: number,
  weight: TextWeight,
  size: number,
  fill: string,
): string {
  const scale = Number((size / UNITS_PER_EM).toFixed(5))
  const outlines = layOutGlyphs(text, weight)
    .glyphs.filter((glyph) => glyph.outline !== '')
    .map((glyph) =>
      drawPath(
        glyph.outline,
        fill,
        glyph.x === 0 ? '' : `transform="translate(${formatNumber(glyph.x)})"`,
      ),
    )
  return group(
    `transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${scale} ${-scale})"`,
    outlines.join(''),
  )
}
