import { LIVE_PATH, type LiveRevisions, liveRevisionsSchema } from '@kitewright/protocol/site'

/** Why the live version is unknown. A browser cannot distinguish a site that is down from one that refuses the Studio. */
export type LiveFailure =
  | { kind: 'no-answer' }
  | { kind: 'refused'; httpStatus: number }
  | { kind: 'garbled' }

/** The live revisions, or why they cannot be read. */
export type LiveReading =
  | { live: LiveRevisions; failure: null }
  | { live: null; failure: LiveFailure }

/** Timeout of the site's answer, and pause before the retry, in milliseconds. */
const TIMEOUT_MS = 5_000
const RETRY_AFTER_MS = 1_000

/** Reads `live.json` of a site, with one retry, as a failure may be temporary. */
export async function readLive(siteUrl: string, request: typeof fetch): Promise<LiveReading> {
  const first = await fetchLive(siteUrl, request)
  if (!first.failure) return first
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
  return fetchLive(siteUrl, request)
}

async function fetchLive(siteUrl: string, request: typeof fetch): Promise<LiveReading> {
  const createFailure = (failure: LiveFailure): LiveReading => ({ live: null, failure })
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let text: string
  try {
    const response = await request(`${siteUrl}${LIVE_PATH}`, { cache: 'no-store', signal })
    if (!response.ok) return createFailure({ kind: 'refused', httpStatus: response.status })
    text = await response.text()
  } catch {
    // Only the browser's console shows the reason.
    return createFailure({ kind: 'no-answer' })
  }
  try {
    return { live: liveRevisionsSchema.parse(JSON.parse(text)), failure: null }
  } catch {
    return createFailure({ kind: 'garbled' })
  }
}
