import { lengthOf, plural } from '@kitewright/content-rules/check'
import { cleaned } from '@kitewright/content-rules/text'
import type { FieldRules } from '@kitewright/content-types/model'

/** How much of what a field may hold is there: “87 of 120 characters”. */
export type Count = {
  words: string
  /** Why it does not fit. What is left empty is told by other words. */
  trouble?: 'Too long' | 'Too short' | 'Too many' | 'Too few'
}

/**
 * The count of a text or a list beside the limit that its field states, counted as the rules count;
 * undefined for a field without a limit.
 */
export function countOf(value: unknown, rules: FieldRules = {}): Count | undefined {
  const { least = 0, most, count, item = 'item' } = rules
  if (count !== undefined) {
    const [fewest, highest] = typeof count === 'number' ? [count, count] : count
    const { length } = Array.isArray(value) ? value : []
    const limit = fewest === highest || fewest === 0 ? '' : `${fewest} to `
    const trouble = length > highest ? 'Too many' : length < fewest ? 'Too few' : undefined
    return countWith(length, `${length} of ${limit}${plural(highest, item)}`, trouble)
  }
  if (most === undefined) return undefined
  const length = typeof value === 'string' ? lengthOf(cleaned(value)) : 0
  const limit = least === 0 ? '' : `${least} to `
  const trouble = length > most ? 'Too long' : length < least ? 'Too short' : undefined
  return countWith(length, `${length} of ${limit}${plural(most, 'character')}`, trouble)
}

const countWith = (length: number, words: string, trouble: Count['trouble']): Count =>
  length === 0 ? { words } : { words, trouble }
