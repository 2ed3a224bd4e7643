import { nameOf } from '@kitewright/content-rules/names'
import { type PriceSlot, type Tier, tiersOf, tierText } from '@kitewright/content-rules/price-slots'
import type { Fields } from '@kitewright/content-rules/problem'
import { laidOver } from '@kitewright/content-rules/whole'
import { asPublished, type Site } from '../whole-site/site.ts'

type Form = PriceSlot['form']

/** A price of a service that a chip may show: its package by key, its form, and both in words. */
export type PriceChoice = { tier: string; form: Form; words: string }

const forms: readonly { form: Form; words: (name: string) => string }[] = [
  { form: 'range', words: (name) => name },
  { form: 'from', words: (name) => `${name}, from` },
]

/** The published services by name, as their drafts have them. */
export function pricedServices(site: Site): { id: string; title: string; service: Fields }[] {
  const published = new Set(site.published.map(({ _id }) => _id))
  return laidOver(site.published, site.drafts.map(asPublished))
    .filter(({ _id, _type }) => _type === 'service' && published.has(_id))
    .map((service) => ({ id: String(service._id), title: nameOf(service), service }))
    .sort((a, b) => a.title.localeCompare(b.title))
}

/** All that a chip may say of a service. */
export const priceChoices = (service: Fields): PriceChoice[] =>
  tiersOf(service).flatMap((tier: Tier) =>
    forms.flatMap(({ form, words }) =>
      typeof tier.key === 'string'
        ? [{ tier: tier.key, form, words: `${words(tier.name)}: ${tierText(tier, form)}` }]
        : [],
    ),
  )
