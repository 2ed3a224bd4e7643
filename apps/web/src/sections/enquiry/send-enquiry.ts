import type { Enquiry } from '@kitewright/protocol/enquiry'

/** After this a send counts as failed (specification, section 10, Contact). */
export const SEND_LIMIT_MS = 15_000

/** A placeholder in a template setting. */
const placeholder = /your[-_ ]|placeholder|change[-_ ]?me|<.*>/i

export const isConfigured = (endpoint: string | null): endpoint is string =>
  endpoint !== null &&
  (isOwnReceiver(endpoint) || URL.canParse(endpoint)) &&
  !placeholder.test(endpoint)

/** Whether the endpoint is a path of this site (apps/rebuild/README.md), whose answer can be read. */
export const isOwnReceiver = (endpoint: string) => endpoint.startsWith('/')

/** Limit for all keepalive bodies together: 64 KiB (Fetch standard). */
const KEEPALIVE_BYTES = 60_000

/**
 * Sends the enquiry. A spreadsheet script's answer cannot be read, so any completed request counts (specification,
 * section 7); our own receiver says whether the enquiry is stored. Without an endpoint it is only logged.
 * Throws on a network error, after 15 s, and when our receiver did not store it.
 */
async function sendEnquiry(payload: Enquiry, endpoint: string | null): Promise<void> {
  if (!isConfigured(endpoint)) {
    console.info('The contact endpoint is not configured; the enquiry was not sent:', payload)
    return
  }
  const body = JSON.stringify(payload)
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), SEND_LIMIT_MS)
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body,
      signal: limit.signal,
      // The request continues when the visitor leaves; the time limit applies only while the page is open.
      keepalive: new Blob([body]).size < KEEPALIVE_BYTES,
      ...(isOwnReceiver(endpoint) ? toOwnReceiver : toSpreadsheet),
    })
    if (isOwnReceiver(endpoint)) await expectStored(answer, endpoint)
  } finally {
    clearTimeout(timer)
  }
}

const toOwnReceiver: RequestInit = {
  mode: 'same-origin',
  headers: { 'content-type': 'application/json' },
}

const toSpreadsheet: RequestInit = {
  mode: 'no-cors',
  // Any other type causes a preflight request, which the endpoint does not answer.
  headers: { 'content-type': 'text/plain;charset=utf-8' },
}

/** A host without a receiver may answer a POST with a page and 200. */
async function expectStored(answer: Response, endpoint: string) {
  const { stored } = answer.ok ? await answer.json() : { stored: false }
  if (stored !== true) throw new Error(`${endpoint} answered ${answer.status}, and stored nothing`)
}

/** The second way to pass an enquiry on; no webhook is set up, so it only logs (section 7). */
async function submitToWebhook(payload: Enquiry): Promise<void> {
  console.info('No webhook is set up for enquiries:', payload.timestamp)
}

/** An endpoint that says it is not configured is treated like none (specification, section 8). */
const isNotConfigured = (error: unknown) =>
  error instanceof Error && error.message.includes('not configured')

/** Passes the enquiry on in every way there is. Throws when the visitor should try again. */
export async function deliverEnquiry(payload: Enquiry, endpoint: string | null): Promise<void> {
  try {
    await sendEnquiry(payload, endpoint)
    await submitToWebhook(payload)
  } catch (error) {
    if (!isNotConfigured(error)) throw error
    console.info('Treated as sent:', error)
  }
}
