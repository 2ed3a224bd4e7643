import { type Fields, foundText, isFields, type Problem } from '../problem.ts'
import { isLinkField, safeLink } from '../safe-link.ts'
import { MAX_DEPTH, type Node, nodesOf, segmentsOf } from '../walk.ts'
import { textBlocks } from './text-blocks.ts'

const MAX_BYTES = 200_000
const MAX_LINE = 200
const MAX_PARAGRAPH = 1000

/** Fields in which an editor writes sentences; every other text is a line. */
const paragraphs = new Set(['text', 'description', 'lead', 'subtitle', 'metaDescription', 'alt'])
const slugs = new Set(['slug', 'anchor'])
/**
 * Addresses that hosts give a meaning of their own: `index` stands for the folder around it, and `404` for
 * what is not there.
 */
const reserved = new Set(['index', '404'])

/** Lists that may be empty: the first two are optional, the others belong to the text editor. */
const emptyLists = new Set(['facts', 'extraLists', 'marks', 'markDefs'])
/** Texts that no editor types, or that may be empty in the midst of a text. */
const anyText = new Set(['orderRank', 'current', 'marks', 'style', 'listItem'])

/** Rules that hold in every document, whatever its type. One walk, several judges. */
export function everyDocument(document: Fields): Problem[] {
  const nodes = nodesOf(document)
  if (nodes.some(({ depth }) => depth >= MAX_DEPTH)) return [tooDeep]
  return [...tooLarge(document), ...nodes.flatMap((node) => judges.flatMap((judge) => judge(node)))]
}

const judges: ((node: Node) => Problem[])[] = [
  link,
  slug,
  text,
  list,
  picture,
  richText,
  textBlocks,
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

function link({ path, name, value }: Node): Problem[] {
  if (!isLinkField(name) || value === undefined || value === null || safeLink(value)) return []
  return [
    {
      path,
      message:
        'This address cannot be used. Write a page of this site such as /contact, or an address that starts with https:, mailto: or tel:, without spaces.',
      expected: 'a safe address (https:, mailto:, tel:, /path or #fragment)',
      found: foundText(value),
    },
  ]
}

function slug({ path, name, value }: Node): Problem[] {
  if (!slugs.has(name) || !isFields(value) || typeof value.current !== 'string') return []
  const { current } = value
  if (name === 'slug' && reserved.has(current)) {
    return [
      {
        path,
        message: `“${current}” means another page to every host. Choose another address.`,
        expected: `an address other than ${[...reserved].join(' and ')}`,
        found: foundText(current),
      },
    ]
  }
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(current) && current.length <= 64) return []
  return [
    {
      path,
      message: 'Use small letters, digits and single hyphens only, 64 at most: web-development.',
      expected: 'lower-case letters, digits and hyphens',
      found: foundText(current),
    },
  ]
}

function text({ path, name, value, parent }: Node): Problem[] {
  if (typeof value !== 'string' || anyText.has(name) || isLinkField(name)) return []
  const isSpan = isFields(parent) && parent._type === 'span'
  if (!isSpan && isBlank(value)) {
    return [
      {
        path,
        message: 'This is empty. Write something, or remove it.',
        expected: 'text',
        found: 'blank text',
      },
    ]
  }
  const most = paragraphs.has(name) ? MAX_PARAGRAPH : MAX_LINE
  const length = Array.from(value).length
  if (length <= most) return []
  return [
    {
      path,
      message: `Shorten this to ${most} characters or fewer; it has ${length}.`,
      expected: `at most ${most} characters`,
      found: `${length} characters`,
    },
  ]
}

/** Blank to a reader: nothing, or only spaces and characters without a shape. */
export const isBlank = (value: string): boolean => /^[\s\p{Cf}\p{Cc}]*$/u.test(value)

function list({ path, name, value, parent }: Node): Problem[] {
  if (!Array.isArray(value)) return []
  const problems: Problem[] = []
  if (value.length === 0 && !emptyLists.has(name)) {
    problems.push({
      path,
      message: 'This list is empty. Add something, or remove the list.',
      expected: 'at least one item',
      found: 'an empty list',
    })
  }
  const isText = isFields(parent) && parent._type === 'block'
  const segments = isText ? [] : segmentsOf(value)
  for (const [place, segment] of segments.entries()) {
    const item: unknown = value[place]
    if (typeof segment !== 'number' || !isFields(item) || !item._key) continue
    problems.push({
      path: [...path, place],
      message: 'This item has the same key as another. Remove it and add it again.',
      expected: 'a key of its own',
      found: `the key ${foundText(item._key)} twice`,
    })
  }
  return problems
}

function picture({ path, value }: Node): Problem[] {
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

/** A text of blocks that holds no word at all: the page would show an empty space. */
function richText({ path, value }: Node): Problem[] {
  if (!Array.isArray(value) || value.length === 0) return []
  if (!value.every((item) => isFields(item) && item._type === 'block')) return []
  const hasWords = value.some(
    (block) =>
      isFields(block) &&
      Array.isArray(block.children) &&
      block.children.some(
        (span: unknown) => isFields(span) && typeof span.text === 'string' && !isBlank(span.text),
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
