/**
 * What Sanity does since 29 April 2026 with a webhook that is answered with 429 or 5xx, or not at all:
 * it sends it twice again, 30 s apart, and then never. An answer may take 30 s.
 */
const RETRIES = 2
const RETRY_INTERVAL_MS = 30_000
const ANSWER_TIMEOUT_MS = 30_000

/** Clocks differ, and a request may wait on its way. */
const TOLERANCE_MS = 5 * 60_000

/** Most ms since a delivery was signed: it may have been before the first try. Seven minutes. */
export const MAX_AGE_MS = RETRIES * (ANSWER_TIMEOUT_MS + RETRY_INTERVAL_MS) + TOLERANCE_MS
/** Most ms until the time that a delivery says it was signed at. */
export const MAX_AHEAD_MS = TOLERANCE_MS

/**
 * Ms for which a delivery is remembered: a day, well over the twelve minutes after which its signature
 * can no longer pass. Its key may come again with a later signature, when a person sends it once more.
 */
export const REMEMBERED_MS = 24 * 60 * 60_000
