import { runAfterPaint, tryTask, useHydrated } from '@kitewright/site-engine/client'
import {
  type RefObject,
  type ToggleEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { watchLinksInRow } from './use-services-menu.ts'

const BODY_CLASS = 'mobile-menu-open'

const hasPopovers = () => 'showPopover' in HTMLElement.prototype
const isShown = (panel: Element | null) => hasPopovers() && panel?.matches(':popover-open')

export type MobileMenu = ReturnType<typeof useMobileMenu>

/**
 * The menu of small screens. The browser opens and closes the popover (toggle, Escape, Android's
 * back gesture); React follows its events. Browsers without popovers (before 2024) get the same
 * from the click handler. Each closing, and growing until the links fit, also closes the services menu.
 */
export function useMobileMenu(header: RefObject<HTMLElement | null>, closeServices: () => void) {
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()
  const { key } = useLocation()

  const close = useCallback(() => {
    if (isShown(panel.current)) panel.current?.hidePopover()
    else setOpen(false)
  }, [])

  // A visitor may have opened it before scripts arrived.
  useEffect(() => {
    if (isShown(panel.current)) setOpen(true)
  }, [])

  useEffect(() => {
    const container = header.current
    if (!container) return
    return tryTask(() =>
      watchLinksInRow(container, () => {
        close()
        closeServices()
      }),
    )
  }, [header, close, closeServices])

  // Back and Forward close both menus too.
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    close()
    closeServices()
  }, [key, close, closeServices])

  useLayoutEffect(() => {
    const container = header.current
    if (!open || !container) return
    document.body.classList.add(BODY_CLASS)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
      else keepFocusInside(event, container)
    }
    document.addEventListener('keydown', onKeyDown)
    // Last: an error before it must not leave the page inert.
    disableSiblings(container, true)
    return () => {
      disableSiblings(container, false)
      document.body.classList.remove(BODY_CLASS)
      document.removeEventListener('keydown', onKeyDown)
      closeServices()
      // Focus would be lost with the panel; the browser gives it back only after Escape.
      const { activeElement } = document
      if (activeElement === document.body || panel.current?.contains(activeElement)) {
        toggle.current?.focus({ preventScroll: true })
      }
    }
  }, [open, header, close, closeServices])

  return {
    open,
    close,
    toggleProps: {
      ref: toggle,
      popoverTarget: 'site-menu',
      'aria-expanded': hydrated ? open : undefined,
      onClick: () => {
        if (!hasPopovers()) setOpen(!open)
      },
    },
    panelProps: {
      ref: panel,
      popover: 'auto' as const,
      'data-open': open || undefined,
      onBeforeToggle: (event: ToggleEvent) => setOpen(event.newState === 'open'),
    },
  }
}

/**
 * Makes everything beside the header inert while its menu covers the page, or ends that: neither focus nor a
 * screen reader leaves the menu. Runs after the next paint: the browser recalculates all styles
 * (30 ms on a slow phone), which must not delay the menu. To focus an element
 * beside the header, wait for the next paint too.
 */
function disableSiblings(header: Element, inert: boolean) {
  runAfterPaint(() => {
    for (const other of document.getElementById('root')?.children ?? []) {
      if (other instanceof HTMLElement && !other.contains(header)) other.inert = inert
    }
  })
}

const isFocusable = (element: HTMLElement) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

/** Sends Tab from the last control of the container to the first, and Shift+Tab back. */
export function keepFocusInside(event: KeyboardEvent, container: HTMLElement) {
  if (event.key !== 'Tab') return
  const controls = [
    ...container.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
  ].filter(isFocusable)
  const [from, to] = event.shiftKey
    ? [controls.at(0), controls.at(-1)]
    : [controls.at(-1), controls.at(0)]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
