import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const subscribe = () => () => {}
const nothing = () => null

/**
 * Whether this component was part of the served page: true on the server and where it hydrates, false
 * where it came later. React asks for the server's snapshot only there; as both snapshots are the same,
 * no second render follows.
 */
export function useWasServed(): boolean {
  let served = false
  useSyncExternalStore(subscribe, nothing, () => {
    served = true
    return null
  })
  const [wasServed] = useState(served)
  return wasServed
}

/**
 * False on the server and in the first render, true once scripts answer. What depends on the browser
 * waits for it, so that the first render is the prerendered page. The render that follows is a
 * transition: at once, it would add 40 ms to the longest task of loading a page on a slow phone.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(!useWasServed())
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}

/**
 * Marks the document once the page answers: what plays until then, tests and tools wait for that. Stands inside
 * the boundary of the page, which React takes over some 20 ms later than header and footer.
 */
export function PageAnswers() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return null
}
