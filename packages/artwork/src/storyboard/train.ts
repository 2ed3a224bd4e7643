import { type AnyKite, type KiteOptions, place } from '../kites/kite.ts'
import { colour } from '../palette.ts'
import {
  DASH_DOT,
  drawDiamond,
  drawLine,
  drawPath,
  drawRect,
  group,
  renderSvgView,
} from '../svg.ts'
import type { Point } from './grammar.ts'

/** One of the four frames of a scene, px. */
export const FRAME = { width: 280, height: 340 } as const

/** A kite of the train: its centre in the scene's 1120 x 340 px, half diagonal and turn in degrees. */
interface TrainKite {
  kite: AnyKite
  at: Point
  size: number
  turn: number
  options?: KiteOptions
}

/** The line's anchor, in the lower left corner of the first frame. */
export type Anchor = 'bank' | 'terrace' | 'reel' | 'mast'

export interface Train {
  kites: readonly [TrainKite, TrainKite, TrainKite, TrainKite]
  /** Papers behind the third and the fourth frame; the first is sheet, the second night. */
  backgrounds: readonly [string, string]
  anchor: Anchor
  /** Where the line leaves the scene, right of the fourth frame. */
  exit: Point
  /** Height of the dash-dot horizon. */
  horizon: number
}

const KNOT: Record<Anchor, Point> = {
  bank: [34, 306],
  terrace: [62, 262],
  reel: [46, 292],
  mast: [40, 214],
}

function drawAnchor(anchor: Anchor): string {
  const { ink, rani, haldi } = colour
  const [x, y] = KNOT[anchor]
  if (anchor === 'bank') return drawPath('M0 272L68 340H0Z', ink) + drawDiamond(x, y, 13, rani)
  if (anchor === 'terrace') {
    const parapet = drawPath('M0 296H16V284H32V296H48V284H64V296H96V308H112V340H0Z', ink)
    return parapet + drawLine(`M${x} 296V${y}`, ink, 4) + drawDiamond(x, y, 10, rani)
  }
  if (anchor === 'mast') {
    const stays = drawLine(`M40 ${y}L0 ${y + 40}M40 ${y}L166 340`, ink, 1.2, 'opacity=".5"')
    return (
      stays +
      drawRect(36, y, 8, 126, ink) +
      drawPath('M0 316H64L88 340H0Z', ink) +
      drawDiamond(x, y, 11, rani)
    )
  }
  const spool =
    drawRect(-38, -4, 76, 8, ink) +
    drawRect(-22, -19, 8, 38, rani) +
    drawRect(14, -19, 8, 38, rani) +
    drawRect(-14, -14, 28, 28, haldi) +
    drawLine('M-8 -14V14M0 -14V14M8 -14V14', ink, 1.6)
  return group(`transform="translate(${x} ${y}) rotate(-45)"`, spool)
}

/** A slack line through the points: each bend leans towards the next point. */
function formatSlackLine(points: readonly Point[]): string {
  const [first] = points
  if (first === undefined) return ''
  let d = `M${first[0]} ${first[1]}`
  points.slice(1).forEach((end, index) => {
    const start = points[index] ?? end
    const before = points[index - 1] ?? start
    const after = points[index + 2] ?? end
    const out = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const into = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    d += `C${[...out, ...into].map(Math.round).join(' ')} ${end[0]} ${end[1]}`
  })
  return d
}

function drawFrame(train: Train, index: number): string {
  const { width, height } = FRAME
  const left = index * width
  const dark = index === 1
  const background = [colour.sheet, colour.night, ...train.backgrounds][index] ?? colour.sheet
  const guide = [colour.rule, colour.nightLine][index] ?? colour.ink
  const own = train.kites[index]
  const axis = own === undefined ? '' : `M${own.at[0]} 0V${height}`
  const guides = drawLine(
    `M${left} ${train.horizon}H${left + width}${axis}`,
    guide,
    1,
    `${DASH_DOT} ${index > 1 ? 'opacity=".4"' : 'opacity=".8"'}`,
  )
  const string = formatSlackLine([
    KNOT[train.anchor],
    ...train.kites.map((kite) => kite.at),
    train.exit,
  ])
  const kites = train.kites
    .filter(({ at, size }) => at[0] + size > left && at[0] - size < left + width)
    .map(({ kite, at, size, turn, options }) =>
      place(kite, at[0], at[1], size, turn, { spar: size > 150 ? 0.55 : 1.1, ...options }),
    )
    .join('')
  return renderSvgView(
    left,
    0,
    width,
    height,
    drawRect(left, 0, width, height, background) +
      guides +
      (index === 0 ? drawAnchor(train.anchor) : '') +
      drawLine(string, dark ? colour.paper : colour.ink, 2.4) +
      kites,
  )
}

/** The four frames of one scene, as drawings: `<slug>-1` to `<slug>-4`, 280 x 340 px each. */
function createFrames(slug: string, train: Train): Record<string, () => string> {
  return Object.fromEntries(
    train.kites.map((_, index) => [
      `storyboard/${slug}-${index + 1}`,
      () => drawFrame(train, index),
    ]),
  )
}

type Diagrams = readonly [() => string, () => string, () => string]

/** A service's seven drawings: its four frames and the diagrams of its first three features. */
export function createStoryboard(
  slug: string,
  train: Train,
  diagrams: Diagrams,
): Record<string, () => string> {
  return {
    ...createFrames(slug, train),
    ...Object.fromEntries(
      diagrams.map((draw, index) => [`storyboard/${slug}-plate-${index + 1}`, draw]),
    ),
  }
}
