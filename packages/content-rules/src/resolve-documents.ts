import { type ChipValues, resolveParagraph } from './chips.ts'
import { contactOf, withContact } from './contact-slots.ts'
import { isLink, type LinkPaths, linkPathsOf, resolveLink } from './link-target.ts'
import {
  addressOf,
  type PriceList,
  priceListOf,
  slotPrice,
  tiersOf,
  withSlots,
} from './price-slots.ts'
import { type Fields, isFields } from './problem.ts'

/** The values of placeholders, tokens and links. */
export type SlotValues = ChipValues & { prices: PriceList; paths: LinkPaths }

export const slotValuesOf = (documents: readonly Fields[]): SlotValues => ({
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
export function resolveText(text: string, own: string | undefined, words: SlotValues): string {
  // Most texts have none, and a search for one character is faster than a pattern.
  if (!text.includes('{')) return text
  const priced = withSlots(text, (slot) => slotPrice(slot, own, words.prices) ?? slot.text)
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
  const words = slotValuesOf(all)
  return documents.map((document) => {
    const service = document._type === 'service' ? addressOf(document) : undefined
    return read(document, { id: document._id, service }, words)
  })
}

/** The surrounding document, and its address if it is a service. */
type DocumentContext = { id: unknown; service: string | undefined }

function read<Value>(value: Value, place: DocumentContext, words: SlotValues): Value
function read(value: unknown, place: DocumentContext, words: SlotValues): unknown {
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

function fieldsRead(value: Fields, { id }: DocumentContext, words: SlotValues): Fields {
  if (value._type === 'block') return resolveParagraph(value, words)
  return isLink(value) ? resolveLink(value, id, words.paths) : value
}
