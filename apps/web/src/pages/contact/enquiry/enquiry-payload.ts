import { TIME_ZONE } from '@kitewright/content-types/site-clock'
import type { Enquiry } from './enquiry.ts'

/** A person needs longer to fill in the form; a program does not. */
const QUICKEST_PERSON_MS = 2000

/** How the form was filled in, for the one who reads the enquiries. */
export type Circumstances = {
  at: Date
  /** Time since the page was first loaded, in ms. */
  sinceLoad: number
  trapped: boolean
}

/** The JSON that is sent (specification, section 7). `flag` is there only when something is odd. */
export type EnquiryPayload = Enquiry & { timestamp: string; flag?: string }

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

/** Exactly the fields that the endpoint knows, plus `flag` where there is a reason for one. */
export function enquiryPayload(enquiry: Enquiry, circumstances: Circumstances): EnquiryPayload {
  const { name, email, phone, project, message } = enquiry
  const timestamp = enquiryTimestamp(circumstances.at)
  const flag = flagOf(circumstances)
  return { name, email, phone, project, message, timestamp, ...(flag && { flag }) }
}
