import { groupOf, type KiteOptions, place, type ServiceSlug } from '../kite.ts'
import { colour } from '../palette.ts'
import { rect, svg } from '../svg.ts'
import { dressFor, GROUNDS, type Ground, seedOf } from './ground.ts'

export interface ProjectPlate {
  slug: string
  /** The services used: the first kite lies in front. */
  kites: readonly [front: ServiceSlug, back: ServiceSlug]
  ground: Ground
  /** Which of the four compositions; by default the slug decides. */
  composition?: 0 | 1 | 2 | 3
}

export const PROJECT_PLATE_SIZE = { width: 900, height: 600 } as const

/** Centre as shares of the plate, half diagonal as a share of its height. */
type Spot = readonly [x: number, y: number, size: number]

interface Composition {
  rotation: number
  front: Spot
  back: Spot
}

/**
 * Two kites at one angle, overlapping, both cropped. All of it also holds in the plate's middle
 * square, which is what narrow columns show.
 */
const compositions: readonly Composition[] = [
  { rotation: 9, front: [0.35, 0.68, 0.7], back: [0.77, 0.28, 0.52] },
  { rotation: -12, front: [0.42, 0.38, 0.66], back: [0.8, 0.88, 0.5] },
  { rotation: 16, front: [0.6, 0.67, 0.66], back: [0.25, 0.26, 0.52] },
  { rotation: 0, front: [0.64, 0.56, 0.74], back: [0.26, 0.36, 0.42] },
]

/** Kites of one group share their papers: the front one lightens its ink to stand off the other. */
function dressInFront(ground: Ground, front: ServiceSlug, back: ServiceSlug): KiteOptions {
  const dress = dressFor(ground, front)
  if (groupOf(front) !== groupOf(back) || dress.palette === undefined) return dress
  const [a, b, dark] = dress.palette
  return { ...dress, palette: [a, b, dark === colour.ink ? colour.inkOnNight : dark] }
}

/** A project's plate, 900 by 600: tissue ground and the kites of two services it used. */
export function projectPlate({ slug, kites, ground, composition }: ProjectPlate): string {
  const { width, height } = PROJECT_PLATE_SIZE
  const index = composition ?? seedOf(slug) % compositions.length
  const chosen = compositions[index]
  if (chosen === undefined) throw new RangeError(`${slug}: no plate composition ${index}`)
  const draw = (kite: ServiceSlug, [x, y, size]: Spot, dress: KiteOptions) =>
    place(kite, width * x, height * y, height * size, chosen.rotation, { ...dress, tail: false })
  const [front, back] = kites
  const drawing =
    draw(back, chosen.back, dressFor(ground, back)) +
    draw(front, chosen.front, dressInFront(ground, front, back))
  return svg(width, height, rect(0, 0, width, height, GROUNDS[ground]) + drawing)
}
