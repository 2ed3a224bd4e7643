import {
  createIssue,
  type Issue,
  isFields,
  type Path,
  toSegments,
} from '@kitewright/content-types/model'
import type { FieldNode } from '../walk.ts'
import { countCharacters } from './texts.ts'

/** Checks the number of items of a list. */
export function list({ path, value, rules }: FieldNode): Issue[] {
  if (!Array.isArray(value) || !rules) return []
  const { count, item = 'item', letters, mayBeEmpty } = rules
  if (count !== undefined) {
    return [
      ...validateCount(value, path, count, item),
      ...validateLetters(value, path, letters, item),
    ]
  }
  if (value.length > 0 || mayBeEmpty) return []
  return [createIssue(path, 'This list is empty. Add something, or remove the list.')]
}

/** Checks an exact or a minimum and maximum number of items; `item` names one of them. */
export function validateCount(
  { length }: readonly unknown[],
  path: Path,
  count: number | readonly [min: number, max: number],
  item: string,
): Issue[] {
  const [least, most] = typeof count === 'number' ? [count, count] : count
  if (length >= least && length <= most) return []
  const expected = `${least === most ? 'exactly' : `${least} to`} ${formatCount(most, item)}`
  return [createIssue(path, `There must be ${expected}; there ${formatPresence(length)}.`)]
}

/** Letters of all labels of a list. */
export const countLetters = (list: readonly unknown[]): number =>
  list.reduce<number>(
    (sum, item) => sum + (isFields(item) ? countCharacters(String(item.label ?? '')) : 0),
    0,
  )

function validateLetters(
  list: readonly unknown[],
  path: Path,
  most = Infinity,
  item: string,
): Issue[] {
  const letters = countLetters(list)
  if (letters <= most) return []
  return [
    createIssue(
      path,
      `The ${item}s have ${letters} letters together; there is room for ${most}. Shorten or remove one.`,
    ),
  ]
}

/** “1 entry”, “3 entries”. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

function formatPresence(count: number): string {
  if (count === 0) return 'are none'
  return count === 1 ? 'is 1' : `are ${count}`
}

/** Requires unique keys; the text editor sets those of blocks. */
export function validateKeys({ path, value, parent }: FieldNode): Issue[] {
  if (!Array.isArray(value) || (isFields(parent) && parent._type === 'block')) return []
  return toSegments(value).flatMap((segment, index) => {
    const item: unknown = value[index]
    if (typeof segment !== 'number' || !isFields(item) || !item._key) return []
    return [
      createIssue(
        [...path, index],
        'This item has the same key as another. Remove it and add it again.',
      ),
    ]
  })
}
