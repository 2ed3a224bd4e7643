import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const subscribe = () => () => {}
const renderNothing = () => null

/**
 * Whether this component was in the served page: true on the server and during hydration, false after client rendering.
 * React reads the server snapshot only there; both snapshots are equal, so there is no second render.
 */
export function useWasServed(): boolean {
  let served = false
  useSyncExternalStore(subscribe, renderNothing, () => {
    served = true
    return null
  })
  const [wasServed] = useState(served)
  return wasServed
}

/**
 * False on the server and in the first render, then true. Browser-dependent content waits for it, so that the first
 * render equals the prerendered page. The second render is a transition: a synchronous one would add 40 ms to the
 * longest task of a page load on a slow phone.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(!useWasServed())
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}

/**
 * Marks the document as hydrated, for animations, tests and tools. Inside the page's boundary, which React hydrates
 * about 20 ms after header and footer.
 */
export function PageAnswers() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return null
}
