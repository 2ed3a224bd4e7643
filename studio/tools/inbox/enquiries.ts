import type { Fields } from '@kitewright/content-rules/check'
import { cleanValue, normalizeForSearch, searchWords } from '@kitewright/content-rules/text'
import {
  type EnquiryState,
  getProjectLabel,
  type StoredEnquiry,
  storedEnquirySchema,
} from '@kitewright/protocol/enquiry'

/** All enquiries, the newest first. */
export type Enquiries = {
  list: readonly StoredEnquiry[]
  /** Ids of those that this version of the Studio cannot read. */
  invalidIds: readonly string[]
}

export type Filter = EnquiryState | 'all'

export const filters = [
  { name: 'new', title: 'New' },
  { name: 'answered', title: 'Answered' },
  { name: 'spam', title: 'Spam' },
  { name: 'all', title: 'All' },
] as const satisfies { name: Filter; title: string }[]

/** How a state is called. */
export const getStateTitle = (state: EnquiryState): string =>
  filters.find(({ name }) => name === state)?.title ?? state

/** One document as it is shown; its id alone where it does not have the shape of an enquiry. */
export function readEnquiry(document: Fields): StoredEnquiry | string {
  const { data, error } = storedEnquirySchema.safeParse(cleanValue(document))
  if (data) return data
  console.warn(`The enquiry ${document._id} cannot be read.`, error)
  return String(document._id)
}

export function sortEnquiries(read: Iterable<StoredEnquiry | string>): Enquiries {
  const all = [...read]
  return {
    list: all
      .filter((one) => typeof one !== 'string')
      .sort((a, b) => compare(b.receivedAt, a.receivedAt) || compare(a._id, b._id)),
    invalidIds: all.filter((one) => typeof one === 'string'),
  }
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b)

/** Enquiries that contain all of the words, in name, email, phone, project type, message or note. */
export function searchEnquiries(list: readonly StoredEnquiry[], query: string): StoredEnquiry[] {
  const terms = searchWords(query)
  if (terms.length === 0) return [...list]
  return list.filter((enquiry) => {
    const text = getText(enquiry)
    return terms.every((word) => text.includes(word))
  })
}

/** Searchable texts: with thousands of enquiries, they would slow down typing. */
const texts = new WeakMap<StoredEnquiry, string>()

/** A phone number is found with its blanks and without. */
function getText(enquiry: StoredEnquiry): string {
  const { name, email, phone, project, message, note = '' } = enquiry
  const phoneDigits = phone.replace(/\D/g, '')
  const parts = [name, email, phone, phoneDigits, getProjectLabel(project), message, note]
  const text = texts.get(enquiry) ?? normalizeForSearch(parts.join('\n'))
  texts.set(enquiry, text)
  return text
}

/** How many each filter shows. */
export function countByFilter(list: readonly StoredEnquiry[]): Record<Filter, number> {
  const totals = { new: 0, answered: 0, spam: 0, all: list.length }
  for (const { state } of list) totals[state] += 1
  return totals
}

export const filterEnquiries = (list: readonly StoredEnquiry[], filter: Filter): StoredEnquiry[] =>
  list.filter(({ state }) => filter === 'all' || state === filter)
