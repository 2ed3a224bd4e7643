import type { Element } from '../drawing-file/element.ts'
import { drawingNames } from '../drawing-file/files.ts'
import { drawingFile } from '../drawing-file/read.ts'
import { bodyOf, drawn } from '../drawing-file/render.ts'
import { cssPalette } from '../palette.ts'
import { svgView } from '../svg.ts'
import { FRAME } from './train.ts'

/** Half the diagonal of a kite in its own units. */
const KITE = 70.7

/**
 * The four frames of the scene `drawings/<name>.svg`, 1120 by 340, as drawings `<name>-1` to `-4`. Each has its own
 * background, the string in its colour and the kites that reach into it; the first has the anchor.
 */
const sceneFrames = (name: string): Record<string, () => string> =>
  Object.fromEntries([1, 2, 3, 4].map((nth) => [`${name}-${nth}`, () => frame(name, nth)]))

function frame(name: string, nth: number): string {
  const { width, height } = FRAME
  const left = (nth - 1) * width
  const scene = drawingFile(name)
  const part = (id: string): Element => {
    const found = scene.shapes.find(({ attributes }) => attributes.id === id)
    if (found === undefined) throw new Error(`drawings/${name}.svg has no part with the id ${id}.`)
    return found
  }
  const kites = part('kites').children.filter((kite) => {
    const { x, r } = extent(kite.attributes.transform ?? '')
    return x + r > left && x - r < left + width
  })
  const { 'clip-path': _, ...look } = part(nth === 2 ? 'string-on-night' : 'string').attributes
  const string = {
    ...part('string'),
    attributes: { ...look, d: part('string').attributes.d ?? '' },
  }
  const shapes = [part(`frame-${nth}`), ...(nth === 1 ? [part('anchor')] : []), string, ...kites]
  return svgView(left, 0, width, height, bodyOf(shapes, scene, cssPalette))
}

/** Horizontal centre and radius of a kite in the scene, px. */
export function extent(transform: string): { x: number; r: number } {
  let [a, b, c, d, x, y] = [1, 0, 0, 1, 0, 0]
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [p = 0, q, ...rest] = list.split(' ').map(Number)
    const [na, nb, nc, nd, nx, ny] = matrixOf(name, p, q, rest)
    ;[a, b, c, d, x, y] = [
      a * na + c * nb,
      b * na + d * nb,
      a * nc + c * nd,
      b * nc + d * nd,
      a * nx + c * ny + x,
      b * nx + d * ny + y,
    ]
  }
  return { x, r: KITE * Math.sqrt(Math.abs(a * d - b * c)) }
}

type Matrix = readonly [number, number, number, number, number, number]

function matrixOf(
  name: string | undefined,
  p: number,
  q: number | undefined,
  rest: number[],
): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, p, q ?? 0]
  if (name === 'scale') return [p, 0, 0, q ?? p, 0, 0]
  if (name === 'rotate') {
    const turn = (p * Math.PI) / 180
    return [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]
  }
  const [c = 0, d = 1, x = 0, y = 0] = rest
  return [p, q ?? 0, c, d, x, y]
}

/**
 * Drawings of the storyboard pages: frames `storyboard/<slug>-1` to `-4`, cut from the scene
 * `storyboard/<slug>`, and `storyboard/<slug>-plate-1` to `-3`, which show the service's first three
 * features in order.
 */
export const storyboardDrawings: Record<string, () => string> = Object.fromEntries(
  drawingNames('storyboard').flatMap((name) =>
    isDiagram(name) ? [[name, () => drawn(name)]] : Object.entries(sceneFrames(name)),
  ),
)

function isDiagram(name: string): boolean {
  return /-plate-\d$/.test(name)
}
