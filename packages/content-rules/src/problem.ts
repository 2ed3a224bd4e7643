import { isFields } from '@kitewright/content-types/model'

export { type Fields, foundText, isFields } from '@kitewright/content-types/model'

/** A field name, an index, or the key of a list item. */
export type PathSegment = string | number | { _key: string }

export type Path = readonly PathSegment[]

/** One broken rule. `message` is for an editor; `expected` and `found` are for a build log. */
export type Problem = {
  path: Path
  message: string
  expected: string
  found: string
}

/**
 * Formats a path for a build log, with indexes instead of keys: `tiers[1].from`. An unknown key remains: `tiers[key]`.
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
