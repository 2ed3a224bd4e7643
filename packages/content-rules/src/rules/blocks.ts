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
        ...(once === undefined ? [] : rejectSecond(siblings, once)),
        ...(distinct
          ? findRepeated(siblings.flatMap(getFieldValues(distinct.field)), distinct.what)
          : []),
      ]
    })
  }

const rejectSecond = (blocks: readonly Block[], what: string): Issue[] =>
  blocks
    .slice(1)
    .map(({ path }) => createIssue(path, `A page has one ${what}. Remove this one or the other.`))

const getFieldValues =
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
  const { oneOf, needs } = blockRules[String(value._type)] ?? {}
  const issues = oneOf ? checkAlternatives(path, value, oneOf) : []
  return needs && issues.length === 0 ? checkNeeds(path, value, needs) : issues
}

function checkAlternatives(
  path: Path,
  block: Fields,
  { fields, both, missing }: NonNullable<BlockRules['oneOf']>,
): Issue[] {
  const [first, second] = fields
  if (hasValue(block[first]) !== hasValue(block[second])) return []
  const hasBoth = hasValue(block[second])
  return [createIssue([...path, hasBoth ? second : first], hasBoth ? both : missing)]
}

function checkNeeds(
  path: Path,
  block: Fields,
  { field, when, skipIf, message }: NonNullable<BlockRules['needs']>,
): Issue[] {
  if (!hasValue(block[when]) || hasValue(block[field])) return []
  return block[skipIf] === true ? [] : [createIssue([...path, field], message)]
}
