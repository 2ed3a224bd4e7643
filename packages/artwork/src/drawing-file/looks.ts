import type { Palette } from '../palette.ts'
import { tidyList, tidyNumber } from './numbers.ts'

/** Presentation attributes with SVG's initial values. */
const STARTS = {
  fill: undefined,
  stroke: 'none',
  'stroke-width': undefined,
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-opacity': '1',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  'vector-effect': 'none',
  opacity: '1',
} as const

type Look = keyof typeof STARTS

const isLook = (name: string): name is Look => Object.hasOwn(STARTS, name)

/** Declarations that cannot be drawn, and the only value that each may have. */
const NEUTRAL: Record<string, string> = {
  filter: 'none',
  mask: 'none',
  'mix-blend-mode': 'normal',
  'marker-start': 'none',
  'marker-mid': 'none',
  'marker-end': 'none',
  marker: 'none',
}

const NUMBERS = /width|opacity|offset|limit/

interface Looks {
  /** Colours by their names in the palette. */
  looks: Record<string, string>
  /** The path that clips the element, as `url(#id)`. */
  clip?: string
  faults: string[]
}

/**
 * Resolves an element's look with CSS precedence: attributes, then the palette's classes, then its style. `inherited`
 * is the look of its parents.
 */
export function looksOf(
  attributes: Record<string, string>,
  palette: Palette,
  inherited: Record<string, string>,
): Looks {
  const found: Looks = { looks: {}, faults: [] }
  const declared: [name: string, value: string][] = [
    ...Object.entries(attributes),
    ...classed(attributes.class ?? '', palette, found.faults),
    ...styled(attributes.style ?? ''),
  ]
  for (const [name, value] of declared) {
    if (isLook(name)) {
      const look = readLook(name, value, palette)
      if (look === undefined) found.faults.push(unusable(name, value, palette))
      else found.looks[name] = look
    } else if (name === 'clip-path' && value !== 'none') found.clip = value
    else if (name === 'display' || name === 'visibility') {
      if (value === 'none' || value === 'hidden') found.faults.push('is hidden; show or delete it')
    } else if ((NEUTRAL[name] ?? value) !== value) {
      found.faults.push(`${name} cannot be drawn with`)
    }
  }
  for (const [name, value] of Object.entries(found.looks)) {
    const isOwn = name === 'opacity' || name === 'vector-effect'
    if (isLook(name) && value === STARTS[name] && (isOwn || inherited[name] === undefined)) {
      delete found.looks[name]
    }
  }
  return found
}

function classed(text: string, palette: Palette, faults: string[]): [string, string][] {
  return text
    .split(/\s+/)
    .filter((name) => name !== '')
    .flatMap((name): [string, string][] => {
      const [, look, colour] = /^(fill|stroke)-(.+)$/.exec(name) ?? []
      if (look !== undefined && colour !== undefined && Object.hasOwn(palette, colour)) {
        return [[look, `var(--${colour})`]]
      }
      faults.push(`the class ${name} is not in the palette`)
      return []
    })
}

const styled = (text: string): [string, string][] =>
  text.split(';').flatMap((declaration): [string, string][] => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(declaration) ?? []
    return name === undefined || value === undefined ? [] : [[name, value]]
  })

function readLook(name: Look, value: string, palette: Palette): string | undefined {
  if (name === 'fill' || name === 'stroke') return value === 'none' ? value : named(value, palette)
  if (name === 'stroke-dasharray') return value === 'none' ? value : tidyList(value)
  return NUMBERS.test(name) ? tidyNumber(value) : value
}

/** Returns the name of a colour that is a variable or a value of the palette. */
function named(value: string, palette: Palette): string | undefined {
  const [, name] = /^var\(--([\w-]+)/.exec(value) ?? []
  if (name !== undefined) return Object.hasOwn(palette, name) ? name : undefined
  const hex = value.toUpperCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  return Object.keys(palette).find((known) => palette[known] === hex)
}

function unusable(name: string, value: string, palette: Palette): string {
  if (name !== 'fill' && name !== 'stroke') return `${name} ${value} is no number of px`
  const near = nearest(value, palette)
  const hint = near === undefined ? '' : `; the nearest is ${near} (${palette[near]})`
  return `${name} ${value} is not a colour of the palette${hint}`
}

function nearest(value: string, palette: Palette): string | undefined {
  const channels = (hex: string) =>
    [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16))
  if (!/^#[\da-f]{6}$/i.test(value)) return undefined
  const wanted = channels(value)
  const distance = (hex: string) =>
    channels(hex).reduce((sum, channel, index) => sum + (channel - (wanted[index] ?? 0)) ** 2, 0)
  return Object.entries(palette).toSorted(([, a], [, b]) => distance(a) - distance(b))[0]?.[0]
}
