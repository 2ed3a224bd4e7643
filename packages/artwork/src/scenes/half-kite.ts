import { colour } from '../palette.ts'
import { circle, clipped, line, path, svg } from '../svg.ts'

const SAIL = 'M0 20L360 380L0 740Z'

const INK_TRACKS = 'M0 150H56L112 206V262M0 205H26L70 249V306'
const INK_PADS = [
  [112, 270],
  [70, 314],
] as const

const HALDI_TRACKS =
  'M260 380H206L150 436V496M0 640H40L96 584V540M0 590H22L56 556V520M300 380H256L196 440V470'
const HALDI_PADS = [
  [150, 504],
  [96, 534],
  [56, 512],
  [196, 478],
] as const

function pads(centres: readonly (readonly [number, number])[], fill: string): string {
  return centres.map(([x, y]) => circle(x, y, 13, fill)).join('')
}

/**
 * About: the right half of a kite, 366 by 760. Its straight edge, x = 0, is to lie on the middle of
 * the page's spine.
 */
export function halfKite(): string {
  const { kesar, rani, haldi, ink, paper, bamboo } = colour
  const papers =
    path('M0 20H400V380H0Z', kesar) +
    path('M0 380H400V760H0Z', rani) +
    path('M0 260L120 380L0 500Z', haldi)
  const inkCircuit = line(INK_TRACKS, ink, 7) + pads(INK_PADS, paper)
  const haldiCircuit = line(HALDI_TRACKS, haldi, 7) + pads(HALDI_PADS, haldi)
  const sail = clipped('sail', SAIL, papers + inkCircuit + haldiCircuit)
  const bow =
    line('M0 236C150 240 280 290 360 380', bamboo, 7) +
    line('M0 239C150 243 280 293 360 383', ink, 2)
  return svg(366, 760, sail + bow)
}
