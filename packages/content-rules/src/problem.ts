/** A field name, a place in a list (from 0), or the key of a list item. */
export type PathSegment = string | number | { _key: string }

export type Path = readonly PathSegment[]

/** One broken rule. `message` is for an editor; `expected` and `found` are for a build log. */
export type Problem = {
  path: Path
  message: string
  expected: string
  found: string
}

/** An object whose fields are not known yet: what a document is before it is checked. */
export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The path as a build log writes it, keys turned into places: `tiers[1].from`.
 * A key that the document does not have stays visible as `tiers[key]`.
 */
export function pathText(document: unknown, path: Path): string {
  let text = ''
  let value = document
  for (const segment of path) {
    if (typeof segment === 'string') {
      text += `${text && '.'}${segment}`
      value = isFields(value) ? value[segment] : undefined
    } else {
      const place = typeof segment === 'number' ? segment : placeOf(value, segment._key)
      text += `[${place}]`
      value = Array.isArray(value) ? value[Number(place)] : undefined
    }
  }
  return text
}

function placeOf(list: unknown, key: string): number | string {
  if (!Array.isArray(list)) return key
  const place = list.findIndex((item) => isFields(item) && item._key === key)
  return place === -1 ? key : place
}

/** Signs that JSON lets through, but that end a line or turn the direction of what follows. */
const unprintable = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Text of JSON as it may stand in a line of a log. */
export const printable = (json: string): string => json.replace(unprintable, escaped)

/** A value as a log shows it: short, quoted, on one line. */
export function foundText(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'string') {
    const line = value.length > 60 ? `${value.slice(0, 60)}…` : value
    return printable(JSON.stringify(line))
  }
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object') return 'a group of fields'
  return String(value)
}
