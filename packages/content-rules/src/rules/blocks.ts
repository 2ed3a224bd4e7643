import {
  type BlockRules,
  blockRules,
  createIssue,
  type Fields,
  type Issue,
  isFields,
  type Path,
} from '@kitewright/content-types/model'
import { findRepeated, getGroups, type Rule } from '../rule.ts'
import { type FieldNode, type FieldValue, getValues } from '../walk.ts'

type Block = FieldValue & { value: Fields }

/** Checks the rules between the blocks of one page; `pattern` is that of its blocks. */
export const checkBlocksOfPage =
  (pattern: string): Rule =>
  (document) => {
    const blocks = getGroups(document, pattern)
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

const refuseSecond = (blocks: readonly Block[], what: string): Issue[] =>
  blocks
    .slice(1)
    .map(({ path }) => createIssue(path, `A page has one ${what}. Remove this one or the other.`))

const valuesOf =
  (field: string) =>
  (block: Block): FieldValue[] =>
    getValues(block.value, field).map(({ path, value }) => ({
      path: [...block.path, ...path],
      value,
    }))

/** A text that is not empty, or an uploaded file. */
const hasValue = (value: unknown) =>
  (typeof value === 'string' && value !== '') || (isFields(value) && isFields(value.asset))

/** Checks the rules between the fields of one block. */
export function checkBlock({ path, value }: FieldNode): Issue[] {
  if (!isFields(value)) return []
  const { either, needs } = blockRules[String(value._type)] ?? {}
  const issues = either ? checkEither(path, value, either) : []
  return needs && issues.length === 0 ? checkNeeds(path, value, needs) : issues
}

function checkEither(
  path: Path,
  block: Fields,
  { fields, both, missing }: NonNullable<BlockRules['either']>,
): Issue[] {
  const [first, second] = fields
  if (hasValue(block[first]) !== hasValue(block[second])) return []
  const hasBoth = hasValue(block[second])
  return [createIssue([...path, hasBoth ? second : first], hasBoth ? both : missing)]
}

function checkNeeds(
  path: Path,
  block: Fields,
  { field, beside, unless, message }: NonNullable<BlockRules['needs']>,
): Issue[] {
  if (!hasValue(block[beside]) || hasValue(block[field])) return []
  return block[unless] === true ? [] : [createIssue([...path, field], message)]
}
