import { foundText, isFields, type Path, type Problem } from '../problem.ts'
import { type FieldNode, segmentsOf } from '../walk.ts'

/** Checks the number of items of a list. */
export function list({ path, value, rules }: FieldNode): Problem[] {
  if (!Array.isArray(value) || !rules) return []
  const { count, item = 'item', mayBeEmpty } = rules
  if (count !== undefined) return counted(value, path, count, item)
  if (value.length > 0 || mayBeEmpty) return []
  return [
    {
      path,
      message: 'This list is empty. Add something, or remove the list.',
      expected: 'at least one item',
      found: 'an empty list',
    },
  ]
}

/** Checks an exact or a minimum and maximum number of items; `item` names one of them. */
export function counted(
  { length }: readonly unknown[],
  path: Path,
  count: number | readonly [least: number, most: number],
  item: string,
): Problem[] {
  const [least, most] = typeof count === 'number' ? [count, count] : count
  if (length >= least && length <= most) return []
  const expected = `${least === most ? 'exactly' : `${least} to`} ${plural(most, item)}`
  return [
    {
      path,
      message: `There must be ${expected}; there ${are(length)}.`,
      expected,
      found: String(length),
    },
  ]
}

export const plural = (count: number, word: string) =>
  count === 1 ? `1 ${word}` : `${count} ${word}s`
const are = (count: number) => (count === 0 ? 'are none' : count === 1 ? 'is 1' : `are ${count}`)

/** Requires unique keys; the text editor sets those of blocks. */
export function sameKeys({ path, value, parent }: FieldNode): Problem[] {
  if (!Array.isArray(value) || (isFields(parent) && parent._type === 'block')) return []
  return segmentsOf(value).flatMap((segment, place) => {
    const item: unknown = value[place]
    if (typeof segment !== 'number' || !isFields(item) || !item._key) return []
    return [
      {
        path: [...path, place],
        message: 'This item has the same key as another. Remove it and add it again.',
        expected: 'a unique key',
        found: `the key ${foundText(item._key)} twice`,
      },
    ]
  })
}
