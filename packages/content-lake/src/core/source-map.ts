import { isFields } from './document.ts'
import type { View } from './perspective.ts'

/** Where the values of an answer come from, as Sanity tells it (Content Source Maps). */
export type SourceMap = {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<
    string,
    { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }
  >
}

/**
 * The source map of an answer: for each whole document in it, one mapping of all its fields, which is enough
 * for the Studio to show keystrokes in a preview before they are saved. What a query projects or computes has
 * no source here; hosted Sanity tells that too.
 */
export function sourceMapOf(result: unknown, { byId }: Pick<View, 'byId'>): SourceMap {
  const map: SourceMap = { documents: [], paths: ['$'], mappings: {} }
  const add = (value: unknown, place: string) => {
    if (!isFields(value) || typeof value._id !== 'string') return
    const stored = byId.get(value._id)
    if (!stored || JSON.stringify(stored) !== JSON.stringify(value)) return
    const { _originalId: id = value._id } = value
    const source = { type: 'documentValue', document: map.documents.length, path: 0 } as const
    map.documents.push({ _id: String(id), _type: String(value._type) })
    map.mappings[place] = { type: 'value', source }
  }
  if (Array.isArray(result)) for (const [index, item] of result.entries()) add(item, `$[${index}]`)
  else add(result, '$')
  return map
}
