import { BLOCKS_FIELD, blockRules, type Fields, isFields } from '@kitewright/content-types/model'
import { schema } from '@kitewright/content-types/schema'
import { getFieldTitle } from './field-titles.ts'
import { getSlug } from './price-placeholders.ts'
import { getFieldRules } from './walk.ts'

/** The schema of a value. */
type TypeNode = Extract<(typeof schema)[number], { type: 'type' }>['value']
type ObjectNode = Extract<TypeNode, { type: 'object' }>

/**
 * Where a walk is: the documents, the one that is filled, the pattern of the field, `tiers[].to`, and the place in the
 * nearest list. A sample is valid: it also has links, pictures and texts of paragraphs.
 */
type GapContext = {
  all: readonly Fields[]
  document: Fields
  pattern: string
  index?: number
  isSample?: boolean
}

const types = new Map(schema.map((entry) => [entry.name, entry]))

/**
 * An unfinished entry as a page can show it: missing texts are the titles of their fields
 * in brackets, and lists have as many items as they need. Null without an address: then it has no page.
 */
export function withGaps(document: Fields, all: readonly Fields[]): Fields | null {
  const type = types.get(String(document._type))
  if (type?.type !== 'document') return null
  if (type.attributes.slug && !hasOwnAddress(document, all)) return null
  const node: ObjectNode = { type: 'object', attributes: type.attributes }
  return fillObject(node, document, { all, document, pattern: '' })
}

/**
 * A block with samples in its empty fields: words and references. The rules refuse to publish them.
 *
 * @param all documents that its references may lead to.
 */
export function sampleBlock(block: Fields, all: readonly Fields[]): Fields {
  const document = { _type: 'landingPage' }
  const context: GapContext = { all, document, pattern: `${BLOCKS_FIELD}[]`, isSample: true }
  return fillValue({ type: 'inline', name: String(block._type) }, block, context) as Fields
}

const hasOwnAddress = (document: Fields, all: readonly Fields[]): boolean =>
  Boolean(getSlug(document)) &&
  all.every(
    (other) =>
      other === document || other._type !== document._type || getSlug(other) !== getSlug(document),
  )

function fillValue(node: TypeNode, value: unknown, context: GapContext): unknown {
  switch (node.type) {
    case 'inline': {
      const named = types.get(node.name)
      return named?.type === 'type' ? fillValue(named.value, value, context) : value
    }
    case 'string':
      return typeof value === 'string' && value !== ''
        ? value
        : (node.value ?? getPlaceholderText(context))
    case 'number':
      return typeof value === 'number' ? value : 0
    case 'boolean':
      return typeof value === 'boolean' ? value : false
    case 'array':
      return fillList(node.of, Array.isArray(value) ? value : [], context)
    case 'object':
      return fillObject(node, isFields(value) ? value : {}, context)
    case 'union':
      return fillUnion(node.of, value, context)
    default:
      return value
  }
}

/** Placeholder of a missing text. */
function getPlaceholderText({ all, document, pattern, isSample }: GapContext): string {
  const rule = getFieldRules(document).get(pattern)
  if (rule?.is === 'date') return new Date().toISOString().slice(0, 10)
  if (rule?.is === 'link') return '/'
  const title = getFieldTitle(String(document._type), pattern) ?? '…'
  if (!isSample) return `[${title}]`
  // A topic without questions would show nothing.
  const topic = rule?.is === 'topic' && all.find(({ _type }) => _type === 'faq')?.category
  if (typeof topic === 'string') return topic
  const sample = `[Sample ${title.toLowerCase()}]`
  return sample.length > (rule?.max ?? sample.length) ? '0' : sample
}

function fillList(of: TypeNode, value: readonly unknown[], context: GapContext): unknown[] {
  const { count = 0 } = getFieldRules(context.document).get(context.pattern) ?? {}
  const min = typeof count === 'number' ? count : count[0]
  if (context.isSample && value.length === 0 && isOfType(of, 'block'))
    return [createParagraph(context)]
  const missing = Array.from({ length: Math.max(0, min - value.length) }, (_, at) =>
    isText(of) ? undefined : { _key: `gap-${value.length + at}` },
  )
  return [...value, ...missing].map((item, at) =>
    fillValue(of, item, { ...context, pattern: `${context.pattern}[]`, index: at }),
  )
}

const createParagraph = (context: GapContext) => ({
  _type: 'block',
  _key: 'gap',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'gap', marks: [], text: getPlaceholderText(context) }],
})

const isText = (node: TypeNode): boolean =>
  node.type === 'union' ? node.of.every(isText) : node.type === 'string'

function fillObject(node: ObjectNode, value: Fields, context: GapContext): Fields {
  const result: Record<string, unknown> = { ...value }
  for (const [name, attribute] of Object.entries(getAttributes(node))) {
    const field = value[name]
    const isMissing = field === undefined || field === null
    if (name === '_ref' && isMissing) Object.assign(result, createReference(context))
    else if (!(isMissing && (attribute.optional || name === '_weak'))) {
      const dot = context.pattern === '' ? '' : '.'
      const pattern = `${context.pattern}${dot}${name}`
      result[name] = fillValue(attribute.value, field, { ...context, pattern })
    }
  }
  // One of the two fields needs a value, which the schema cannot require.
  const { oneOf } = (context.isSample && blockRules[String(value._type)]) || {}
  if (oneOf?.fields.every((name) => !value[name])) {
    const [, name] = oneOf.fields
    result[name] = getPlaceholderText({ ...context, pattern: `${context.pattern}.${name}` })
  }
  const reference = context.isSample && findMissingReference(getAttributes(node), value)
  if (!reference) return result
  const target = createReference({ ...context, pattern: `${context.pattern}.${reference}` })
  return { ...result, [reference]: target }
}

/** The field that a link or a picture needs, although the schema cannot say so. */
function findMissingReference(attributes: ObjectNode['attributes'], { page, href, asset }: Fields) {
  if (attributes.page && attributes.href) return page || href ? undefined : 'page'
  return attributes.asset && !asset ? 'asset' : undefined
}

/** Schema of a list item: its key, and the rest of its base type. */
function getAttributes({ attributes, rest }: ObjectNode): ObjectNode['attributes'] {
  const base = rest?.type === 'inline' ? types.get(rest.name) : undefined
  const more = base?.type === 'type' ? base.value : rest
  return more?.type === 'object' ? { ...getAttributes(more), ...attributes } : attributes
}

/** A reference to some entry. The rules refuse to publish a weak one. */
function createReference(context: GapContext): Fields {
  const reference = { _type: 'reference', _ref: pickReference(context) }
  return context.isSample ? { ...reference, _weak: true } : reference
}

/** Some entry that a reference may lead to. */
function pickReference({ all, document, pattern, index = 0 }: GapContext): string {
  const { to = [] } = getFieldRules(document).get(pattern) ?? {}
  const candidates = all.filter((other) => other !== document && to.includes(String(other._type)))
  return String(candidates[index % candidates.length]?._id ?? 'none')
}

/** A choice that is missing is the first one; what is there keeps the branch that it has. */
function fillUnion(branches: readonly TypeNode[], value: unknown, context: GapContext): unknown {
  const [first] = branches
  if (isFields(value)) {
    const own = branches.find((branch) => isOfType(branch, value._type)) ?? first
    return own ? fillValue(own, value, context) : value
  }
  return value === undefined || value === null || value === ''
    ? first && fillValue(first, undefined, context)
    : value
}

function isOfType(branch: TypeNode, type: unknown): boolean {
  if (branch.type === 'inline') return branch.name === type
  if (branch.type !== 'object') return false
  const { _type } = getAttributes(branch)
  return _type?.value.type === 'string' && _type.value.value === type
}
