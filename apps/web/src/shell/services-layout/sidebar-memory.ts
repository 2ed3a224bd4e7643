import type { SessionMemory } from '@kitewright/site-engine/session-memory'

const CLOSED_KEY = 'kitewright:sidebar-closed'
const SCROLL_KEY = 'kitewright:sidebar-scroll'

/** What the services list remembers for the session (specification, sections 2 and 7). */
export const sidebarMemory = (memory: SessionMemory) => ({
  /** Whether the visitor has closed the list and not opened it since. */
  isClosedByVisitor: () => memory.getItem(CLOSED_KEY) === 'true',
  rememberClosed: () => memory.setItem(CLOSED_KEY, 'true'),
  forgetClosed: () => memory.removeItem(CLOSED_KEY),
  /** How far the list is scrolled, in px; null before the first time. */
  scroll() {
    const saved = memory.getItem(SCROLL_KEY)
    return saved === null ? null : Number(saved)
  },
  rememberScroll: (top: number) => memory.setItem(SCROLL_KEY, String(Math.round(top))),
})
