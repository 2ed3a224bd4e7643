import { type Fields, isFields, nodesOf, type Path } from '@kitewright/content-rules/check'

/** A list of sections that lost or got one, or whose order changed. */
export type SectionChange = {
  path: Path
  before: readonly Fields[]
  after: readonly Fields[]
  what: 'removed' | 'duplicated' | 'moved'
}

/** The lists of page blocks in a document. */
export const sectionLists = (document: Fields): { path: Path; list: readonly Fields[] }[] =>
  nodesOf(document).flatMap(({ path, value, rules }) =>
    rules?.item === 'section' && Array.isArray(value)
      ? [{ path, list: value.filter(isFields) }]
      : [],
  )

/** The change of a list of sections between two versions of a document that an editor may want to undo. */
export function sectionChange(older: Fields, newer: Fields): SectionChange | null {
  const now = new Map(sectionLists(newer).map(({ path, list }) => [JSON.stringify(path), list]))
  for (const { path, list: before } of sectionLists(older)) {
    const after = now.get(JSON.stringify(path)) ?? []
    const what = changeOf(before, after)
    if (what) return { path, before, after, what }
  }
  return null
}

function changeOf(before: readonly Fields[], after: readonly Fields[]) {
  if (before.some((section) => !has(after, section))) return 'removed'
  const added = after.filter((section) => !has(before, section))
  if (added.length === 0) return keysOf(before) === keysOf(after) ? null : 'moved'
  return added.every((one) => before.some((other) => textOf(one) === textOf(other)))
    ? 'duplicated'
    : null
}

/** The sections before a change, each as it is now, and those that were added since. */
export function withoutChange(
  { before, after }: SectionChange,
  current: readonly Fields[],
): Fields[] {
  const kept = before.map((section) => current.find(({ _key }) => _key === section._key) ?? section)
  return [...kept, ...current.filter((one) => !has(before, one) && !has(after, one))]
}

const has = (list: readonly Fields[], { _key }: Fields) => list.some((one) => one._key === _key)
export const keysOf = (list: readonly Fields[]): string => list.map(({ _key }) => _key).join()
const textOf = ({ _key, ...fields }: Fields) => JSON.stringify(fields)
