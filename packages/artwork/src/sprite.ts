import {
  type AnyKite,
  drawKiteShapes,
  drawPaperKite,
  drawPaperTail,
  getDesign,
  type KiteFrame,
  SERVICE_SLUGS,
} from './kites/kite.ts'
import type { KiteColours } from './motifs.ts'
import { colour } from './palette.ts'
import { group, renderSprite, renderSvg } from './svg.ts'

/** Size of a kite's cell in its own units: without its tail it is 141.4 high. */
const CELL = 148

/**
 * Kites without tails for lists, stacked in one picture. Showing parts of one picture is far cheaper than an svg per
 * line: two dozen kites of the sprite are about 400 elements to style. Only for light background: a list has at most one
 * line on night, and both variants would block a slow phone for 60 ms instead of 40.
 */
export function renderKiteMarks(kites: readonly AnyKite[]): string {
  const rows = kites.map((kite, row) =>
    group(
      `transform="translate(${CELL / 2} ${(row + 0.5) * CELL})"`,
      drawKiteShapes(kite, { tail: false }),
    ),
  )
  return renderSvg(CELL, kites.length * CELL, rows.join(''))
}

/**
 * Widths are lengths in px because `calc()` with bare numbers is not allowed in a stroke width everywhere.
 * The shadow's offset cannot follow `--kite-spar` (a transform attribute takes no variable): it is
 * set between the values for the two weights in use, .55 and 1.1.
 */
const frame: KiteFrame = {
  edge: `var(--kite-edge, ${colour.ink})`,
  edgeOpacity: 'var(--kite-edge-opacity, .35)',
  edgeWidth: 'var(--kite-spar, 1.1px)',
  bambooWidth: 'calc(var(--kite-spar, 1.1px) * 1.5)',
  shadowWidth: 'calc(var(--kite-spar, 1.1px) * .55)',
  shadowOffset: 0.8,
}

function renderSymbol(id: string, kite: AnyKite): string {
  const { motif, palette } = getDesign(kite)
  const [a, b, dark] = palette
  const colours: KiteColours = {
    a: `var(--kite-a, ${a})`,
    b: `var(--kite-b, ${b})`,
    dark: `var(--kite-dark, ${dark})`,
    accent: `var(--kite-accent, ${colour.kesar})`,
    paper: colour.paper,
    ink: colour.ink,
  }
  const shapes = drawPaperKite(motif, colours, frame, drawPaperTail(colours))
  return `<symbol id="${id}" overflow="visible">${shapes}</symbol>`
}

/**
 * All 24 kites and those in `others` under their ids, in one file (one request), for
 * `<svg viewBox="-74 -74 148 172"><use href="kites.svg#slug"/></svg>`. A kite's symbol has its centre at
 * the origin and carries its tail. CSS variables set on or above the user's svg recolour the kite:
 * `--kite-a`, `--kite-b`, `--kite-dark`, `--kite-accent`, `--kite-edge`, `--kite-edge-opacity` and
 * `--kite-spar` (a length in px).
 */
export function renderKiteSprite(others: ReadonlyMap<string, AnyKite> = new Map()): string {
  const known = SERVICE_SLUGS.map((slug) => renderSymbol(slug, slug))
  const extra = [...others].map(([id, kite]) => renderSymbol(id, kite))
  return renderSprite([...known, ...extra])
}
