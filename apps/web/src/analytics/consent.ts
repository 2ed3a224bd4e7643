import { useSyncExternalStore } from 'react'

/** Whether the visitor allows analytics (specification, section 4). */
export type Consent = 'unknown' | 'granted' | 'denied'

export const CONSENT_KEY = 'kitewright-analytics-consent'

type ConsentStorage = Pick<Storage, 'getItem' | 'setItem'>

const stored: Record<string, Consent> = { true: 'granted', false: 'denied' }

export type ConsentStore = ReturnType<typeof createConsentStore>

/**
 * The visitor's choice, kept as 'true' or 'false'. Where storage is forbidden the choice holds
 * until the page is left, and counts as unknown on the next one.
 */
export function createConsentStore(storage: () => ConsentStorage) {
  const listeners = new Set<() => void>()
  let ofThisPage: Consent = 'unknown'

  const read = (): Consent => {
    try {
      return stored[storage().getItem(CONSENT_KEY) ?? ''] ?? ofThisPage
    } catch {
      // Said once, when the choice is written; reading happens on every render.
      return ofThisPage
    }
  }

  return {
    read,
    /** Keeps the choice and tells everyone who asked to know. */
    choose(allowed: boolean) {
      ofThisPage = allowed ? 'granted' : 'denied'
      try {
        storage().setItem(CONSENT_KEY, String(allowed))
      } catch (error) {
        console.warn('The choice is forgotten on the next page load:', error)
      }
      for (const listener of listeners) listener()
    },
    /** Calls `listener` after each choice. Returns the end of it. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const consent = createConsentStore(() => window.localStorage)

function subscribe(listener: () => void) {
  const end = consent.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    end()
    window.removeEventListener('storage', listener)
  }
}

/** Follows the choice, also when it is made in another tab; unknown in the first render. */
export const useConsent = () =>
  useSyncExternalStore(subscribe, consent.read, (): Consent => 'unknown')
