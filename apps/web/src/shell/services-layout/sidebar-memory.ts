import { type BrowserStore, sessionStore } from '@kitewright/site-engine/browser-store'

const CLOSED_KEY = 'kitewright:sidebar-closed'
const SCROLL_KEY = 'kitewright:sidebar-scroll'

const isTrue = (value: unknown) => value === true
const isHeight = (value: unknown): value is number => Number.isFinite(value)

/** What the services list remembers for the session (specification, sections 2 and 7). */
export const createSidebarMemory = (store: BrowserStore) => ({
  /** Whether the visitor has closed the list and not opened it since. */
  isClosedByVisitor: () => store.read(CLOSED_KEY, isTrue) ?? false,
  rememberClosed: () => store.write(CLOSED_KEY, true),
  forgetClosed: () => store.remove(CLOSED_KEY),
  /** How far the list is scrolled, in px; null before the first time. */
  scroll: () => store.read(SCROLL_KEY, isHeight),
  rememberScroll: (top: number) => store.write(SCROLL_KEY, Math.round(top)),
})

export const sidebarMemory = createSidebarMemory(sessionStore)
