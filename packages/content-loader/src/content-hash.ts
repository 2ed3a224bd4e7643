import { createHash } from 'node:crypto'
import { type Fields, isFields } from '@kitewright/content-rules/problem'

/**
 * The sha256 of the documents as hex digits: the same for the same content whatever the order of
 * documents or fields, and whatever their revision.
 */
export function contentHash(documents: readonly Fields[]): string {
  const hash = createHash('sha256')
  const texts = documents.map(({ _rev, ...document }) => JSON.stringify(sorted(document)))
  for (const text of texts.toSorted()) hash.update(`${text}\n`)
  return hash.digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  )
}
