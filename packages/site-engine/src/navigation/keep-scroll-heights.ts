import { attempt } from '../hydration/attempt.ts'
import { sessionStore } from '../storage/browser-store.ts'
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts'

let memory: ScrollMemory | undefined

/** The heights of this visit. Browser only. */
export function scrollHeights(): ScrollMemory {
  memory ??= createScrollMemory(sessionStore)
  return memory
}

/**
 * Remembers how far the page is scrolled, for the place that `placeShown` names; while it names none,
 * because the next page is on its way, nothing. The browser would restore heights
 * too early, on the page that is about to go; it may do so only after a reload, when the page is
 * in the document from the start. Returns the end of it.
 */
export function keepScrollHeights(placeShown: () => string | null): () => void {
  const heights = scrollHeights()
  const remember = () => {
    const place = placeShown()
    if (place) heights.remember(place, scrollY)
  }
  const restore = (by: ScrollRestoration) => {
    attempt(() => {
      history.scrollRestoration = by
    })
  }
  const takeOver = () => restore('manual')
  const handBack = () => {
    heights.save()
    restore('auto')
  }
  takeOver()
  remember()
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pagehide', handBack)
  addEventListener('pageshow', takeOver)
  return () => {
    handBack()
    removeEventListener('scroll', remember)
    removeEventListener('pagehide', handBack)
    removeEventListener('pageshow', takeOver)
  }
}
