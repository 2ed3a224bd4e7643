import { kiteShapes } from '../kites/kite.ts'
import type { Element } from './element.ts'
import { elementsOf } from './element.ts'
import { placedKite } from './placed-kite.ts'

/** A path clips the square, as editors do not clip a nested svg. */
export const KITE_SQUARE = 'kite-square'

/** Returns the content of a kite's group: a copy for the editor. The site draws the kite by code. */
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
