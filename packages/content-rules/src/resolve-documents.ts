import { type Fields, isFields } from '@kitewright/content-types/model'
import { contactOf, withContact } from './contact-placeholders.ts'
import { isLink, type LinkPaths, linkPathsOf, resolveLink } from './link-target.ts'
import { resolveParagraph, type TokenValues } from './placeholder-tokens.ts'
import {
  addressOf,
  type PriceList,
  placeholderPrice,
  priceListOf,
  tiersOf,
  withPlaceholders,
} from './price-placeholders.ts'

/** The values of placeholders, tokens and links. */
export type PlaceholderValues = TokenValues & { prices: PriceList; paths: LinkPaths }

export const placeholderValuesOf = (documents: readonly Fields[]): PlaceholderValues => ({
  prices: priceListOf(documents),
  packages: new Map(
    documents.flatMap((document) =>
      document._type === 'service' ? [[document._id, tiersOf(document)]] : [],
    ),
  ),
  contact: contactOf(documents),
  paths: linkPathsOf(documents),
})

/**
 * Replaces a text's placeholders by prices and facts. `own` is the address of the service with the text. A placeholder
 * without a value remains; the rules reject it.
 */
export function resolveText(
  text: string,
  own: string | undefined,
  words: PlaceholderValues,
): string {
  // Most texts have none, and a search for one character is faster than a pattern.
  if (!text.includes('{')) return text
  const priced = withPlaceholders(
    text,
    (placeholder) => placeholderPrice(placeholder, own, words.prices) ?? placeholder.text,
  )
  return withContact(priced, words.contact)
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
  const words = placeholderValuesOf(all)
  return documents.map((document) => {
    const service = document._type === 'service' ? addressOf(document) : undefined
    return read(document, { id: document._id, service }, words)
  })
}

/** The surrounding document, and its address if it is a service. */
type DocumentContext = { id: unknown; service: string | undefined }

function read<Value>(value: Value, place: DocumentContext, words: PlaceholderValues): Value
function read(value: unknown, place: DocumentContext, words: PlaceholderValues): unknown {
  if (typeof value === 'string') return resolveText(value, place.service, words)
  if (Array.isArray(value))
    return unchangedOr(
      value,
      value.map((item: unknown) => read(item, place, words)),
    )
  if (!isFields(value)) return value
  const own = fieldsRead(value, place, words)
  let found = own
  for (const name of Object.keys(own)) {
    const field = read(own[name], place, words)
    if (field !== own[name]) found = { ...found, [name]: field }
  }
  return found
}

/** Returns the same list if no item changed: most texts have no placeholder. */
const unchangedOr = (list: readonly unknown[], items: readonly unknown[]) =>
  items.every((item, place) => item === list[place]) ? list : items

function fieldsRead(value: Fields, { id }: DocumentContext, words: PlaceholderValues): Fields {
  if (value._type === 'block') return resolveParagraph(value, words)
  return isLink(value) ? resolveLink(value, id, words.paths) : value
}
