import { createHash } from 'node:crypto'
import { type Fields, isFields } from '@kitewright/content-rules/problem'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The sha256 of a document as hex digits, whatever the order of its fields and its revision. */
export const documentHash = ({ _rev, ...document }: Fields): string =>
  sha256(JSON.stringify(sorted(document)))

/** The sha256 of the whole content, from the hashes of its documents in any order. */
export const contentHash = (hashes: readonly string[]): string =>
  sha256(hashes.toSorted().join('\n'))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  )
}
