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

/** What slots, chips and links stand for. */
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
 * A text as visitors read it: prices and facts in place of their slots. `own` is the address of the
 * service in whose text it stands. A slot that stands for nothing stays; the rules refuse it.
 */
export function resolveText(text: string, own: string | undefined, words: SlotValues): string {
  // Most texts have none, and looking for a pattern costs more than looking for a sign.
  if (!text.includes('{')) return text
  const priced = withSlots(text, (slot) => slotPrice(slot, own, words.prices) ?? slot.text)
  return withContact(priced, words.contact)
}

/**
 * The documents, their texts as visitors read them and their links as addresses; what reads as it is
 * written is the very same, so nobody may change it. `all` are the documents that texts and links may point
 * to, if there are more: a link to a job that has ended still leads to the page that listed it.
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

/** The document that something stands in, and its address if it is a service. */
type DocumentContext = { id: unknown; service: string | undefined }

function read<Value>(value: Value, place: DocumentContext, words: SlotValues): Value
function read(value: unknown, place: DocumentContext, words: SlotValues): unknown {
  if (typeof value === 'string') return resolveText(value, place.service, words)
  if (Array.isArray(value))
    return kept(
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

/** The list itself where nothing in it is read otherwise: most texts hold no slot. */
const kept = (list: readonly unknown[], items: readonly unknown[]) =>
  items.every((item, place) => item === list[place]) ? list : items

function fieldsRead(value: Fields, { id }: DocumentContext, words: SlotValues): Fields {
  if (value._type === 'block') return resolveParagraph(value, words)
  return isLink(value) ? resolveLink(value, id, words.paths) : value
}
