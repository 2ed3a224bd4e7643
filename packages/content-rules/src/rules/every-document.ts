import { createIssue, type Fields, type Issue, isFields } from '@kitewright/content-types/model'
import { parseToken } from '../placeholder-tokens.ts'
import { collectNodes, type FieldNode, MAX_DEPTH } from '../walk.ts'
import { checkBlock } from './blocks.ts'
import { list, validateKeys } from './lists.ts'
import { checkRange, checkRupees } from './numbers.ts'
import { rejectPlaceholders } from './placeholders-in-text.ts'
import { validateTextBlocks } from './text-blocks.ts'
import {
  isBlank,
  link,
  linkTarget,
  rejectSample,
  validateDate,
  validateSlug,
  validateText,
} from './texts.ts'
import { checkFileKind } from './uploads.ts'

const MAX_BYTES = 200_000

/**
 * Checks all documents, whatever their type: the schema's field rules and general limits. One walk serves all checks.
 */
export function validateEveryDocument(document: Fields): Issue[] {
  const nodes = collectNodes(document)
  if (nodes.some(({ depth }) => depth >= MAX_DEPTH)) return [tooDeep]
  return [
    ...validateSize(document),
    ...nodes.flatMap((node) => judges.flatMap((judge) => judge(node))),
  ]
}

const judges: ((node: FieldNode) => Issue[])[] = [
  link,
  linkTarget,
  validateSlug,
  validateText,
  rejectSample,
  rejectPlaceholders,
  validateDate,
  checkRupees,
  checkRange,
  list,
  validateKeys,
  validatePicture,
  validateRichText,
  validateTextBlocks,
  checkFileKind,
  checkBlock,
]

const tooDeep: Issue = createIssue([], 'This document is nested too deeply to be shown.')

function validateSize(document: Fields): Issue[] {
  const bytes = new TextEncoder().encode(JSON.stringify(document)).length
  if (bytes <= MAX_BYTES) return []
  return [createIssue([], 'This document is too large. Shorten its texts or split it.')]
}

function validatePicture({ path, value }: FieldNode): Issue[] {
  if (!isFields(value) || (value._type !== 'picture' && value._type !== 'image')) return []
  const issues: Issue[] = []
  if (!isFields(value.asset) || typeof value.asset._ref !== 'string') {
    issues.push(createIssue([...path, 'asset'], 'Choose or upload a picture.'))
  }
  if (typeof value.alt !== 'string') {
    issues.push(
      createIssue(
        [...path, 'alt'],
        'Describe the picture in one sentence, for people who cannot see it.',
      ),
    )
  }
  return issues
}

/** Rich text without words would show an empty space. */
function validateRichText({ path, value }: FieldNode): Issue[] {
  if (!Array.isArray(value) || value.length === 0) return []
  if (!value.every((item) => isFields(item) && item._type === 'block')) return []
  const hasWords = value.some(
    (block) =>
      isFields(block) &&
      Array.isArray(block.children) &&
      block.children.some(
        (span: unknown) =>
          parseToken(span) ||
          (isFields(span) && typeof span.text === 'string' && !isBlank(span.text)),
      ),
  )
  if (hasWords) return []
  return [createIssue(path, 'This text has no words. Write something, or remove it.')]
}
