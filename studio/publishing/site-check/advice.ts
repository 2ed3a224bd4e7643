import { findUndrawable } from '@kitewright/artwork/social'
import {
  addDocument,
  collectNodes,
  createIssue,
  type FieldNode,
  type Fields,
  type Issue,
  isFields,
  type Path,
  toSegments,
} from '@kitewright/content-rules/check'
import { isLink, parseToken } from '@kitewright/content-rules/resolve'
import { normalizeForSearch, toChatHref } from '@kitewright/content-rules/text'

/**
 * Valid content that reads badly: useless alt texts, links named “here”, skipped
 * heading levels. Only the Studio shows it, at the fields; it blocks no publish, and the build ignores it.
 */
export function collectAdvice(document: unknown): Issue[] {
  if (!isFields(document)) return []
  const advice = collectNodes(document).flatMap((node) => judges.flatMap((judge) => judge(node)))
  return advice.map((issue) => addDocument(issue, document))
}

const judges: ((node: FieldNode) => Issue[])[] = [
  checkAltText,
  checkCaption,
  linkLabel,
  checkLinkText,
  checkHeadings,
  checkSharedText,
  checkChat,
]

/** Number of letters to check; of longer texts only the beginning. */
const MAX_CHARACTERS = 200

/** Lower case, without punctuation at the ends. */
const normalizeText = (text: string) =>
  normalizeForSearch(text.slice(0, MAX_CHARACTERS)).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** A name that a camera or a program gave: one word with a figure, a line below, or the end of a file. */
const fileName = /^(?=\S*[a-z]{2})\S*[_\d]\S*$|\.(avif|gif|heic|jpe?g|png|svg|webp)$/
const kind =
  '(alt text|banner|drawing|graphic|hero|icon|illustration|image|img|photo(graph)?|picture|screenshot)'
const kindOnly = new RegExp(`^(an? |the )?${kind}( ?\\d+)?$|^(placeholder|untitled)$`)
const kindFirst = new RegExp(`^(an? |the )?${kind} (of|showing|shows) `)

function checkAltText({ name, value, path }: FieldNode): Issue[] {
  if (name !== 'alt' || typeof value !== 'string') return []
  const text = normalizeText(value)
  if (fileName.test(text)) {
    return [createIssue(path, 'This is the name of a file. Say what the picture shows.')]
  }
  if (kindOnly.test(text)) {
    return [createIssue(path, `“${value.trim()}” says nothing. Say what the picture shows.`)]
  }
  if (!kindFirst.test(text)) return []
  return [
    createIssue(
      path,
      'Begin with what the picture shows. Screen readers say that it is a picture.',
    ),
  ]
}

function checkCaption({ value, path }: FieldNode): Issue[] {
  if (!isFields(value) || value._type !== 'articlePicture' || !isFields(value.image)) return []
  const { caption, image } = value
  if (typeof caption !== 'string' || typeof image.alt !== 'string') return []
  if (normalizeText(caption) === '' || normalizeText(caption) !== normalizeText(image.alt))
    return []
  return [
    createIssue(
      [...path, 'image', 'alt'],
      'The caption says the same, and would be read twice. Say here what the picture shows.',
    ),
  ]
}

/** Link texts without meaning: screen readers read links alone. */
const placeless =
  /^((click|tap|press|look|see|go|read)( it)? )?(here|this|this (link|page|post|article|site)|link|more|on|further|now|details|more info(rmation)?|learn more|find out more|continue|continue reading)$/

const describeVagueLink = (text: string): string =>
  `“${text.trim()}” does not say where this leads. Name it, for example “our price list”.`

function linkLabel({ value, path }: FieldNode): Issue[] {
  if (
    !isLink(value) ||
    typeof value.label !== 'string' ||
    !placeless.test(normalizeText(value.label))
  ) {
    return []
  }
  return [createIssue([...path, 'label'], describeVagueLink(value.label))]
}

function checkLinkText({ value: block, path }: FieldNode): Issue[] {
  if (!isFields(block) || block._type !== 'block' || !Array.isArray(block.markDefs)) return []
  const segments = toSegments(block.markDefs)
  return block.markDefs.flatMap((mark: unknown, index) => {
    const text = isFields(mark) ? getLinkText(block, mark._key) : undefined
    if (text === undefined || !placeless.test(normalizeText(text))) return []
    return [createIssue([...path, 'markDefs', segments[index] ?? index], describeVagueLink(text))]
  })
}

/** The marked words; undefined if they contain a token, which always has a meaning. */
function getLinkText({ children }: Fields, mark: unknown): string | undefined {
  const spans = (Array.isArray(children) ? children : []).filter(
    (span): span is Fields =>
      isFields(span) && Array.isArray(span.marks) && span.marks.includes(mark),
  )
  if (spans.some(parseToken)) return undefined
  return spans.map(({ text }) => (typeof text === 'string' ? text : '')).join('')
}

const isStyled = (block: unknown, style: string): block is Fields =>
  isFields(block) && block._type === 'block' && block.style === style

/** Headings outline a text: a small one belongs to a larger one above it. */
function checkHeadings({ value, path, parent }: FieldNode): Issue[] {
  if (!Array.isArray(value)) return []
  const small = value.findIndex((block) => isStyled(block, 'h3'))
  const large = value.findIndex((block) => isStyled(block, 'h2'))
  const empty = value.flatMap((block: unknown, index) =>
    (isStyled(block, 'h2') || isStyled(block, 'h3')) && isEmpty(block) ? [index] : [],
  )
  const getItemPath = (index: number): Path => [...path, toSegments(value)[index] ?? index]
  return [
    ...empty.map((index) =>
      createIssue(
        getItemPath(index),
        'This heading is empty. Write something, or make it a paragraph.',
      ),
    ),
    // The title of a section is the heading above its text.
    ...(small !== -1 && !(isFields(parent) && parent._key) && (large === -1 || large > small)
      ? [
          createIssue(
            getItemPath(small),
            'A small heading comes first, with no heading above it. Choose “Heading” for it.',
          ),
        ]
      : []),
  ]
}

const isEmpty = ({ children }: Fields) =>
  Array.isArray(children) &&
  children.every(
    (span) => !parseToken(span) && isFields(span) && normalizeText(String(span.text ?? '')) === '',
  )

/** A text that is drawn on the sharing picture, of the page itself or of its “Search and sharing”. */
function checkSharedText({ name, value, path, parent }: FieldNode): Issue[] {
  const owner = isFields(parent) ? parent : {}
  const isShown =
    name === 'socialHeadline' ||
    (path.length === 1 && `${owner._type}.${name}` === 'service.headline') ||
    (path.length === 1 && `${owner._type}.${name}` === 'post.title')
  if (!isShown || owner.sharingPicture) return []
  const { impact, effort } = isFields(value) ? value : { impact: value, effort: '' }
  const missing = findUndrawable({ impact: String(impact ?? ''), effort: String(effort ?? '') })
  if (missing.length === 0) return []
  return [
    createIssue(
      path,
      `The sharing picture cannot draw ${missing.join(' ')} and shows no words. Write it in other letters, or upload a sharing picture.`,
    ),
  ]
}

/** A chat that stays at an earlier phone number. */
function checkChat({ name, value, path, parent }: FieldNode): Issue[] {
  if (name !== 'social' || !Array.isArray(value) || !isFields(parent)) return []
  const phone = toChatHref(String(parent.phone ?? ''))
  const segments = toSegments(value)
  return value.flatMap((link: unknown, index) => {
    const url = isFields(link) && link.network === 'WhatsApp' ? link.url : undefined
    if (!phone || typeof url !== 'string' || url.replace(/\/$/, '') === phone) return []
    return [
      createIssue(
        [...path, segments[index] ?? index, 'url'],
        `This is not the chat of “Phone”, ${parent.phone}. Empty it to use the phone number.`,
      ),
    ]
  })
}
