import { createIssue, type Fields, type Issue, type Path } from '@kitewright/content-types/model'
import { contactFacts, contactPlaceholdersIn } from '../contact-placeholders.ts'
import type { OutgoingReference } from '../outgoing-references.ts'
import { type TokenValues, tokenText } from '../placeholder-tokens.ts'
import {
  addressOf,
  type PriceList,
  type PricePlaceholder,
  placeholderPrice,
  placeholdersIn,
  priceListOf,
} from '../price-placeholders.ts'
import { textRule } from '../rule.ts'
import { namesText } from '../text.ts'
import { type FieldNode, nodesOf } from '../walk.ts'

const facts = Object.keys(contactFacts).map((fact) => `{${fact}}`)
const factsText = `${facts.slice(0, -1).join(', ')} or ${facts.at(-1)}`

/** Reports malformed contact placeholders. */
export function contactPlaceholders(document: Fields): Issue[] {
  return nodesOf(document).flatMap(({ path, value }) =>
    typeof value !== 'string'
      ? []
      : contactPlaceholdersIn(value).flatMap(({ isReadable }) =>
          isReadable
            ? []
            : [createIssue(path, `Write ${factsText}, with nothing else between the braces.`)],
        ),
  )
}

/** Reports placeholders in names and in values that placeholders insert. */
export function noPlaceholders({ path, value, rules }: FieldNode): Issue[] {
  if (!rules?.noPlaceholders || typeof value !== 'string') return []
  const [placeholder] = [...placeholdersIn(value), ...contactPlaceholdersIn(value)]
  if (!placeholder) return []
  return [createIssue(path, `${placeholder.text} is not allowed here. Write the text itself.`)]
}

/** ₹50K, ₹1.5 L, ₹1Cr: a short amount, as the site formats package prices. An amount in full may be unrelated. */
const writtenPrice = /₹\s?\d[\d.,]*\s?(?:[KL]|Cr)\b/
/** ₹50K – 2L, ₹8L+: a range of a package. A single amount may be an example. */
const writtenRange = /₹\s?\d[\d.,]*\s?(?:[KL]|Cr)?(?:\s?[–—-]\s?₹?\s?\d|\+)/

const placeholderPattern =
  'a placeholder such as {from}, {range Starter} or {range Starter of web-development}'

/** Reports price placeholders that are invalid without regard to other documents. */
export function pricePlaceholders(document: Fields): Issue[] {
  const isService = document._type === 'service'
  const own = isService ? priceListOf([document]) : new Map()
  return textsOf(document).flatMap(({ path, text }) =>
    placeholdersIn(text).flatMap((placeholder): Issue[] => {
      if (!placeholder.isReadable) {
        return [createIssue(path, `Write ${placeholderPattern}.`)]
      }
      if (!isService && !placeholder.service) {
        return [createIssue(path, suggestWithService(placeholder.text))]
      }
      const elsewhere =
        placeholder.service !== undefined && placeholder.service !== addressOf(document)
      if (
        elsewhere ||
        placeholder.tier === undefined ||
        placeholderPrice(placeholder, addressOf(document), own)
      )
        return []
      return [noSuchPrice(path, placeholder, addressOf(document), own)]
    }),
  )
}

/** Reports a price placeholder without a package of a published service. */
export function deadPlaceholder(
  { path, placeholder }: OutgoingReference & { kind: 'placeholder' },
  own: string | undefined,
  list: PriceList,
): Issue[] {
  return placeholderPrice(placeholder, own, list) === undefined
    ? [noSuchPrice(path, placeholder, own, list)]
    : []
}

/** Reports a price token of a deleted package; the reference check covers its service. */
export function deadToken(
  { path, token }: OutgoingReference & { kind: 'token' },
  words: TokenValues,
): Issue[] {
  if (token.kind !== 'price' || tokenText(token, words) !== undefined) return []
  const tiers = words.packages.get(token.service)
  if (!tiers) return []
  const names = namesText(tiers.map(({ name }) => name))
  return [
    createIssue(
      [...path, 'tier'],
      `The package of this price is gone. ${names ? `Choose another: ${names}.` : 'Remove it.'}`,
    ),
  ]
}

const noSuchPrice = (
  path: Path,
  placeholder: PricePlaceholder,
  own: string | undefined,
  list: PriceList,
): Issue =>
  createIssue(
    path,
    placeholder.isReadable ? whatIsThere(placeholder, own, list) : `Write ${placeholderPattern}.`,
  )

/** Suggests what to write instead. */
function whatIsThere(
  { text, service, tier }: PricePlaceholder,
  own: string | undefined,
  list: PriceList,
) {
  const address = service ?? own
  if (address === undefined) return suggestWithService(text)
  const tiers = list.get(address)
  if (!tiers) {
    return `${text}: there is no service at “${address}”. Write the last part of its address.`
  }
  if (tiers.length === 0) return `${text}: “${address}” has no package with a price.`
  const names = namesText(tiers.map(({ name }) => name))
  return `${text}: “${address}” has no package “${tier}”. It has ${names}.`
}

const suggestWithService = (placeholder: string) =>
  `Name the service: ${placeholder.replace('}', ' of web-development}')}.`

/** Rejects prices written by hand, which become outdated when packages change. */
const notByHand = (form: RegExp, pattern: string, instead: string) =>
  textRule(pattern, (text, path) => {
    const [found] = form.exec(text) ?? []
    if (found === undefined) return []
    return [
      createIssue(path, `Write ${instead} in place of “${found}”: it updates with the packages.`),
    ]
  })

/** Texts of a service that state its price. */
export const servicePrices = [
  ...['metaTitle', 'metaDescription', 'lead', 'menuLine', 'facts[].value'],
].map((pattern) => notByHand(writtenPrice, pattern, '{from}'))

/** Answers that state the price of a package. */
export const answerPrices = notByHand(writtenRange, 'answer[].children[].text', 'a “Price”')

function textsOf(document: Fields): { path: Path; text: string }[] {
  return nodesOf(document).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ path, text: value }] : [],
  )
}
