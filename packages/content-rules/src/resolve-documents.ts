import { type Fields, isFields } from '@kitewright/content-types/model'
import { getContact, withContact } from './contact-placeholders.ts'
import { collectLinkPaths, isLink, type LinkPaths, resolveLink } from './link-target.ts'
import { resolveParagraph, type TokenValues } from './placeholder-tokens.ts'
import {
  collectPriceList,
  getSlug,
  type PriceList,
  parseTiers,
  resolvePlaceholderPrice,
  withPlaceholders,
} from './price-placeholders.ts'
import { toChatHref } from './text.ts'

/** The values of placeholders, tokens and links. */
export type PlaceholderValues = TokenValues & { prices: PriceList; paths: LinkPaths }

export const collectPlaceholderValues = (documents: readonly Fields[]): PlaceholderValues => ({
  prices: collectPriceList(documents),
  packages: new Map(
    documents.flatMap((document) =>
      document._type === 'service' ? [[document._id, parseTiers(document)]] : [],
    ),
  ),
  contact: getContact(documents),
  paths: collectLinkPaths(documents),
})

/**
 * Replaces a text's placeholders by prices and facts. `own` is the address of the service with the text. A placeholder
 * without a value remains; the rules reject it.
 */
export function resolveText(
  text: string,
  own: string | undefined,
  values: PlaceholderValues,
): string {
  // Most texts have none, and a search for one character is faster than a pattern.
  if (!text.includes('{')) return text
  const priced = withPlaceholders(
    text,
    (placeholder) => resolvePlaceholderPrice(placeholder, own, values.prices) ?? placeholder.text,
  )
  return withContact(priced, values.contact)
}

/**
 * Replaces placeholders in texts and references in links. Unchanged parts are shared with the input, so do not mutate
 * the result. `all` are further documents that texts and links may point to: a link to an expired job still points to
 * the page that listed it.
 */
export function resolveDocuments<Document extends Fields>(
  documents: readonly Document[],
  all: readonly Fields[] = documents,
): Document[] {
  const values = collectPlaceholderValues(all)
  return documents.map((document) => {
    const service = document._type === 'service' ? getSlug(document) : undefined
    // Only texts change, so the type stays.
    return read(document, { id: document._id, service }, values) as Document
  })
}

/** The surrounding document, and its address if it is a service. */
type DocumentContext = { id: unknown; service: string | undefined }

function read(value: unknown, context: DocumentContext, values: PlaceholderValues): unknown {
  if (typeof value === 'string') return resolveText(value, context.service, values)
  if (Array.isArray(value))
    return reuseUnchanged(
      value,
      value.map((item: unknown) => read(item, context, values)),
    )
  if (!isFields(value)) return value
  const own = resolveFields(value, context, values)
  let result = own
  for (const name of Object.keys(own)) {
    const field = read(own[name], context, values)
    if (field !== own[name]) result = { ...result, [name]: field }
  }
  return result
}

/** Returns the same list if no item changed: most texts have no placeholder. */
const reuseUnchanged = (list: readonly unknown[], items: readonly unknown[]) =>
  items.every((item, index) => item === list[index]) ? list : items

function resolveFields(value: Fields, { id }: DocumentContext, values: PlaceholderValues): Fields {
  if (value._type === 'block') return resolveParagraph(value, values)
  if (value._type === 'socialLink' && value.network === 'WhatsApp') {
    return { ...value, url: value.url ?? toChatHref(values.contact.phone) }
  }
  return isLink(value) ? resolveLink(value, id, values.paths) : value
}
