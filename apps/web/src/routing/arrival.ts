/** Key in session storage: addresses of the first page of the visit in this tab, and of the page before it. */
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
