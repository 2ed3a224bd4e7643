import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

/** True when the visitor asked for less motion. Browser only. */
export const prefersReducedMotion = () => query().matches

function subscribe(changed: () => void) {
  const preference = query()
  preference.addEventListener('change', changed)
  return () => preference.removeEventListener('change', changed)
}

/** Follows the visitor's wish for less motion; false on the server and in the first render. */
export const useReducedMotion = () =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
