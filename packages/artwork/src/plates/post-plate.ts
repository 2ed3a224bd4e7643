import { place, type ServiceSlug } from '../kite.ts'
import { colour, shade } from '../palette.ts'
import { DASH_DOT, line, rect, svg } from '../svg.ts'
import { dressFor, GROUNDS, type Ground, seedOf } from './ground.ts'

/** The one drawing line of a post: a slack string, a stair, a signal that breaks off, a copper track. */
export type PostLine = 'string' | 'steps' | 'signal' | 'track'

export interface PostPlate {
  slug: string
  kite: ServiceSlug
  ground: Ground
  /** By default the slack string. */
  line?: PostLine
}

export const POST_PLATE_SIZE = { width: 960, height: 540 } as const

interface Composition {
  /** The kite's centre, px. */
  x: number
  y: number
  size: number
  rotation: number
}

/** The kite is larger than the plate, so three of its corners are always cropped. */
const compositions: readonly Composition[] = [
  { x: 640, y: 300, size: 392, rotation: 14 },
  { x: 700, y: 372, size: 396, rotation: -12 },
  { x: 624, y: 352, size: 404, rotation: 9 },
]

/** Where each line stays in view beside the kite; the string goes with every composition. */
const compositionOf = { steps: 0, signal: 1, track: 2 } as const

/** A line enters at the left edge, low on the plate, and ends under the kite. */
function postLine(kind: PostLine, { x, y }: Composition, stroke: string): string {
  switch (kind) {
    case 'string':
      return line(`M${x} ${y}C300 548 150 520 0 500`, stroke, 2)
    case 'steps':
      return line('M0 494H84V446H168V398H252V350H336V302H420V254H504', stroke, 3)
    case 'signal': {
      const before = 'M0 308H48V260H96V308H144V260H168'
      const after = 'M236 260H252V308H300V260H348V308H440'
      const silence = line('M168 284H236', stroke, 3, 'stroke-dasharray="2 9"')
      return line(before + after, stroke, 3) + silence
    }
    case 'track':
      return line('M0 470H104L170 404V196L234 132H560', stroke, 7)
  }
}

function strokeFor(kind: PostLine, night: boolean): string {
  if (kind === 'track') return night ? colour.kesarNight : shade.copper
  if (kind === 'signal') return night ? colour.haldiNight : colour.rani
  return night ? colour.onNight2 : colour.ink
}

/** A post's plate, 960 by 540: one cropped kite and one drawing line over an axis. */
export function postPlate(plate: PostPlate): string {
  const { width, height } = POST_PLATE_SIZE
  const kind = plate.line ?? 'string'
  const index = kind === 'string' ? seedOf(plate.slug) % compositions.length : compositionOf[kind]
  const chosen = compositions[index]
  if (chosen === undefined) throw new RangeError(`${plate.slug}: no plate composition ${index}`)
  const night = plate.ground === 'night'
  const axisLook = `${DASH_DOT} opacity=".6"`
  const axis = line(
    `M0 ${height * 0.82}H${width}`,
    night ? colour.onNight2 : colour.ink,
    1.2,
    axisLook,
  )
  const { x, y, size, rotation } = chosen
  const drawing =
    axis +
    postLine(kind, chosen, strokeFor(kind, night)) +
    place(plate.kite, x, y, size, rotation, dressFor(plate.ground, plate.kite))
  return svg(width, height, rect(0, 0, width, height, GROUNDS[plate.ground]) + drawing)
}
