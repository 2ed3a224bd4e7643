import { type BrowserStore, localStore } from '@kitewright/site-engine/browser'
import { useSyncExternalStore } from 'react'

/** Whether the visitor allows analytics (specification, section 4). */
export type Consent = 'unknown' | 'granted' | 'denied'

export const CONSENT_KEY = 'kitewright-analytics-consent'

const isChoice = (value: unknown) => typeof value === 'boolean'

export type ConsentStore = ReturnType<typeof createConsentStore>

/**
 * The visitor's choice, kept as `true` or `false`. Where the browser keeps nothing the choice holds
 * until the page is left, and counts as unknown on the next one.
 */
export function createConsentStore(store: BrowserStore) {
  const listeners = new Set<() => void>()
  return {
    read(): Consent {
      const allowed = store.read(CONSENT_KEY, isChoice)
      if (allowed === null) return 'unknown'
      return allowed ? 'granted' : 'denied'
    },
    /** Stores the choice and notifies the listeners. */
    choose(allowed: boolean) {
      store.write(CONSENT_KEY, allowed)
      for (const listener of listeners) listener()
    },
    /** Calls `listener` after each choice. Returns the end of it. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const consent = createConsentStore(localStore)

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
