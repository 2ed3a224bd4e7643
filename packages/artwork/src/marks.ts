import { type AnyKite, kiteShapes } from './kite.ts'
import { group, svg } from './svg.ts'

/** Width and height of the place of one kite, in its own units: without its tail it is 141.4 high. */
const CELL = 148

/**
 * Kites for lists, without tails, in one picture: a row for each, for light ground in the left column
 * and for night in the right one. A list that shows parts of one picture costs a page far less than one
 * with an svg in each line: two dozen kites of the sprite are some 400 elements to style.
 */
export function kiteMarks(kites: readonly AnyKite[]): string {
  const rows = kites.map((kite, row) =>
    (['light', 'night'] as const).map((on, column) =>
      group(
        `transform="translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL})"`,
        kiteShapes(kite, { tail: false, on }),
      ),
    ),
  )
  return svg(2 * CELL, kites.length * CELL, rows.flat().join(''))
}
