import { collectNodes, type Fields, isFields, type Path } from '@kitewright/content-rules/check'

/** A list of blocks that lost or got one, or whose order changed. */
export type BlockChange = {
  path: Path
  before: readonly Fields[]
  after: readonly Fields[]
  what: 'removed' | 'duplicated' | 'moved'
}

/** The lists of blocks in a document. */
export const listBlockLists = (document: Fields): { path: Path; list: readonly Fields[] }[] =>
  collectNodes(document).flatMap(({ path, value, rules }) =>
    rules?.item === 'block' && Array.isArray(value) ? [{ path, list: value.filter(isFields) }] : [],
  )

/** The change of a list of blocks between two versions of a document that an editor may want to undo. */
export function findBlockChange(older: Fields, newer: Fields): BlockChange | null {
  const now = new Map(listBlockLists(newer).map(({ path, list }) => [JSON.stringify(path), list]))
  for (const { path, list: before } of listBlockLists(older)) {
    const after = now.get(JSON.stringify(path)) ?? []
    const what = getChange(before, after)
    if (what) return { path, before, after, what }
  }
  return null
}

function getChange(before: readonly Fields[], after: readonly Fields[]) {
  if (before.some((block) => !has(after, block))) return 'removed'
  const added = after.filter((block) => !has(before, block))
  if (added.length === 0) return formatKeys(before) === formatKeys(after) ? null : 'moved'
  return added.every((one) =>
    before.some((other) => stringifyFields(one) === stringifyFields(other)),
  )
    ? 'duplicated'
    : null
}

/** The blocks before a change, each as it is now, and those that were added since. */
export function omitChange({ before, after }: BlockChange, current: readonly Fields[]): Fields[] {
  const kept = before.map((block) => current.find(({ _key }) => _key === block._key) ?? block)
  return [...kept, ...current.filter((one) => !has(before, one) && !has(after, one))]
}

const has = (list: readonly Fields[], { _key }: Fields) => list.some((one) => one._key === _key)
export const formatKeys = (list: readonly Fields[]): string => list.map(({ _key }) => _key).join()
const stringifyFields = ({ _key, ...fields }: Fields) => JSON.stringify(fields)
