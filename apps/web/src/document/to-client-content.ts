import { type Fields, isFields } from '@kitewright/content-rules/check'
import type { PageData } from '#app/routing/page-content.ts'

/** A copy of content as browsers get it, which show it and do not edit it. */
export const toClientContent = <Value>(content: Value): Value => withShortKeys(content)

/** Shortens a page's content. `meta` is unchanged: other pages list its title and description. */
export const toClientPage = (data: PageData) =>
  ({ ...data, content: toClientContent(data.content) }) as PageData

const createShortName = (index: number, prefix = '') => `${prefix}${index.toString(36)}`

/**
 * A copy in which the items of each list are named by their place. Their keys in the lake serve those who edit
 * together: twelve random signs each, which nothing compresses (1.2 KB of home). What a text says of a link by
 * the key of the link follows it.
 */
export function withShortKeys<Value>(value: Value): Value
export function withShortKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => {
      const copy = withShortKeys(item)
      return isKeyed(copy) ? { ...copy, _key: createShortName(index) } : copy
    })
  }
  if (!isFields(value)) return value
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withShortKeys(field)]),
  )
  return Array.isArray(value.markDefs) ? withShortLinks(copy, value.markDefs) : copy
}

const isKeyed = (item: unknown): item is Fields => isFields(item) && typeof item._key === 'string'

/** Marks are also style names (`strong`), so marks of links get a prefix. */
function withShortLinks({ children, markDefs, ...block }: Fields, used: readonly unknown[]) {
  const names = new Map(
    used.filter(isKeyed).map(({ _key }, index) => [_key, createShortName(index, 'link-')]),
  )
  const spans = Array.isArray(children) ? children.filter(isFields) : []
  const links = Array.isArray(markDefs) ? markDefs.filter(isFields) : []
  return {
    ...block,
    children: spans.map(({ marks, ...span }) => ({
      ...span,
      ...(Array.isArray(marks) && { marks: marks.map((mark) => names.get(mark) ?? mark) }),
    })),
    markDefs: links.map((link, index) => ({ ...link, _key: createShortName(index, 'link-') })),
  }
}
