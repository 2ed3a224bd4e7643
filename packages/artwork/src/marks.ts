import { type AnyKite, kiteShapes } from './kites/kite.ts'
import { group, svg } from './svg.ts'

/** Width and height of the place of one kite, in its own units: without its tail it is 141.4 high. */
const CELL = 148

/**
 * Kites for lists, without tails, in one picture, one above the other. A list that shows parts of one
 * picture costs a page far less than one with an svg in each line: two dozen kites of the sprite are some
 * 400 elements to style. For light ground only: a list has at most one line on night, and with both the
 * picture holds a slow phone up for 60 ms instead of 40.
 */
export function kiteMarks(kites: readonly AnyKite[]): string {
  const rows = kites.map((kite, row) =>
    group(
      `transform="translate(${CELL / 2} ${(row + 0.5) * CELL})"`,
      kiteShapes(kite, { tail: false }),
    ),
  )
  return svg(CELL, kites.length * CELL, rows.join(''))
}
