import { type Fields, isFields, isSingleton, singletons } from '@kitewright/content-types/model'
import { MAX_DEPTH } from './walk.ts'

export { normalizeForSearch, searchWords } from './search.ts'

/**
 * Allowed content of rich text: the Studio offers it, the rules reject anything else, and the site renders it. Editors
 * may paste others, such as the mark `code`, which no page renders.
 */
export const textForms = {
  styles: ['normal', 'h2', 'h3'],
  lists: ['bullet', 'number'],
  /** Maximum list depth: each level takes 24 px of a phone's 280. */
  mostLevels: 5,
  /** Marks without data. */
  decorators: ['strong', 'em'],
  /** Marks with data in `markDefs` of their block, by key. */
  annotations: ['link'],
  /** Inline objects that the build replaces by text. */
  tokens: ['price', 'contactFact'],
} as const

/** Additional content of a post's article. */
export const articleForms = {
  styles: [...textForms.styles, 'blockquote'],
  /** Objects between paragraphs. */
  objects: ['articlePicture', 'articleTable', 'articleCode'],
} as const

export type TextStyle = (typeof articleForms.styles)[number]
export type TextList = (typeof textForms.lists)[number]
export type TextDecorator = (typeof textForms.decorators)[number]

/** A document's name for editors: its title, question or page name. */
export function getName({ _id, _type, title, question }: Fields): string {
  if (isSingleton(_type)) return singletons[_type].name
  const label = [title, question, _id].find((name) => typeof name === 'string' && name.trim())
  return typeof label === 'string' ? label : String(_type)
}

/** Lists names: “A”, “B” and “C”; of many, the first few and the number of others. */
export function formatNames(names: readonly string[], max = 3): string {
  const quoted = names.map((name) => `“${name}”`)
  if (quoted.length > max)
    return `${quoted.slice(0, max).join(', ')} and ${quoted.length - max} more`
  return new Intl.ListFormat('en-GB').format(quoted)
}

/** Characters that no address needs: controls, spaces, invisible characters, `\`. */
const forbidden = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Cs}\\]/u

/** The same ones percent-encoded: %00–%1F, %7F, and the backslash. */
const forbiddenEncoded = /%(?:[01][0-9a-f]|7f|5c)/i

const MAX_LENGTH = 2000

/**
 * Allows `https:`, `mailto:` and `tel:` addresses, a site path that starts with a single slash, or a `#fragment`. This
 * is an allowlist: anything else is rejected, however a browser would resolve it.
 */
export function isSafeLink(href: unknown): href is string {
  if (typeof href !== 'string' || href === '' || href.length > MAX_LENGTH) return false
  if (forbidden.test(href) || forbiddenEncoded.test(href)) return false
  if (href.startsWith('#')) return href.length > 1
  if (href.startsWith('/')) return isSitePath(href)
  if (/^https:\/\//i.test(href)) return isWebAddress(href)
  if (/^mailto:/i.test(href)) return /^mailto:[^@?#&:/]+@[^@?#&:/]+\.[^@?#&:/]+(\?.*)?$/i.test(href)
  if (/^tel:/i.test(href)) return /^tel:\+?[0-9][0-9().-]*$/i.test(href)
  return false
}

/** A path that resolves to this site on every page, also after `..` and decoding. */
function isSitePath(href: string): boolean {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  if (path.includes('//') || /^\/(?:%2f|\.{1,2}(?:\/|$)|%2e)/i.test(path)) return false
  const base = 'https://site.invalid'
  return URL.canParse(href, base) && new URL(href, base).origin === base
}

/** Rejects credentials: `https://bank.example@evil.example` misleads. */
function isWebAddress(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { protocol, hostname, username, password } = new URL(href)
  return protocol === 'https:' && hostname !== '' && username === '' && password === ''
}

/**
 * "+91 80 5550 0142" -> "tel:+918055500142"; undefined for a text that is not exactly one number, such as two numbers or
 * one with an extension. "(0)" behind a country code is not dialed from abroad.
 */
export function toPhoneHref(phone: string): string | undefined {
  const isOne = /^\+?[\d\s().\u2010-\u2015-]+$/.test(phone.trim())
  const number = phone.replace(/^(\s*\+\d+\s*)\(0\)/, '$1').replace(/[^\d+]/g, '')
  return isOne && /^\+?\d{5,15}$/.test(number) ? `tel:${number}` : undefined
}

/** Converts a phone number to the address of a chat in WhatsApp; undefined as for `toPhoneHref`. */
export const toChatHref = (phone = ''): string | undefined =>
  toPhoneHref(phone)?.replace(/^tel:\+?/, 'https://wa.me/')

/** Characters that change the direction of text: U+061C, U+200E–F, U+202A–E, U+2066–9. */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
const feedBreakers = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

/** Removes bidi controls, so that the text cannot show other words than it has. */
export function stripBidi(text: string): string {
  return text.replace(bidiControls, '')
}

/**
 * Returns a deep copy without bidi controls and characters that XML (the sitemap, the feeds) cannot hold. Field names
 * are unchanged. Run it before the rules, so that they check the published text. Cuts nesting a little below the depth
 * that the rules reject.
 */
export function cleanValue<Value>(value: Value, depth?: number): Value
export function cleanValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    return stripBidi(value).replace(feedBreakers, '').toWellFormed()
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH + 2) return null
  if (Array.isArray(value)) return value.map((item: unknown) => cleanValue(item, depth + 1))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, cleanValue(field, depth + 1)]),
  )
}

type Headline = { impact: string; effort: string }

/** A page's metadata for search results and sharing. */
export type Head = { title: string; description: string; headline: Headline }

/** A service or post has a title, and may have another one for search. */
type NamedTexts = {
  title: string
  metaTitle?: string | null
  /** A post without one uses `description`. */
  metaDescription: string | null
  description?: string
  /** A post is shared with its title. */
  headline?: Headline
}
type Meta = { title: string; description: string; socialHeadline: Headline }
/** Pages have the fields “Search and sharing”; a legal page uses its heading as title. */
type PageTexts = { title?: string; meta: Meta }

/**
 * Returns a page's metadata, for the build and the Studio's preview.
 *
 * @param type of the document: only home omits the brand.
 */
export function getMetadata(type: string, content: NamedTexts | PageTexts, brand: string): Head {
  const withBrand = (title: string) => `${title} | ${brand}`
  if (!('meta' in content)) {
    const { title, metaTitle, metaDescription, description = '', headline } = content
    return {
      title: withBrand(metaTitle || title),
      description: metaDescription || description,
      headline: headline ?? { impact: title, effort: '' },
    }
  }
  const { title, description, socialHeadline: headline } = content.meta
  if (type === 'home') return { title, description, headline }
  const name = type === 'legalPage' ? (content.title ?? title) : title
  return { title: withBrand(name), description, headline }
}
