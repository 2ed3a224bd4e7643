import { sessionMemory } from '../session-memory.ts'
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts'

let memory: ScrollMemory | undefined

/** The heights of this visit. Browser only. */
export function scrollHeights(): ScrollMemory {
  memory ??= createScrollMemory(sessionMemory())
  return memory
}

/**
 * Remembers how far the page of the current place is scrolled. The browser would restore heights
 * too early, on the page that is about to go; it may do so only after a reload, when the page is
 * in the document from the start. Returns the end of it.
 */
export function keepScrollHeights(currentPlace: () => string): () => void {
  const heights = scrollHeights()
  const remember = () => heights.remember(currentPlace(), scrollY)
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  const handBack = () => {
    heights.save()
    history.scrollRestoration = 'auto'
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
