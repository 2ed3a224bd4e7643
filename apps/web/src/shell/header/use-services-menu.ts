import { useHydrated } from '@kitewright/site-engine/client'
import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/**
 * Whether the links are in a row in the header that contains an element; else the toggle opens them. The
 * style sheet decides by the available width (header.css), and hides the toggle. Browser only.
 */
const areLinksInRow = (inside: Element | null) =>
  inside?.closest('header')?.querySelector('[popovertarget]')?.getClientRects().length === 0

/** Calls `changed` each time the links get into a row or out of it. Returns the end of it. */
export function watchLinksInRow(header: Element, changed: () => void): () => void {
  let before = areLinksInRow(header)
  const observer = new ResizeObserver(() => {
    const now = areLinksInRow(header)
    if (now !== before) changed()
    before = now
  })
  observer.observe(header)
  return () => observer.disconnect()
}

export type ServicesMenuState = ReturnType<typeof useServicesMenu>

/**
 * Whether the services menu is open. With links in a row it is a dropdown: a click outside, Escape
 * and moving focus out of it close it. Inside the mobile menu only its toggle and a chosen
 * link do.
 */
export function useServicesMenu() {
  const [open, setOpen] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()
  const close = useCallback(() => setOpen(false), [])

  // A visitor may have opened it before scripts arrived (inline-head.ts).
  useEffect(() => {
    if (item.current?.querySelector('[data-open]')) setOpen(true)
  }, [])

  useDropdownDismissal(open, close, item, toggle)

  return {
    open,
    close,
    itemProps: {
      ref: item,
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        const left = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)
        if (open && left && areLinksInRow(item.current)) close()
      },
    },
    toggleProps: {
      ref: toggle,
      // Without scripts the style sheet opens the menu, and no fixed value would be true.
      'aria-expanded': hydrated ? open : undefined,
      onClick: () => setOpen(!open),
    },
  }
}

function useDropdownDismissal(
  open: boolean,
  close: () => void,
  item: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    if (!open) return
    const onClick = ({ target }: MouseEvent) => {
      const outside = target instanceof Node && !item.current?.contains(target)
      if (outside && areLinksInRow(item.current)) close()
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !areLinksInRow(item.current)) return
      close()
      toggle.current?.focus()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [open, close, item, toggle])
}
