import {
  type AnyKite,
  isServiceSlug,
  type KiteOptions,
  type KitePalette,
  type ServiceGroup,
} from '../kites/kite.ts'
import type { Motif, Pen } from '../motifs.ts'
import { colour } from '../palette.ts'
import { formatNumber } from '../svg.ts'
import { createSeededRandom, pickOne, type Random } from './seeded-random.ts'

const CELLS = 3
const CELL = 100 / CELLS
/** Side of the small square that may lie on the spine. */
const SQUARE = 14

/** Shape of a cell: full, half (cut corner to corner), a quarter disc, or a small square. */
type Patch = 'whole' | 'half' | 'turned half' | 'disc' | 'turned disc' | 'square'
type Patches = readonly [Patch, ...Patch[]]

const families: readonly [Patches, ...Patches[]] = [
  ['disc', 'turned disc', 'whole'],
  ['half', 'turned half', 'whole'],
  ['disc', 'half', 'turned disc', 'turned half'],
]

/** One patch in the cell whose first corner is (x, y); `flip` mirrors it across the spine. */
function drawPatch(pen: Pen, kind: Patch, x: number, y: number, fill: string, flip: boolean) {
  const formatPoint = (dx: number, dy: number) => {
    const point = [formatNumber(x + dx), formatNumber(y + dy)]
    return (flip ? point.reverse() : point).join(' ')
  }
  const arc = `A${formatNumber(CELL)} ${formatNumber(CELL)} 0 0 ${flip ? 0 : 1} `
  const edge = (CELL - SQUARE) / 2
  switch (kind) {
    case 'whole':
      return pen.shape(
        `M${formatPoint(0, 0)}L${formatPoint(CELL, 0)}L${formatPoint(CELL, CELL)}L${formatPoint(0, CELL)}Z`,
        fill,
      )
    case 'half':
      return pen.shape(
        `M${formatPoint(0, 0)}L${formatPoint(CELL, 0)}L${formatPoint(0, CELL)}Z`,
        fill,
      )
    case 'turned half':
      return pen.shape(
        `M${formatPoint(CELL, CELL)}L${formatPoint(CELL, 0)}L${formatPoint(0, CELL)}Z`,
        fill,
      )
    case 'disc':
      return pen.shape(
        `M${formatPoint(0, 0)}L${formatPoint(CELL, 0)}${arc}${formatPoint(0, CELL)}Z`,
        fill,
      )
    case 'turned disc':
      return pen.shape(
        `M${formatPoint(CELL, CELL)}L${formatPoint(0, CELL)}${arc}${formatPoint(CELL, 0)}Z`,
        fill,
      )
    case 'square':
      return pen.drawRect(x + edge, y + edge, SQUARE, SQUARE, fill)
  }
}

type Cell = { column: number; row: number; kind: Patch; paper: 'b' | 'dark' | 'paper' }

/**
 * A motif for a service without a drawn one: random patches of two papers on the group's colour, mirrored across the
 * spine. Small squares lie only on the spine: a pair of them would look like eyes.
 */
function createQuilt(random: Random): Motif {
  const patches = pickOne(random, families)
  const [main, other] = random(2) === 0 ? (['b', 'dark'] as const) : (['dark', 'b'] as const)
  const cells: Cell[] = []
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = row; column < CELLS; column += 1) {
      // The ends of the spine and the side corners always have a patch.
      const isCorner = column - row === CELLS - 1 || (column === row && column !== 1)
      if (!isCorner && random(4) === 0) continue
      const paper = random(3) === 0 ? other : main
      cells.push({ column, row, kind: pickOne(random, patches), paper })
    }
  }
  const heart = random(CELLS)
  cells.push({ column: heart, row: heart, kind: 'square', paper: 'paper' })
  return (pen, colours) =>
    pen.drawRect(0, 0, 100, 100, colours.a) +
    cells
      .flatMap(({ column, row, kind, paper }) =>
        (column === row ? [false] : [false, true]).map((flip) =>
          drawPatch(pen, kind, column * CELL, row * CELL, colours[paper], flip),
        ),
      )
      .join('')
}

/** The colour theme of a service's group, as stored with the content. */
export type ThemeName = 'rani' | 'firozi' | 'kesar' | 'haldi'

const groups: Record<ThemeName, ServiceGroup> = {
  rani: 'web',
  firozi: 'engineering',
  kesar: 'build',
  haldi: 'growth',
}

export const isTheme = (name: unknown): name is ThemeName =>
  typeof name === 'string' && Object.hasOwn(groups, name)

/** Returns a service's drawn kite, or a quilt in its group's colours. */
export function getKite(slug: string, theme: ThemeName): AnyKite {
  if (isServiceSlug(slug)) return slug
  const partner = theme === 'haldi' ? colour.rani : colour.haldi
  const palette: KitePalette = [colour[theme], partner, colour.ink]
  return { group: groups[theme], motif: createQuilt(createSeededRandom(slug)), palette }
}

const { rani, firozi, kesar, haldi, ink } = colour

/** Papers of a kite on a sheet of a theme's colour: none of them has that colour. */
export const papersOn: Record<ThemeName, Pick<KiteOptions, 'palette' | 'accent'>> = {
  rani: { palette: [haldi, firozi, ink], accent: kesar },
  firozi: { palette: [haldi, rani, ink], accent: kesar },
  kesar: { palette: [haldi, firozi, ink], accent: rani },
  haldi: { palette: [rani, firozi, ink], accent: kesar },
}
