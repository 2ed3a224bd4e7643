/** Under which session storage has how the visit in this tab began: addresses of its first page and of the one before. */
export const ARRIVAL_KEY = 'kitewright:arrival'

/**
 * Stores how the visit began in session storage; every later page can read it.
 * Inlined in the document (document/inline-head.ts): a visitor may leave the first page before scripts arrive.
 */
export function keepArrival() {
  try {
    sessionStorage[ARRIVAL_KEY] ??= JSON.stringify([location.href, document.referrer])
  } catch {
    // The browser stores nothing; site-engine's browser-store.ts logs it.
  }
}
