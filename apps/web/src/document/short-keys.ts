import { type Fields, isFields } from '@kitewright/content-rules/problem'

const shortName = (place: number, prefix = '') => `${prefix}${place.toString(36)}`

/**
 * A copy in which the items of each list are named by their place. Their keys in the lake serve those who edit
 * together: twelve random signs each, which nothing compresses (1.2 KB of home). What a text says of a link by
 * the key of the link follows it.
 */
export function withShortKeys<Value>(value: Value): Value
export function withShortKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown, place) => {
      const copy = withShortKeys(item)
      return isKeyed(copy) ? { ...copy, _key: shortName(place) } : copy
    })
  }
  if (!isFields(value)) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withShortKeys(field)]),
  )
  return Array.isArray(value.markDefs) ? withShortLinks(copy, value.markDefs) : copy
}

const isKeyed = (item: unknown): item is Fields => isFields(item) && typeof item._key === 'string'

/** Marks are names of styles too (`strong`), so those of links are told apart from them. */
function withShortLinks({ children, markDefs, ...block }: Fields, written: readonly unknown[]) {
  const names = new Map(
    written.filter(isKeyed).map(({ _key }, place) => [_key, shortName(place, 'link-')]),
  )
  const spans = Array.isArray(children) ? children.filter(isFields) : []
  const links = Array.isArray(markDefs) ? markDefs.filter(isFields) : []
  return {
    ...block,
    children: spans.map(({ marks, ...span }) => ({
      ...span,
      ...(Array.isArray(marks) && { marks: marks.map((mark) => names.get(mark) ?? mark) }),
    })),
    markDefs: links.map((link, place) => ({ ...link, _key: shortName(place, 'link-') })),
  }
}
