import { TIME_ZONE } from '@kitewright/content-rules/dates'
import { type Enquiry, enquiryLimits } from '@kitewright/protocol/enquiry'
import { sessionStore } from '@kitewright/site-engine/browser'
import { tryTask } from '@kitewright/site-engine/client'
import { ARRIVAL_KEY } from '#app/routing/arrival.ts'
import type { EnquiryFields } from './enquiry.ts'

/** The source of the visit, for the reader of the enquiries. */
type Source = Pick<Enquiry, 'campaign' | 'landing' | 'referrer'>

/** Parameters that campaigns and the click ids of ad networks add to an address. */
const campaignName = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/i

/** The campaign parameters of a query, whole ones only, as many as fit: half of one says nothing. */
function getCampaign(query: URLSearchParams): string {
  let campaign = ''
  for (const entry of query) {
    const extended = `${campaign}${campaign && '&'}${new URLSearchParams([entry])}`
    if (campaignName.test(entry[0]) && extended.length <= enquiryLimits.campaign)
      campaign = extended
  }
  return campaign
}

/** The site of an address, whatever its scheme: of apps, too (`android-app://com.example`). */
const getSite = (address: unknown) => String(address).match(/^[^/]+\/\/[^/?#]+/)?.[0] ?? ''

const isArray = (value: unknown): value is unknown[] => Array.isArray(value)

/**
 * How the visit in this tab began; without session storage, how this document was opened. An enquiry is sent
 * without it if the browser refuses both.
 */
export const visitSource = (): Source =>
  tryTask(() =>
    getSource(
      sessionStore.read(ARRIVAL_KEY, isArray) ?? [
        performance.getEntriesByType('navigation')[0]?.name,
        document.referrer,
      ],
    ),
  ) ?? {}

/** The source of a visit: first page, campaign, and the origin of another site that led here. */
export function getSource([address, before]: readonly unknown[]): Source {
  if (typeof address !== 'string' || !URL.canParse(address)) return {}
  const { origin, pathname, searchParams } = new URL(address)
  const site = getSite(before)
  const campaign = getCampaign(searchParams)
  return {
    landing: pathname.slice(0, enquiryLimits.place),
    ...(site && site !== origin && { referrer: site.slice(0, enquiryLimits.place) }),
    ...(campaign && { campaign }),
  }
}

/** A person needs longer to fill in the form; a program does not. */
const QUICKEST_PERSON_MS = 2000

/** Data of a send beside the visitor's fields. */
type Circumstances = {
  id: string
  at: Date
  /** Time since the page was first loaded, in ms. */
  sinceLoad: number
  trapped: boolean
  /** The subject of the enquiry, and its page; empty without one. */
  about: string
  page: string
  source: Source
}

/** "27/10/2026, 2:05:09 pm": date and time in India, wherever the visitor is. */
export const formatTimestamp = (at: Date) => at.toLocaleString('en-IN', { timeZone: TIME_ZONE })

/** Why the enquiry may come from a program. Such an enquiry is marked, never dropped. */
function getSpamFlag({ sinceLoad, trapped }: Circumstances): string | undefined {
  const reasons = [
    trapped && 'hidden field filled in',
    sinceLoad < QUICKEST_PERSON_MS && `sent ${Math.round(sinceLoad)} ms after page load`,
  ]
  return reasons.filter(Boolean).join('; ') || undefined
}

/**
 * The JSON that is sent: the six fields of the specification (section 7), then our own if they are not empty. The
 * subject is also the last line of the message, for receivers that know only the six.
 */
export function buildEnquiryPayload(fields: EnquiryFields, circumstances: Circumstances): Enquiry {
  const { name, email, phone, project, message } = fields
  const { id, at, page, source } = circumstances
  const about = circumstances.about.slice(0, enquiryLimits.about)
  const flag = getSpamFlag(circumstances)
  return {
    name,
    email,
    phone,
    project,
    message: about ? `${message}\n\nAbout: ${about}` : message,
    timestamp: formatTimestamp(at),
    id,
    ...(flag && { flag }),
    ...(about && { about, page: page.slice(0, enquiryLimits.place) }),
    ...source,
  }
}
