import { sessionStore } from '@kitewright/site-engine/browser'
import { type EnquiryFields, getUnsentFields, hasText } from './enquiry.ts'

const KEY = 'kitewright:enquiry'
const LAST_TRY_KEY = 'kitewright:enquiry-tried'
const DAY_MS = 24 * 60 * 60_000

/** An enquiry that is not sent yet, saved in the tab. */
export type SavedEnquiry = {
  fields: EnquiryFields
  /** The subject, as in the query of the contact page; empty without one. */
  about: string
  /** When it was saved, in ms since 1970. */
  at: number
}

/** The content of the last send and its id. */
type Try = { id: string; content: string }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isFields = (value: unknown): value is EnquiryFields =>
  isObject(value) &&
  ['name', 'email', 'phone', 'project', 'message'].every((name) => typeof value[name] === 'string')

const isSaved = (value: unknown): value is SavedEnquiry =>
  isObject(value) &&
  typeof value.at === 'number' &&
  typeof value.about === 'string' &&
  isFields(value.fields)

const isTry = (value: unknown): value is Try =>
  isObject(value) && typeof value.id === 'string' && typeof value.content === 'string'

/** Saves the form until it is sent, for a day, or until the tab is closed. */
export const saveEnquiry = (fields: EnquiryFields, about: string) =>
  sessionStore.write(KEY, { fields, about, at: Date.now() } satisfies SavedEnquiry)

/** The saved enquiry. It expires after a day, because computers may be shared. */
export function readSavedEnquiry(): SavedEnquiry | null {
  const saved = sessionStore.read(KEY, isSaved)
  if (saved && Date.now() - saved.at < DAY_MS) return saved
  if (saved) removeEnquiry()
  return null
}

export function removeEnquiry() {
  sessionStore.remove(KEY)
  sessionStore.remove(LAST_TRY_KEY)
}

/** Deletes what was sent. Text typed since then stays saved. */
export function removeSent(sent: EnquiryFields) {
  const saved = readSavedEnquiry()
  removeEnquiry()
  const rest = saved && getUnsentFields(saved.fields, sent)
  if (rest && hasText(rest)) saveEnquiry(rest, '')
}

/**
 * The id of an enquiry with this content. A failed send may have arrived, so the same content keeps its id, also
 * after a reload, and a receiver stores it once. Changed content gets another id, or a receiver would drop it.
 */
export function getEnquiryId(content: string): string {
  const last = sessionStore.read(LAST_TRY_KEY, isTry)
  if (last?.content === content) return last.id
  const id = createId()
  sessionStore.write(LAST_TRY_KEY, { id, content } satisfies Try)
  return id
}

/** A UUID of version 4. `crypto.randomUUID` is missing where the site is not served by https, as in a test on a phone. */
function createId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
