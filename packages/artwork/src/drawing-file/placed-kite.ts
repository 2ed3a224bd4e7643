import { drawKiteShapes, isServiceSlug, type KiteOptions } from '../kites/kite.ts'
import { cssPalette } from '../palette.ts'

/** Attributes that a kite's group may carry beside its slug, and what each sets. */
const SETTINGS: Record<string, (value: string) => KiteOptions> = {
  'data-mode': (mode) => (mode === 'line' ? { mode } : {}),
  'data-on': (on) => (on === 'night' ? { on } : {}),
  'data-tail': (tail) => ({ tail: tail !== 'no' }),
  'data-spar': (spar) => ({ spar: Number(spar) }),
  'data-stroke': (name) => ({ stroke: readPaper(name) }),
  'data-papers': (names) => {
    const [a = '', b = '', dark = ''] = names.split(' ').map(readPaper)
    return { palette: [a, b, dark] }
  },
}

/**
 * Draws the kite that a group's `data-` attributes define.
 * @throws Error that names the invalid attribute.
 */
export function drawPlacedKite(attributes: Record<string, string>): string {
  const { 'data-kite': slug = '', ...rest } = attributes
  if (!isServiceSlug(slug)) throw new Error(`data-kite="${slug}" is not a service with a kite`)
  const options: KiteOptions = {}
  for (const [name, value] of Object.entries(rest)) {
    if (!name.startsWith('data-')) continue
    const read = SETTINGS[name]
    if (read === undefined) throw new Error(`${name} is not a setting of a kite`)
    Object.assign(options, read(value))
  }
  return drawKiteShapes(slug, options)
}

function readPaper(name: string): string {
  const value = cssPalette[name]
  if (value === undefined) throw new Error(`${name} is not a colour of the palette`)
  return value
}
