import { foundText, type Problem } from '../problem.ts'
import type { FieldNode } from '../walk.ts'

/** Prices are whole rupees, so that ₹50K is 50000 and never a rounded fraction. */
export function rupees({ path, value, rules }: FieldNode): Problem[] {
  if (rules?.is !== 'rupees' || typeof value !== 'number') return []
  if (Number.isSafeInteger(value) && value > 0) return []
  return [
    {
      path,
      message: 'Write the price in whole rupees, for example 50000 for ₹50K.',
      expected: 'whole rupees above zero',
      found: foundText(value),
    },
  ]
}

/** A number stays between the limits of its field, and is whole if the field says so. */
export function range({ path, value, rules }: FieldNode): Problem[] {
  if (!rules?.range || typeof value !== 'number') return []
  const [lowest, highest] = rules.range
  const isAccepted = !rules.whole || Number.isInteger(value)
  if (isAccepted && value >= lowest && value <= highest) return []
  const expected = `a ${rules.whole ? 'whole ' : ''}number from ${lowest} to ${highest}`
  return [{ path, message: `Write ${expected}.`, expected, found: foundText(value) }]
}
