import {
  type AnyKite,
  isServiceSlug,
  type KiteOptions,
  type KitePalette,
  kiteShapes,
} from '../kites/kite.ts'
import { cssPalette } from '../palette.ts'
import { type Element, elementsOf } from './element.ts'

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

/** The settings that a group may carry beside `data-kite`. */
const SETTINGS = new Set([
  'data-kite',
  'data-mode',
  'data-on',
  'data-papers',
  'data-spar',
  'data-stroke',
  'data-tail',
])

/**
 * Returns the kite that a group's `data-` attributes define; undefined for other groups.
 * @throws Error that names the invalid attribute.
 */
export function placedKite(
  attributes: Record<string, string>,
): { kite: AnyKite; options: KiteOptions } | undefined {
  const given = (name: string) => attributes[`data-${name}`]
  const kite = given('kite')
  if (kite === undefined) return undefined
  if (!isServiceSlug(kite)) throw new Error(`data-kite="${kite}" is not a service with a kite.`)
  for (const name of Object.keys(attributes)) {
    if (name.startsWith('data-') && !SETTINGS.has(name))
      throw new Error(`${name} is not a setting of a kite.`)
  }
  const options: KiteOptions = {}
  if (given('mode') === 'line') options.mode = 'line'
  if (given('on') === 'night') options.on = 'night'
  if (given('tail') === 'no') options.tail = false
  const [spar, stroke, papers] = [given('spar'), given('stroke'), given('papers')]
  if (spar !== undefined) options.spar = Number(spar)
  if (stroke !== undefined) options.stroke = paper('data-stroke', stroke)
  if (papers !== undefined) options.palette = papersOf(papers)
  return { kite, options }
}

function papersOf(text: string): KitePalette {
  const [a = '', b = '', dark = ''] = text.split(' ').map((name) => paper('data-papers', name))
  return [a, b, dark]
}

function paper(attribute: string, name: string): string {
  const value = cssPalette[name]
  if (value === undefined) throw new Error(`${attribute}: ${name} is not a colour of the palette.`)
  return value
}
