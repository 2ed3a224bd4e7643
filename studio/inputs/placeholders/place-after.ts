import { isFields } from '@kitewright/content-rules/check'
import type { Path } from 'sanity'

type SpanPosition = { path: [{ _key: string }, 'children', { _key: string }]; offset: number }

/**
 * The place among the words of a running text right after an object; undefined where there is none.
 *
 * @param path of the object in its document.
 */
export function placeAfter(
  path: Path,
  text: readonly unknown[] | undefined,
): SpanPosition | undefined {
  const [block, , object] = path.slice(-3)
  const inBlock = keyed(text, block)?.children
  const children: unknown[] = Array.isArray(inBlock) ? inBlock : []
  const place = children.indexOf(keyed(children, object))
  const next = place === -1 ? undefined : children[place + 1]
  const [blockKey, key] = [keyOf(block), keyOf(next)]
  if (blockKey === undefined || key === undefined) return undefined
  return { path: [{ _key: blockKey }, 'children', { _key: key }], offset: 0 }
}

const keyOf = (one: unknown) =>
  isFields(one) && typeof one._key === 'string' ? one._key : undefined

const keyed = (list: readonly unknown[] | undefined, one: unknown) =>
  list?.filter(isFields).find(({ _key }) => _key === keyOf(one))
