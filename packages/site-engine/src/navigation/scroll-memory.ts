import type { SessionMemory } from './session-memory.ts'

const KEY = 'site-engine:scroll'
/** Older places are forgotten: nobody goes back that far, and storage stays small. */
const LIMIT = 50

export type ScrollMemory = ReturnType<typeof createScrollMemory>

/** Heights at which pages were left, in px, by place in the history; kept for the session. */
export function createScrollMemory(memory: SessionMemory) {
  const heights = new Map(read(memory))
  return {
    height: (place: string) => heights.get(place),
    remember(place: string, top: number) {
      heights.delete(place)
      heights.set(place, Math.round(top))
    },
    /** Writes to session storage, for Back and Forward after a reload. */
    save: () => memory.setItem(KEY, JSON.stringify([...heights].slice(-LIMIT))),
  }
}

function read(memory: SessionMemory): [string, number][] {
  const saved: unknown = JSON.parse(memory.getItem(KEY) ?? '[]')
  return Array.isArray(saved) ? saved.filter(isHeight) : []
}

const isHeight = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
