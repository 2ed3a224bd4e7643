import { type Fields, isFields } from '@kitewright/content-types/model'

/**
 * Company facts for placeholders. The settings define each once; a text has `{phone}` where visitors read the number,
 * so it cannot state another one. The values are names for editors.
 */
export const contactFacts = {
  phone: 'Phone',
  email: 'Email',
  hours: 'Phone hours',
  address: 'City and country',
  city: 'City',
  country: 'Country',
} as const

export type ContactFact = keyof typeof contactFacts

export const isContactFact = (name: unknown): name is ContactFact =>
  typeof name === 'string' && Object.hasOwn(contactFacts, name)

const placeholders = /\{(phone|email|hours|address|city|country)\b([^{}]*)\}?/g

type ContactPlaceholder = {
  /** As written in the text. */
  text: string
  fact: ContactFact
  /** False if it has more than a fact's name, or no closing brace. */
  isReadable: boolean
}

const parsePlaceholder = (text: string, fact: string): ContactPlaceholder[] =>
  isContactFact(fact) ? [{ text, fact, isReadable: text === formatContactPlaceholder(fact) }] : []

/** Contact placeholders of a text, in reading order. */
export const findContactPlaceholders = (text: string): ContactPlaceholder[] =>
  [...text.matchAll(placeholders)].flatMap(([whole, fact = '']) => parsePlaceholder(whole, fact))

export const formatContactPlaceholder = (fact: ContactFact) => `{${fact}}`

/** Values of the facts that the settings define. */
export type Contact = Readonly<Partial<Record<ContactFact, string>>>

/** Returns the facts from the settings document. */
export function getContact(documents: readonly Fields[]): Contact {
  const settings = documents.find(({ _type }) => _type === 'siteSettings')
  const { phone, email, hours, headquarters }: Fields = settings ?? {}
  const { city, country }: Fields = isFields(headquarters) ? headquarters : {}
  const values = { phone, email, hours, city, country, address: formatAddress(city, country) }
  return Object.fromEntries(
    Object.entries(values).filter(([, text]) => typeof text === 'string' && text !== ''),
  )
}

const formatAddress = (city: unknown, country: unknown) =>
  typeof city === 'string' && typeof country === 'string' ? `${city}, ${country}` : undefined

/** Replaces placeholders by facts; keeps those without a value. */
export const withContact = (text: string, contact: Contact): string =>
  text.replace(placeholders, (whole, fact: string) =>
    parsePlaceholder(whole, fact).every(({ isReadable }) => isReadable) && isContactFact(fact)
      ? (contact[fact] ?? whole)
      : whole,
  )
