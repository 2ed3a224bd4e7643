import { type Fields, isFields, type Path } from '@kitewright/content-rules/check'
import { type Path as FormPath, getValueAtPath } from 'sanity'
import { isSameValue } from '../publishing/site-check/site.ts'
import { getBlockText } from '../tools/search/find.ts'

/** Value of a field; without a value the field was removed. */
export type Change = { path: Path; value?: unknown }

/** Changes of a document, each at the innermost path that both versions have. */
export function* diffDocuments(
  before: unknown,
  after: unknown,
  path: Path = [],
): Generator<Change> {
  if (isSameValue(before, after)) return
  if (isFields(before) && isFields(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const isOfLake = path.length === 0 && name.startsWith('_')
      if (!isOfLake) yield* diffDocuments(before[name], after[name], [...path, name])
    }
    return
  }
  const items = matchItems(before, after)
  if (!items) yield { path, value: after }
  for (const [one, other, _key] of items ?? []) {
    yield* diffDocuments(one, other, [...path, { _key }])
  }
}

/** The changes that a document lacks. */
export const filterMissing = (document: Fields, changes: readonly Change[]): Change[] =>
  changes.filter(
    ({ path, value }) => !isSameValue(getValueAtPath(document, path as FormPath), value),
  )

type Pair = [before: unknown, after: unknown, key: string]

/** The items of two lists side by side; null unless both have the same ones in the same order. */
function matchItems(before: unknown, after: unknown): Pair[] | null {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return null
  const pairs = before.flatMap((item, index): Pair[] => {
    const other: unknown = after[index]
    if (!isFields(item) || !isFields(other)) return []
    return typeof item._key === 'string' && item._key === other._key
      ? [[item, other, item._key]]
      : []
  })
  return pairs.length === before.length ? pairs : null
}

/** The parts of a paragraph beside its words. */
const FORMATTING: readonly unknown[] = ['level', 'listItem', 'style', 'marks', 'markDefs']

/** A change as an editor reads it. */
export function formatChange({ path, value }: Change): string {
  if (FORMATTING.includes(path.at(-1))) return 'other formatting'
  return formatValue(value) || 'empty'
}

function formatValue(value: unknown): string {
  if (value === undefined) return 'removed'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(formatValue).join(' ')
  if (!isFields(value)) return String(value)
  if (value._type === 'block') return getBlockText(value)
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .map(([, inner]) => formatValue(inner))
    .join(' ')
}
