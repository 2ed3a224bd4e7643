import { type BrowserStore, leadsToPlace, sessionStore } from '@kitewright/site-engine/browser'
import { queueWhenIdle } from '@kitewright/site-engine/client'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { scrollToTop } from '#app/motion/scroll-to-top.ts'
import { matchesMedia, watchMedia } from '#app/ui/media-query.ts'
import { runWhenNotTyping } from '#app/ui/run-when-not-typing.ts'

/** From this width the services list is beside the page (64rem = 1024 px). */
const WIDE = '(min-width: 64rem)'

/** True from 1024 px. Browser only. */
export const isWideScreen = () => matchesMedia(WIDE)

/** Calls `changed` each time the screen grows to 1024 px or shrinks below. Returns the end of it. */
export const watchWideScreen = (changed: (wide: boolean) => void) => watchMedia(WIDE, changed)

const CLOSED_KEY = 'kitewright:sidebar-closed'
const SCROLL_KEY = 'kitewright:sidebar-scroll'

const isTrue = (value: unknown) => value === true
const isHeight = (value: unknown): value is number => Number.isFinite(value)

/** The state of the services list in session storage (specification, sections 2 and 7). */
export const createSidebarMemory = (store: BrowserStore) => ({
  /** Whether the visitor has closed the list and not opened it since. */
  isClosedByVisitor: () => store.read(CLOSED_KEY, isTrue) ?? false,
  rememberClosed: () => store.write(CLOSED_KEY, true),
  clearClosed: () => store.remove(CLOSED_KEY),
  /** How far the list is scrolled, in px; null before the first time. */
  scroll: () => store.read(SCROLL_KEY, isHeight),
  rememberScroll: (top: number) => store.write(SCROLL_KEY, Math.round(top)),
})

export const sidebarMemory = createSidebarMemory(sessionStore)

/** Delay of the scroll to the top after a service was chosen, in ms; small screens wait longer for the slide. */
const CHOICE_SCROLL_MS = 100
const SMALL_SCREEN_EXTRA_MS = 50

export type Sidebar = ReturnType<typeof useSidebar>

/**
 * Whether the services list is open on a screen below 1024 px, where it is a drawer (specification, sections 2 and
 * 4). Open on arrival unless the visitor closed it earlier in the session, or follows a link to a place. On wide screens it is always visible,
 * and growing to that width clears that choice.
 */
export function useSidebar() {
  const [state, setState] = useState<DrawerState>('new')
  const open = state === 'open'
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const main = useRef<HTMLElement>(null)

  const show = useCallback(() => {
    setState('open')
    sidebarMemory.clearClosed()
    // After the drawer has become visible; before, it takes no focus.
    requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }))
  }, [])

  const dismiss = useCallback(() => {
    setState(toClosed)
    sidebarMemory.rememberClosed()
  }, [])

  const close = useCallback(() => {
    dismiss()
    toggle.current?.focus({ preventScroll: true })
  }, [dismiss])

  const choose = useCallback(() => {
    const wide = isWideScreen()
    if (!wide) dismiss()
    setTimeout(scrollToTop, CHOICE_SCROLL_MS + (wide ? 0 : SMALL_SCREEN_EXTRA_MS))
  }, [dismiss])

  useEffect(() => {
    let endWait = () => {}
    // After layout: the visible part would shift when the list gets its height.
    queueWhenIdle(() => {
      endWait = runWhenNotTyping(() => {
        if (isWideScreen() || sidebarMemory.isClosedByVisitor() || leadsToPlace()) return
        setState('open')
      })
    })
    const endWatch = watchWideScreen((wide) => {
      if (!wide) return
      setState(toClosed)
      sidebarMemory.clearClosed()
    })
    return () => {
      endWait()
      endWatch()
    }
  }, [])

  useDrawerFocus(open, { panel, main, close, dismiss })

  const isNew = state === 'new'
  return { open, isNew, show, close, dismiss, choose, toggle, panel, main }
}

/** New until it opens for the first time: nothing in it is laid out before. */
type DrawerState = 'new' | 'open' | 'closed'

const toClosed = (state: DrawerState) => (state === 'new' ? 'new' : 'closed')

type Drawer = {
  panel: RefObject<HTMLElement | null>
  main: RefObject<HTMLElement | null>
  close: () => void
  dismiss: () => void
}

/**
 * Escape closes the open drawer, and so does focus that moves into the dimmed page. When a dialog
 * over it (the cookie banner) closes without restoring focus, the drawer takes it.
 */
function useDrawerFocus(open: boolean, { panel, main, close, dismiss }: Drawer) {
  useEffect(() => {
    if (!open) return
    // On arrival from another page focus is on its heading, which the drawer covers.
    if (main.current?.contains(document.activeElement)) panel.current?.focus()

    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      const menuIsAbove = document.body.classList.contains('mobile-menu-open')
      if (key === 'Escape' && !menuIsAbove && !defaultPrevented) close()
    }
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main, footer')) dismiss()
    }
    const onDialogClosed = ({ target }: Event) => {
      const { activeElement, body } = document
      // The dialog keeps the focus until the next frame, when nothing had it before.
      const hasNoFocus = activeElement === body || (target as Node).contains(activeElement)
      if (hasNoFocus) panel.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', handleFocus)
    // A dialog's event does not bubble.
    document.addEventListener('close', onDialogClosed, { capture: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', handleFocus)
      document.removeEventListener('close', onDialogClosed, { capture: true })
    }
  }, [open, panel, main, close, dismiss])
}
