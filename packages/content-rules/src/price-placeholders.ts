import { type Fields, isFields, isPaidPeriod } from '@kitewright/content-types/model'
import { formatRange, fromText, type Price } from './price.ts'

/**
 * Prices inside texts. An editor writes where a price belongs, not the price itself, so that a text
 * can never state another price than the packages do:
 *
 *   {from}                          in a text of a service: what its cheapest package starts at
 *   {from Microservices Suite}      what one package starts at
 *   {range Starter of web-development}  the range of a package; `of` names the service's address
 */
const placeholders = /\{(from|range)\b([^{}]*)\}?/g
const pattern = /^(?: (?!of )([^{}]+?))?(?: of ([a-z0-9-]+))?\}$/

export type PricePlaceholder = {
  /** As written in the text. */
  text: string
  /** False if malformed. */
  isReadable: boolean
  form: 'from' | 'range'
  /** Name of the package; the cheapest one if missing. */
  tier: string | undefined
  /** Address of the service; the document's own if missing. */
  service: string | undefined
}

/** Price placeholders of a text, in reading order. */
export const findPricePlaceholders = (text: string): PricePlaceholder[] =>
  [...text.matchAll(placeholders)].map(([whole, form]) => {
    const match = pattern.exec(whole.slice(`{${form}`.length))
    return {
      text: whole,
      isReadable: match !== null,
      form: form === 'range' ? 'range' : 'from',
      tier: match?.[1],
      service: match?.[2],
    }
  })

/** Formats a placeholder as editors write it. */
export const placeholderText = ({
  form,
  tier,
  service,
}: Pick<PricePlaceholder, 'form' | 'tier' | 'service'>) =>
  `{${form}${tier ? ` ${tier}` : ''}${service ? ` of ${service}` : ''}}`

/** Replaces each placeholder of a text. */
export const withPlaceholders = (
  text: string,
  getReplacement: (placeholder: PricePlaceholder) => string,
): string =>
  text.replace(placeholders, (whole) => {
    const [placeholder] = findPricePlaceholders(whole)
    return placeholder ? getReplacement(placeholder) : whole
  })

/** A package with its key. */
export type Tier = Price & { name: string; key: unknown }

/** Readable packages of all services, by address. */
export type PriceList = ReadonlyMap<string, readonly Tier[]>

export function collectPriceList(documents: readonly Fields[]): PriceList {
  const list = new Map<string, Tier[]>()
  for (const document of documents) {
    const slug = document._type === 'service' ? getSlug(document) : undefined
    if (slug && Array.isArray(document.tiers)) list.set(slug, parseTiers(document))
  }
  return list
}

/** Readable packages of a service. */
export const parseTiers = ({ tiers }: Fields): Tier[] =>
  Array.isArray(tiers) ? tiers.flatMap(parseTier) : []

/** The address of a document's page: `web-development`. */
export const getSlug = ({ slug }: Fields): string | undefined =>
  isFields(slug) && typeof slug.current === 'string' ? slug.current : undefined

function parseTier(tier: unknown): Tier[] {
  if (!isFields(tier)) return []
  const { _key: key, name, from, to, period } = tier
  if (typeof name !== 'string' || typeof from !== 'number') return []
  return [
    {
      key,
      name,
      from,
      to: typeof to === 'number' ? to : null,
      period: isPaidPeriod(period) ? period : null,
    },
  ]
}

/**
 * Returns a placeholder's price as text; undefined if there is no such service or package. `own` is the address of the
 * service with the text.
 */
export function resolvePlaceholderPrice(
  placeholder: PricePlaceholder,
  own: string | undefined,
  list: PriceList,
) {
  const tiers = list.get(placeholder.service ?? own ?? '') ?? []
  const tier =
    placeholder.tier === undefined ? tiers[0] : tiers.find(({ name }) => name === placeholder.tier)
  if (!placeholder.isReadable || !tier) return undefined
  return formatTier(tier, placeholder.form)
}

export const formatTier = (tier: Tier, form: PricePlaceholder['form']) =>
  form === 'from' ? fromText(tier) : formatRange(tier)
