import { type Fields, getPackageName, isFields, type Path } from '@kitewright/content-rules/check'
import type { SchemaType } from 'sanity'

/**
 * A place of a document in the words of its form: “Feature card 3 · Title”. The inside of a running text
 * is called by its field: an editor sees no spans.
 */
export function getFieldName(type: SchemaType | undefined, document: Fields, path: Path): string {
  const names: string[] = []
  let at = type
  let value: unknown = document
  for (const segment of path) {
    if (typeof segment === 'string') {
      const field =
        at && 'fields' in at ? at.fields.find(({ name }) => name === segment) : undefined
      if (!field) break
      names.push(field.type.title ?? segment)
      at = field.type
      value = isFields(value) ? value[segment] : undefined
    } else {
      const items: unknown[] = Array.isArray(value) ? value : []
      const index =
        typeof segment === 'number'
          ? segment
          : items.findIndex((item) => isFields(item) && item._key === segment._key)
      const item = items[index]
      if (isFields(item) && item._type === 'block') break
      names.pop()
      names.push(getPackageName(item) ?? getRowName(at, index))
      const members: readonly SchemaType[] = at && 'of' in at ? at.of : []
      at = members.find(({ name }) => isFields(item) && item._type === name) ?? members[0]
      value = item
    }
  }
  return names.join(' · ')
}

/** Name of a row of a list, counted from 0: “Feature card 3”. */
export function getRowName(list: SchemaType | undefined, index: number): string {
  const item = getRowNoun(list?.options?.rules?.item, list?.title)
  return `${item.charAt(0).toUpperCase()}${item.slice(1)} ${index + 1}`
}

/** Name of one row of a list: given by the list, or from its plural title: Areas, Capabilities. */
export const getRowNoun = (item: string | undefined, title = 'Rows'): string =>
  item ?? title.replace(/ies$/, 'y').replace(/s$/, '')
