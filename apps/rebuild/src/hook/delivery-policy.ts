/**
 * What Sanity does since 29 April 2026 with a webhook that is answered with 429 or 5xx, or not at all:
 * it sends it twice again, 30 s apart, and then never. An answer may take 30 s.
 */
const RETRIES = 2
const APART = 30_000
const PATIENCE = 30_000

/** Clocks differ, and a request may wait on its way. */
const TOLERANCE = 5 * 60_000

/** Most ms since a delivery was signed: it may have been before the first try. Seven minutes. */
export const OLDEST = RETRIES * (PATIENCE + APART) + TOLERANCE
/** Most ms until the time that a delivery says it was signed at. */
export const AHEAD = TOLERANCE

/**
 * Ms for which a delivery is remembered: a day, well over the twelve minutes after which its signature
 * can no longer pass. Its key may come again with a later signature, when a person sends it once more.
 */
export const REMEMBERED = 24 * 60 * 60_000
