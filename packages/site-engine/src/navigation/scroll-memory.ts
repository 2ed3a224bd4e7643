import { tryTask } from '../hydration/attempt.ts'
import { type BrowserStore, sessionStore } from '../storage/browser-store.ts'

const KEY = 'site-engine:scroll'
/** Older entries are dropped, to keep storage small. */
const MAX_VISITS = 50

type ScrollMemory = ReturnType<typeof createScrollMemory>

/** Heights at which pages were left, in px, by place in the history; kept for the session. */
export function createScrollMemory(store: BrowserStore) {
  const heights = new Map(store.read(KEY, Array.isArray)?.filter(isHeight))
  return {
    height: (key: string) => heights.get(key),
    remember(key: string, top: number) {
      heights.delete(key)
      heights.set(key, Math.round(top))
    },
    /** Writes to session storage, for Back and Forward after a reload. */
    save: () => store.write(KEY, [...heights].slice(-MAX_VISITS)),
  }
}

const isHeight = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])

let memory: ScrollMemory | undefined

/** Scroll positions of this visit. Browser only. */
export function scrollHeights(): ScrollMemory {
  memory ??= createScrollMemory(sessionStore)
  return memory
}

/**
 * Records the scroll position of the place that `placeShown` names; null while the next page loads. The browser would
 * restore positions too early, on the old page, so it may do so only after a reload, when the page is in the document
 * from the start. Returns a function that stops it.
 */
export function keepScrollHeights(placeShown: () => string | null): () => void {
  const heights = scrollHeights()
  const storePosition = () => {
    const key = placeShown()
    if (key) heights.remember(key, scrollY)
  }
  const restore = (by: ScrollRestoration) => {
    tryTask(() => {
      history.scrollRestoration = by
    })
  }
  const disableBrowserRestoration = () => restore('manual')
  const enableBrowserRestoration = () => {
    heights.save()
    restore('auto')
  }
  disableBrowserRestoration()
  storePosition()
  addEventListener('scroll', storePosition, { passive: true })
  addEventListener('pagehide', enableBrowserRestoration)
  addEventListener('pageshow', disableBrowserRestoration)
  return () => {
    enableBrowserRestoration()
    removeEventListener('scroll', storePosition)
    removeEventListener('pagehide', enableBrowserRestoration)
    removeEventListener('pageshow', disableBrowserRestoration)
  }
}
