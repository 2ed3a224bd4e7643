import { isFields } from '@kitewright/content-rules/check'
import { type Enquiry, enquirySchema } from '@kitewright/protocol/enquiry'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Parses a body, or says why it is invalid, without repeating its values. */
export function parseEnquiry(body: Uint8Array): Enquiry | string {
  const found = jsonIn(body)
  if (!isFields(found)) return 'The body is no JSON object.'
  const texts = Object.entries(found).map(([name, value]) => [name, cleaned(name, value)])
  const { data, error } = enquirySchema.safeParse(Object.fromEntries(texts))
  if (data) return data
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body))
  } catch {
    return undefined
  }
}

/** Characters that reverse the following text, and could disguise a name in a list. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Cleans a text for a mail, on one line unless it is the message. Removes half surrogates. */
function cleaned(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.toWellFormed()
  if (name !== 'message') return text.replace(DIRECTION, '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
}
