/**
 * Since 29 April 2026, Sanity retries a webhook twice, 30 s apart, after a 429, a 5xx or no answer within
 * 30 s.
 */
const RETRIES = 2
const RETRY_INTERVAL_MS = 30_000
const ANSWER_TIMEOUT_MS = 30_000

/** Clocks differ, and a request may be delayed. */
const TOLERANCE_MS = 5 * 60_000

/** Most ms since a delivery was signed, which may be before its first try. Seven minutes. */
export const MAX_AGE_MS = RETRIES * (ANSWER_TIMEOUT_MS + RETRY_INTERVAL_MS) + TOLERANCE_MS
/** Most ms by which a signature may be ahead of this clock. */
export const MAX_AHEAD_MS = TOLERANCE_MS

/**
 * Ms for which a delivery is remembered: a day, well over the twelve minutes after which its signature
 * expires. A person who resends a delivery uses its key with a later signature.
 */
export const REMEMBERED_MS = 24 * 60 * 60_000
