import { kiteShapes } from '../kites/kite.ts'
import type { Element } from './element.ts'
import { elementsOf } from './element.ts'
import { placedKite } from './placed-kite.ts'

/** Editors show what lies outside of a nested svg; so the square is cut with a path. */
export const KITE_SQUARE = 'kite-square'

/** What a kite's group holds in the file: a picture for the editor of what the code draws there. */
export function kitePicture(attributes: Record<string, string>): Element[] {
  const placed = placedKite(attributes)
  if (placed === undefined) return []
  const text = kiteShapes(placed.kite, placed.options)
  return elementsOf(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`).children.map(cut)
}

function cut(element: Element): Element {
  const children = element.children.map(cut)
  if (element.name !== 'svg') return { ...element, children }
  return { ...element, name: 'g', attributes: { 'clip-path': `url(#${KITE_SQUARE})` }, children }
}
