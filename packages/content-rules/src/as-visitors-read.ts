import { type ChipWords, paragraphRead } from './chips.ts'
import { contactOf, withContact } from './contact-slots.ts'
import {
  addressOf,
  type PriceList,
  priceListOf,
  slotPrice,
  tiersOf,
  withSlots,
} from './price-slots.ts'
import { type Fields, isFields } from './problem.ts'

/** What the slots and chips of all texts stand for. */
export type SlotWords = ChipWords & { prices: PriceList }

export const slotWordsOf = (documents: readonly Fields[]): SlotWords => ({
  prices: priceListOf(documents),
  packages: new Map(
    documents.flatMap((document) =>
      document._type === 'service' ? [[document._id, tiersOf(document)]] : [],
    ),
  ),
  contact: contactOf(documents),
})

/**
 * A text as visitors read it: prices and facts in place of their slots. `own` is the address of the
 * service in whose text it stands. A slot that stands for nothing stays; the rules refuse it.
 */
export function textRead(text: string, own: string | undefined, words: SlotWords): string {
  // Most texts have none, and looking for a pattern costs more than looking for a sign.
  if (!text.includes('{')) return text
  const priced = withSlots(text, (slot) => slotPrice(slot, own, words.prices) ?? slot.text)
  return withContact(priced, words.contact)
}

/** A copy of all documents of the site, their texts as visitors read them. */
export function asVisitorsRead<Document extends Fields>(
  documents: readonly Document[],
): Document[] {
  const words = slotWordsOf(documents)
  return documents.map((document) => {
    const own = document._type === 'service' ? addressOf(document) : undefined
    return read(document, own, words)
  })
}

function read<Value>(value: Value, own: string | undefined, words: SlotWords): Value
function read(value: unknown, own: string | undefined, words: SlotWords): unknown {
  if (typeof value === 'string') return textRead(value, own, words)
  if (Array.isArray(value)) return value.map((item: unknown) => read(item, own, words))
  if (!isFields(value)) return value
  const fields = value._type === 'block' ? paragraphRead(value, words) : value
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, read(field, own, words)]),
  )
}
