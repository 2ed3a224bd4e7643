import { TIME_ZONE } from '@kitewright/content-types/site-clock'
import type { Enquiry } from '@kitewright/enquiry/enquiry'
import { enquiryLimits } from '@kitewright/enquiry/limits'
import type { EnquiryFields } from './enquiry.ts'
import type { Source } from './source.ts'

/** A person needs longer to fill in the form; a program does not. */
const QUICKEST_PERSON_MS = 2000

/** What is sent beside what was typed. */
export type Circumstances = {
  id: string
  at: Date
  /** Time since the page was first loaded, in ms. */
  sinceLoad: number
  trapped: boolean
  /** What the enquiry is about, and the page of that; empty when nothing. */
  about: string
  page: string
  source: Source
}

/** "27/10/2026, 2:05:09 pm": date and time in India, wherever the visitor is. */
export const enquiryTimestamp = (at: Date) => at.toLocaleString('en-IN', { timeZone: TIME_ZONE })

/** Why the enquiry may come from a program. Such an enquiry is marked, never dropped. */
function flagOf({ sinceLoad, trapped }: Circumstances): string | undefined {
  const reasons = [
    trapped && 'hidden field filled in',
    sinceLoad < QUICKEST_PERSON_MS && `sent ${Math.round(sinceLoad)} ms after page load`,
  ]
  return reasons.filter(Boolean).join('; ') || undefined
}

/**
 * The JSON that is sent: the six fields of the specification (section 7), then our own, each only where it says
 * something. What the enquiry is about is the message's last line, too, for receivers that know the six alone.
 */
export function enquiryPayload(fields: EnquiryFields, circumstances: Circumstances): Enquiry {
  const { name, email, phone, project, message } = fields
  const { id, at, page, source } = circumstances
  const about = circumstances.about.slice(0, enquiryLimits.about)
  const flag = flagOf(circumstances)
  return {
    name,
    email,
    phone,
    project,
    message: about ? `${message}\n\nAbout: ${about}` : message,
    timestamp: enquiryTimestamp(at),
    id,
    ...(flag && { flag }),
    ...(about && { about, page: page.slice(0, enquiryLimits.place) }),
    ...source,
  }
}
