import { type Fields, isFields } from '@kitewright/content-types/model'
import { type Contact, isContactFact } from './contact-placeholders.ts'
import { formatTier, type Tier } from './price-placeholders.ts'
import { toPhoneHref } from './text.ts'

/**
 * A placeholder token in rich text: a package's price, by reference to the service and key of the package, so that
 * renames do not affect it; or a fact of the settings.
 */
export type PlaceholderToken =
  | { kind: 'price'; service: string | undefined; tier: unknown; form: 'from' | 'range' }
  | { kind: 'contact'; fact: unknown }

/** Returns the token of an object in a line; undefined for other objects. */
export function parseToken(value: unknown): PlaceholderToken | undefined {
  if (!isFields(value)) return undefined
  const { _type, service, tier, form, fact } = value
  if (_type === 'contactFact') return { kind: 'contact', fact }
  if (_type !== 'price') return undefined
  const id = isFields(service) && typeof service._ref === 'string' ? service._ref : undefined
  return { kind: 'price', service: id, tier, form: form === 'from' ? 'from' : 'range' }
}

/** Packages of all services, by document id. */
type Packages = ReadonlyMap<unknown, readonly Tier[]>

export type TokenValues = { packages: Packages; contact: Contact }

/** Returns a token's text; undefined if its package or fact does not exist. */
export function formatToken(
  token: PlaceholderToken,
  { packages, contact }: TokenValues,
): string | undefined {
  if (token.kind === 'contact') return isContactFact(token.fact) ? contact[token.fact] : undefined
  const tier = packages.get(token.service)?.find(({ key }) => key === token.tier)
  return tier && formatTier(tier, token.form)
}

/** Returns a token's link, for a phone number or an email address. */
function getTokenHref(
  token: PlaceholderToken,
  { contact: { phone, email } }: TokenValues,
): string | undefined {
  if (token.kind !== 'contact') return undefined
  if (token.fact === 'phone' && phone) return toPhoneHref(phone)
  return token.fact === 'email' && email ? `mailto:${email}` : undefined
}

type Part = { child: Fields; wasToken: boolean }

/**
 * Replaces the tokens of a paragraph by text, joined with the text around them. A token takes marks that both
 * neighbours have.
 */
export function resolveParagraph(block: Fields, values: TokenValues): Fields {
  const children = filterFields(block.children)
  if (!children.some((child) => parseToken(child))) return block
  const markDefs = filterFields(block.markDefs)
  const parts = children.map((child, index): Part => {
    const token = parseToken(child)
    if (!token) return { child, wasToken: false }
    const marks = getSharedMarks(children[index - 1], children[index + 1])
    const href = marks.some(createLinkTest(markDefs)) ? undefined : getTokenHref(token, values)
    const link = href && { _type: 'link', _key: String(child._key), href }
    if (link) markDefs.push(link)
    return {
      wasToken: true,
      child: {
        _type: 'span',
        _key: child._key,
        text: formatToken(token, values) ?? '',
        marks: link ? [...marks, link._key] : marks,
      },
    }
  })
  return { ...block, children: joinSpans(parts), markDefs: markDefs }
}

const filterFields = (list: unknown): Fields[] => (Array.isArray(list) ? list.filter(isFields) : [])

const getMarks = (child: Fields | undefined): string[] =>
  Array.isArray(child?.marks) ? child.marks.filter((mark) => typeof mark === 'string') : []

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((mark) => others.includes(mark))

function getSharedMarks(before: Fields | undefined, after: Fields | undefined): string[] {
  const marks = getMarks(before)
  return isSame(marks, getMarks(after)) ? marks : []
}

const createLinkTest = (markDefs: readonly Fields[]) => (mark: string) =>
  markDefs.some(({ _key, _type }) => _key === mark && _type === 'link')

/** Joins spans that only tokens separated. */
function joinSpans(parts: readonly Part[]): Fields[] {
  const spans: Part[] = []
  for (const part of parts) {
    const last = spans.at(-1)
    if (
      last &&
      (last.wasToken || part.wasToken) &&
      isSame(getMarks(last.child), getMarks(part.child))
    ) {
      const text = `${String(last.child.text ?? '')}${String(part.child.text ?? '')}`
      spans[spans.length - 1] = { child: { ...last.child, text }, wasToken: true }
    } else spans.push(part)
  }
  return spans.map(({ child }) => child).filter(({ text }) => text !== '')
}
