import {
  type ContactFact,
  contactFacts,
  contactSlot,
} from '@kitewright/content-rules/contact-slots'
import { nameOf } from '@kitewright/content-rules/names'
import { addressOf, priceListOf, slotText } from '@kitewright/content-rules/price-slots'
import type { Fields } from '@kitewright/content-rules/problem'
import { publishedIdOf, type Site } from '../whole-site/site.ts'
import { slotReader } from './slot-reader.ts'

/** Something that a text can follow: its name, the slot, and what visitors read in its place. */
export type SlotChoice = { name: string; slot: string; reads: string }

export type SlotChoices = {
  contact: SlotChoice[]
  /** Prices of the service whose text it is. */
  own: SlotChoice[]
  /** Services by name, each with its prices. */
  services: { id: string; title: string; prices: SlotChoice[] }[]
}

/**
 * What may be put into a text of `document`. Services and packages go by the names under which they
 * are published, so that the text can be published before a rename is; the prices are those of drafts.
 */
export function slotChoices(site: Site, document: Fields): SlotChoices {
  const isService = document._type === 'service'
  const own = isService ? addressOf(document) : undefined
  const read = slotReader(site, own)
  const choice = (name: string, slot: string): SlotChoice[] => {
    const reads = read(slot)
    // A name that no slot can hold, or a fact that is not written yet.
    return reads === slot ? [] : [{ name, slot, reads }]
  }
  const prices = (service: Fields, address: string | undefined) => {
    const tiers = priceListOf([service]).get(addressOf(service) ?? '') ?? []
    return [
      ...choice('Lowest price', slotText({ form: 'from', tier: undefined, service: address })),
      ...tiers.flatMap(({ name: tier }) => [
        ...choice(tier, slotText({ form: 'range', tier, service: address })),
        ...choice(`${tier}, from`, slotText({ form: 'from', tier, service: address })),
      ]),
    ]
  }
  const others = site.published.filter(
    (other) => other._type === 'service' && other._id !== publishedIdOf(document),
  )
  return {
    contact: contactNames.flatMap(([fact, name]) => choice(name, contactSlot(fact))),
    own: isService ? prices(document, undefined) : [],
    services: others
      .map((service) => ({
        id: String(service._id),
        title: nameOf(service),
        prices: prices(service, addressOf(service)),
      }))
      .sort((a, b) => a.title.localeCompare(b.title)),
  }
}

const contactNames = Object.entries(contactFacts) as [ContactFact, string][]
