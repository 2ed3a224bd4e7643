import { type Fields, isFields } from './problem.ts'

/**
 * Facts about the company inside texts. They stand once, in the settings; a text holds `{phone}` where
 * visitors read the number, and so can never state another one. By name: what an editor calls each.
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

const slots = /\{(phone|email|hours|address|city|country)\b([^{}]*)\}?/g

export type ContactSlot = {
  /** As it stands in the text. */
  text: string
  fact: ContactFact
  /** False when there is more in it than the name of a fact, or its brace is missing. */
  isReadable: boolean
}

const slotOf = (text: string, fact: string): ContactSlot[] =>
  isContactFact(fact) ? [{ text, fact, isReadable: text === contactSlot(fact) }] : []

/** The contact slots of a text, in reading order. */
export const contactSlotsIn = (text: string): ContactSlot[] =>
  [...text.matchAll(slots)].flatMap(([whole, fact = '']) => slotOf(whole, fact))

/** A slot as it stands in a text. */
export const contactSlot = (fact: ContactFact) => `{${fact}}`

/** What each fact reads, as far as the settings say it. */
export type Contact = Readonly<Partial<Record<ContactFact, string>>>

/** The facts as the settings among the documents have them. */
export function contactOf(documents: readonly Fields[]): Contact {
  const settings = documents.find(({ _type }) => _type === 'siteSettings')
  const { phone, email, hours, headquarters }: Fields = settings ?? {}
  const { city, country }: Fields = isFields(headquarters) ? headquarters : {}
  const said = { phone, email, hours, city, country, address: addressText(city, country) }
  return Object.fromEntries(
    Object.entries(said).filter(([, words]) => typeof words === 'string' && words !== ''),
  )
}

const addressText = (city: unknown, country: unknown) =>
  typeof city === 'string' && typeof country === 'string' ? `${city}, ${country}` : undefined

/** A text with the facts in place of their slots; a slot that nothing is known of stays. */
export const withContact = (text: string, contact: Contact): string =>
  text.replace(slots, (whole, fact: string) =>
    slotOf(whole, fact).every(({ isReadable }) => isReadable) && isContactFact(fact)
      ? (contact[fact] ?? whole)
      : whole,
  )
