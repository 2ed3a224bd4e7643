import { createIssue, type Fields, type Issue, type Path } from '@kitewright/content-types/model'
import { contactFacts, findContactPlaceholders } from '../contact-placeholders.ts'
import type { OutgoingReference } from '../outgoing-references.ts'
import { formatToken, type TokenValues } from '../placeholder-tokens.ts'
import {
  collectPriceList,
  findPricePlaceholders,
  getSlug,
  type PriceList,
  type PricePlaceholder,
  resolvePlaceholderPrice,
} from '../price-placeholders.ts'
import { createTextRule } from '../rule.ts'
import { formatNames } from '../text.ts'
import { collectNodes, type FieldNode } from '../walk.ts'

const facts = Object.keys(contactFacts).map((fact) => `{${fact}}`)
const factsText = `${facts.slice(0, -1).join(', ')} or ${facts.at(-1)}`

/** Reports malformed contact placeholders. */
export function validateContactPlaceholders(document: Fields): Issue[] {
  return collectNodes(document).flatMap(({ path, value }) =>
    typeof value !== 'string'
      ? []
      : findContactPlaceholders(value).flatMap(({ isReadable }) =>
          isReadable
            ? []
            : [createIssue(path, `Write ${factsText}, with nothing else between the braces.`)],
        ),
  )
}

/** Reports placeholders in names and in values that placeholders insert. */
export function rejectPlaceholders({ path, value, rules }: FieldNode): Issue[] {
  if (!rules?.noPlaceholders || typeof value !== 'string') return []
  const [placeholder] = [...findPricePlaceholders(value), ...findContactPlaceholders(value)]
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
export function validatePricePlaceholders(document: Fields): Issue[] {
  const isService = document._type === 'service'
  const own = isService ? collectPriceList([document]) : new Map()
  return collectTexts(document).flatMap(({ path, text }) =>
    findPricePlaceholders(text).flatMap((placeholder): Issue[] => {
      if (!placeholder.isReadable) {
        return [createIssue(path, `Write ${placeholderPattern}.`)]
      }
      if (!isService && !placeholder.service) {
        return [createIssue(path, suggestWithService(placeholder.text))]
      }
      const otherServices =
        placeholder.service !== undefined && placeholder.service !== getSlug(document)
      if (
        otherServices ||
        placeholder.tier === undefined ||
        resolvePlaceholderPrice(placeholder, getSlug(document), own)
      )
        return []
      return [noSuchPrice(path, placeholder, getSlug(document), own)]
    }),
  )
}

/** Reports a price placeholder without a package of a published service. */
export function validatePlaceholder(
  { path, placeholder }: OutgoingReference & { kind: 'placeholder' },
  own: string | undefined,
  list: PriceList,
): Issue[] {
  return resolvePlaceholderPrice(placeholder, own, list) === undefined
    ? [noSuchPrice(path, placeholder, own, list)]
    : []
}

/** Reports a price token of a deleted package; the reference check covers its service. */
export function validateToken(
  { path, token }: OutgoingReference & { kind: 'token' },
  values: TokenValues,
): Issue[] {
  if (token.kind !== 'price' || formatToken(token, values) !== undefined) return []
  const tiers = values.packages.get(token.service)
  if (!tiers) return []
  const names = formatNames(tiers.map(({ name }) => name))
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
    placeholder.isReadable
      ? suggestPlaceholder(placeholder, own, list)
      : `Write ${placeholderPattern}.`,
  )

/** Suggests what to write instead. */
function suggestPlaceholder(
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
  const names = formatNames(tiers.map(({ name }) => name))
  return `${text}: “${address}” has no package “${tier}”. It has ${names}.`
}

const suggestWithService = (placeholder: string) =>
  `Name the service: ${placeholder.replace('}', ' of web-development}')}.`

/** Rejects prices written by hand, which become outdated when packages change. */
const rejectManualPrices = (form: RegExp, pattern: string, instead: string) =>
  createTextRule(pattern, (text, path) => {
    const [matches] = form.exec(text) ?? []
    if (matches === undefined) return []
    return [
      createIssue(path, `Write ${instead} in place of “${matches}”: it updates with the packages.`),
    ]
  })

/** Texts of a service that state its price. */
export const servicePrices = [
  ...['metaTitle', 'metaDescription', 'lead', 'menuLine', 'facts[].value'],
].map((pattern) => rejectManualPrices(writtenPrice, pattern, '{from}'))

/** Answers that state the price of a package. */
export const answerPrices = rejectManualPrices(
  writtenRange,
  'answer[].children[].text',
  'a “Price”',
)

function collectTexts(document: Fields): { path: Path; text: string }[] {
  return collectNodes(document).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ path, text: value }] : [],
  )
}
