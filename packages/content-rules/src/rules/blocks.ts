import { type BlockRules, blockRules } from '@kitewright/content-types/model'
import { type Fields, isFields, type Problem } from '../problem.ts'
import { findRepeated, groupsAt, type Rule } from '../rule.ts'
import { type FieldNode, type FieldValue, valuesAt } from '../walk.ts'

type Block = FieldValue & { value: Fields }

/** Checks the rules between the blocks of one page; `pattern` is that of its blocks. */
export const checkBlocksOfPage =
  (pattern: string): Rule =>
  (document) => {
    const blocks = groupsAt(document, pattern)
    return Object.entries(blockRules).flatMap(([type, { once, distinct }]) => {
      const siblings = blocks.filter(({ value }) => value._type === type)
      return [
        ...(once === undefined ? [] : refuseSecond(siblings, once)),
        ...(distinct
          ? findRepeated(siblings.flatMap(valuesOf(distinct.field)), distinct.what)
          : []),
      ]
    })
  }

const refuseSecond = (blocks: readonly Block[], what: string): Problem[] =>
  blocks.slice(1).map(({ path }) => ({
    path,
    message: `A page has one ${what}. Remove this one or the other.`,
    expected: `one ${what}`,
    found: String(blocks.length),
  }))

const valuesOf =
  (field: string) =>
  (block: Block): FieldValue[] =>
    valuesAt(block.value, field).map(({ path, value }) => ({
      path: [...block.path, ...path],
      value,
    }))

/** A text that is not empty, or an uploaded file. */
const hasValue = (value: unknown) =>
  (typeof value === 'string' && value !== '') || (isFields(value) && isFields(value.asset))

/** Checks the rules between the fields of one block. */
export function checkBlock({ path, value }: FieldNode): Problem[] {
  const { either, needs } = (isFields(value) && blockRules[String(value._type)]) || {}
  if (!isFields(value)) return []
  const found = either ? checkEither(value, either) : []
  return [...found, ...(needs && found.length === 0 ? checkNeeds(value, needs) : [])].map(
    (problem) => ({ ...problem, path: [...path, ...problem.path] }),
  )
}

function checkEither(block: Fields, either: NonNullable<BlockRules['either']>): Problem[] {
  const [first, second] = either.fields
  if (hasValue(block[first]) !== hasValue(block[second])) return []
  const hasBoth = hasValue(block[second])
  return [
    {
      path: [hasBoth ? second : first],
      message: hasBoth ? either.both : either.missing,
      expected: either.expected,
      found: hasBoth ? 'both' : 'nothing',
    },
  ]
}

function checkNeeds(block: Fields, needs: NonNullable<BlockRules['needs']>): Problem[] {
  if (!hasValue(block[needs.beside]) || hasValue(block[needs.field])) return []
  if (block[needs.unless] === true) return []
  const { message, expected } = needs
  return [{ path: [needs.field], message, expected, found: 'nothing' }]
}
