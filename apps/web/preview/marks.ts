import { type Fields, getFieldRules, isFields, toSegments } from '@kitewright/content-rules/check'
import { VERCEL_STEGA_REGEX, vercelStegaCombine, vercelStegaDecodeAll } from '@vercel/stega'

/** Where a text is written: the document, and the field as the Studio names it, `tiers[_key=="a"].tagline`. */
export type FieldAddress = { id: string; type: string; path: string }

const known = new Map<string, string>()

/** Invisible characters behind a text, so that a click on it opens its field in the Studio. */
export function formatMark({ id, type, path }: FieldAddress): string {
  const key = `${id} ${path}`
  const cached = known.get(key)
  if (cached !== undefined) return cached
  const intent = Object.entries({ mode: 'presentation', id, type, path })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join(';')
  const query = new URLSearchParams({ baseUrl: '/', id, type, path, perspective: 'drafts' })
  const href = `/intent/edit/${intent}?${query}`
  const mark = vercelStegaCombine('', { origin: 'sanity.io', href })
  known.set(key, mark)
  return mark
}

/** Ids of the documents whose marked texts a value holds. */
export const collectIds = (value: unknown): ReadonlySet<string | null> =>
  new Set(
    vercelStegaDecodeAll<{ href: string }>(JSON.stringify(value)).map(({ href }) =>
      new URL(href, 'https://studio.invalid').searchParams.get('id'),
    ),
  )

/** A text as it was written. */
export const stripMark = (text: string) => text.replace(VERCEL_STEGA_REGEX, '')

/** Texts that code compares or parses, or that are in the head of a page. */
const isUnmarked = (pattern: string) =>
  /(^|\.)(meta|metaTitle|metaDescription|categor(y|ies)|earlierAddresses)\b/.test(pattern)

/**
 * A copy of the document whose texts are marked, where an editor writes words: the schema says so at the field.
 * Addresses, dates, choices and names with an underscore stay as they are. Call it after prices are filled in
 * and rules have run: both would take the marks for words.
 */
export function withMarks(document: Fields): Fields {
  const rules = getFieldRules(document)
  const type = String(document._type)
  const id = String(document._id)
  const addMarks = (value: unknown, path: string, pattern: string): unknown => {
    if (typeof value === 'string') {
      const rule = rules.get(pattern)
      const isText = rule && (rule.is === undefined || rule.is === 'words')
      return isText && value !== '' && !isUnmarked(pattern)
        ? value + formatMark({ id, type, path })
        : value
    }
    if (Array.isArray(value)) {
      const segments = toSegments(value)
      return value.map((item: unknown, index) => {
        const segment = segments[index]
        const name = typeof segment === 'object' ? `_key=="${segment._key}"` : index
        return addMarks(item, `${path}[${name}]`, `${pattern}[]`)
      })
    }
    if (!isFields(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => {
        const dot = path === '' ? '' : '.'
        return [
          name,
          name.startsWith('_')
            ? field
            : addMarks(field, `${path}${dot}${name}`, `${pattern}${dot}${name}`),
        ]
      }),
    )
  }
  return addMarks(document, '', '') as Fields
}
