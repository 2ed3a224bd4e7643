import type { CustomPlugin, XastElement } from 'svgo/browser'
import { listDrawings } from '../drawing-file/files.ts'
import { drawFile } from '../drawing-file/optimize.ts'
import { renderSheet } from './sheet.ts'
import { FRAME } from './train.ts'

/** Half the diagonal of a kite in its own units. */
const KITE = 70.7

/**
 * The four frames of the scene `drawings/<name>.svg`, 1120 by 340, as drawings `<name>-1` to `-4`. Each has its own
 * background, the string in its colour and the kites that reach into it; the first has the anchor.
 */
const createSceneFrames = (name: string): Record<string, () => string> =>
  Object.fromEntries(
    [1, 2, 3, 4].map((nth) => [`${name}-${nth}`, () => drawFile(name, cutFrame(nth))]),
  )

/** The svgo plugin that cuts one frame of a scene. */
const cutFrame = (nth: number): CustomPlugin => ({
  name: `frame-${nth}`,
  fn: ({ children: [svg] }) => {
    if (svg?.type !== 'element') return
    const shapes = svg.children.filter((child) => child.type === 'element')
    const findPart = (id: string): XastElement => {
      const match = shapes.find(({ attributes }) => attributes.id === id)
      if (match === undefined) throw new Error(`The part with the id ${id} is missing.`)
      return match
    }
    const { width, height } = FRAME
    const left = (nth - 1) * width
    const string = findPart(nth === 2 ? 'string-on-night' : 'string')
    string.attributes.d = findPart('string').attributes.d ?? ''
    delete string.attributes['clip-path']
    const kites = findPart('kites')
    kites.children = kites.children.filter((kite) => {
      if (kite.type !== 'element') return false
      const { x, r } = getExtent(kite.attributes.transform ?? '')
      return x + r > left && x - r < left + width
    })
    const titles = shapes.filter(({ name }) => name === 'title')
    const anchor = nth === 1 ? [findPart('anchor')] : []
    svg.children = [...titles, findPart(`frame-${nth}`), ...anchor, string, kites]
    svg.attributes.viewBox = `${left} 0 ${width} ${height}`
  },
})

/** Horizontal centre and radius of a kite in the scene, px. */
export function getExtent(transform: string): { x: number; r: number } {
  let [a, b, c, d, x, y] = [1, 0, 0, 1, 0, 0]
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [p = 0, q, ...rest] = list.split(' ').map(Number)
    const [na, nb, nc, nd, nx, ny] = toMatrix(name, p, q, rest)
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

function toMatrix(
  name: string | undefined,
  p: number,
  q: number | undefined,
  rest: number[],
): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, p, q ?? 0]
  if (name === 'scale') return [p, 0, 0, q ?? p, 0, 0]
  if (name === 'rotate') {
    const angle = (p * Math.PI) / 180
    return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
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
  listDrawings('storyboard').flatMap((name) =>
    isDiagram(name) ? [[name, () => drawFile(name)]] : Object.entries(createSceneFrames(name)),
  ),
)

/** One file for each storyboard page, `storyboard/<slug>`, with all its drawings. */
export const storyboardSheets: Record<string, () => string> = Object.fromEntries(
  listDrawings('storyboard')
    .filter((name) => !isDiagram(name))
    .map((name) => [name, () => renderSheet(name, storyboardDrawings)]),
)

function isDiagram(name: string): boolean {
  return /-plate-\d$/.test(name)
}
