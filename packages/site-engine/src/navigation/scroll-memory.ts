import type { BrowserStore } from '../storage/browser-store.ts'

const KEY = 'site-engine:scroll'
/** Older places are forgotten: nobody goes back that far, and storage stays small. */
const LIMIT = 50

export type ScrollMemory = ReturnType<typeof createScrollMemory>

/** Heights at which pages were left, in px, by place in the history; kept for the session. */
export function createScrollMemory(store: BrowserStore) {
  const heights = new Map(store.read(KEY, Array.isArray)?.filter(isHeight))
  return {
    height: (place: string) => heights.get(place),
    remember(place: string, top: number) {
      heights.delete(place)
      heights.set(place, Math.round(top))
    },
    /** Writes to session storage, for Back and Forward after a reload. */
    save: () => store.write(KEY, [...heights].slice(-LIMIT)),
  }
}

const isHeight = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])
