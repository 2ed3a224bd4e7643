import { createIssue, type Issue } from '@kitewright/content-types/model'
import type { FieldNode } from '../walk.ts'

/** Prices are whole rupees, so that ₹50K is 50000 and never a rounded fraction. */
export function checkRupees({ path, value, rules }: FieldNode): Issue[] {
  if (rules?.is !== 'rupees' || typeof value !== 'number') return []
  if (Number.isSafeInteger(value) && value > 0) return []
  return [createIssue(path, 'Write the price in whole rupees, for example 50000 for ₹50K.')]
}

/** A number stays between the limits of its field, and is whole if the field says so. */
export function checkRange({ path, value, rules }: FieldNode): Issue[] {
  if (!rules?.range || typeof value !== 'number') return []
  const [min, max] = rules.range
  const isAccepted = !rules.integer || Number.isInteger(value)
  if (isAccepted && value >= min && value <= max) return []
  return [
    createIssue(path, `Write a ${rules.integer ? 'whole ' : ''}number from ${min} to ${max}.`),
  ]
}
