import { foundText, isFields, type Path, type Problem } from '../problem.ts'
import { type FieldNode, segmentsOf } from '../walk.ts'

/** What a list breaks of what its field asks for: items, and so many of them. */
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

/** A list of exactly so many items, or of so many to so many; `item` names one of them. */
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

/** Items are told apart by their keys; the blocks of a running text have keys of the editor's own. */
export function sameKeys({ path, value, parent }: FieldNode): Problem[] {
  if (!Array.isArray(value) || (isFields(parent) && parent._type === 'block')) return []
  return segmentsOf(value).flatMap((segment, place) => {
    const item: unknown = value[place]
    if (typeof segment !== 'number' || !isFields(item) || !item._key) return []
    return [
      {
        path: [...path, place],
        message: 'This item has the same key as another. Remove it and add it again.',
        expected: 'a key of its own',
        found: `the key ${foundText(item._key)} twice`,
      },
    ]
  })
}
