import type { EnquiryPayload } from './enquiry-payload.ts'

/** After this a send counts as failed (decisions, Contact). */
export const SEND_LIMIT_MS = 15_000

/** The word that stands in a template until someone fills it in. */
const placeholder = /your[-_ ]|placeholder|change[-_ ]?me|<.*>/i

export const isConfigured = (endpoint: string | null): endpoint is string =>
  endpoint !== null &&
  (isOwnReceiver(endpoint) || URL.canParse(endpoint)) &&
  !placeholder.test(endpoint)

/** Whether a path of the site itself takes enquiries (apps/rebuild/README.md), whose answer can be read. */
export const isOwnReceiver = (endpoint: string) => endpoint.startsWith('/')

/**
 * Sends the enquiry to the spreadsheet script (specification, section 7). The answer cannot be
 * read, so any completed request counts. Without an endpoint the enquiry is only logged.
 * Throws on a network error and after 15 s.
 */
export async function sendEnquiry(payload: EnquiryPayload, endpoint: string | null): Promise<void> {
  if (!isConfigured(endpoint)) {
    console.info('The contact endpoint is not configured; the enquiry was not sent:', payload)
    return
  }
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), SEND_LIMIT_MS)
  try {
    await fetch(endpoint, {
      method: 'POST',
      mode: 'no-cors',
      // Any other type would make the browser ask the endpoint first, which it does not answer.
      headers: { 'content-type': 'text/plain;charset=utf-8' },
      body: JSON.stringify(payload),
      signal: limit.signal,
    })
  } finally {
    clearTimeout(timer)
  }
}

/** The second way to pass an enquiry on; no webhook is set up, so it only logs (section 7). */
export async function submitToWebhook(payload: EnquiryPayload): Promise<void> {
  console.info('No webhook is set up for enquiries:', payload.timestamp)
}

/** An endpoint that says it is not configured is treated like none (specification, section 8). */
const isNotConfigured = (error: unknown) =>
  error instanceof Error && error.message.includes('not configured')

/** Passes the enquiry on in every way there is. Throws when the visitor should try again. */
export async function deliverEnquiry(
  payload: EnquiryPayload,
  endpoint: string | null,
): Promise<void> {
  try {
    await sendEnquiry(payload, endpoint)
    await submitToWebhook(payload)
  } catch (error) {
    if (!isNotConfigured(error)) throw error
    console.info('Treated as sent:', error)
  }
}
