import { tokenOf } from '../placeholder-tokens.ts'
import { type Fields, foundText, isFields, type Problem } from '../problem.ts'
import { type FieldNode, MAX_DEPTH, nodesOf } from '../walk.ts'
import { checkBlock } from './blocks.ts'
import { list, sameKeys } from './lists.ts'
import { range, rupees } from './numbers.ts'
import { noPlaceholders } from './placeholders-in-text.ts'
import { textBlocks } from './text-blocks.ts'
import { date, isBlank, link, linkTarget, sample, slug, text } from './texts.ts'
import { fileKind } from './uploads.ts'

const MAX_BYTES = 200_000

/**
 * Checks all documents, whatever their type: the schema's field rules and general limits. One walk serves all checks.
 */
export function everyDocument(document: Fields): Problem[] {
  const nodes = nodesOf(document)
  if (nodes.some(({ depth }) => depth >= MAX_DEPTH)) return [tooDeep]
  return [...tooLarge(document), ...nodes.flatMap((node) => judges.flatMap((judge) => judge(node)))]
}

const judges: ((node: FieldNode) => Problem[])[] = [
  link,
  linkTarget,
  slug,
  text,
  sample,
  noPlaceholders,
  date,
  rupees,
  range,
  list,
  sameKeys,
  picture,
  richText,
  textBlocks,
  fileKind,
  checkBlock,
]

const tooDeep: Problem = {
  path: [],
  message: 'This document is nested too deeply to be shown.',
  expected: `at most ${MAX_DEPTH} levels`,
  found: 'more',
}

function tooLarge(document: Fields): Problem[] {
  const bytes = new TextEncoder().encode(JSON.stringify(document)).length
  if (bytes <= MAX_BYTES) return []
  return [
    {
      path: [],
      message: 'This document is too large. Shorten its texts or split it.',
      expected: `at most ${MAX_BYTES / 1000} KB`,
      found: `${Math.ceil(bytes / 1000)} KB`,
    },
  ]
}

function picture({ path, value }: FieldNode): Problem[] {
  if (!isFields(value) || (value._type !== 'picture' && value._type !== 'image')) return []
  const problems: Problem[] = []
  if (!isFields(value.asset) || typeof value.asset._ref !== 'string') {
    problems.push({
      path: [...path, 'asset'],
      message: 'Choose or upload a picture.',
      expected: 'a picture',
      found: foundText(value.asset),
    })
  }
  if (typeof value.alt !== 'string') {
    problems.push({
      path: [...path, 'alt'],
      message: 'Describe the picture in one sentence, for people who cannot see it.',
      expected: 'a description',
      found: foundText(value.alt),
    })
  }
  return problems
}

/** Rich text without words would show an empty space. */
function richText({ path, value }: FieldNode): Problem[] {
  if (!Array.isArray(value) || value.length === 0) return []
  if (!value.every((item) => isFields(item) && item._type === 'block')) return []
  const hasWords = value.some(
    (block) =>
      isFields(block) &&
      Array.isArray(block.children) &&
      block.children.some(
        (span: unknown) =>
          tokenOf(span) || (isFields(span) && typeof span.text === 'string' && !isBlank(span.text)),
      ),
  )
  if (hasWords) return []
  return [
    {
      path,
      message: 'This text has no words. Write something, or remove it.',
      expected: 'text',
      found: 'blank text',
    },
  ]
}
