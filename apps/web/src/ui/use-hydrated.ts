import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * False on the server and in the first render, true once scripts answer. What depends on the
 * browser waits for it, so that the first render is the prerendered page.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
