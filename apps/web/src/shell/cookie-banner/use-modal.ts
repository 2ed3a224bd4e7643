import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { keepFocusInside } from '../header/keep-focus-inside.ts'

/** How long the dialog takes to leave, in ms (specification, section 9). */
export const EXIT_MS = 300

/**
 * A dialog that is open from the start. The page stands still; the browser keeps focus inside, makes the
 * page inert and gives focus back at the end; Escape, a click beside it and following a link inside end it, too.
 * `onClosed` is called when the exit animation is over.
 */
export function useModal(onClosed: () => void) {
  const element = useRef<HTMLDialogElement>(null)
  const leaving = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const dialog = element.current
    if (!dialog) return
    dialog.showModal()
    const letGo = holdPage()
    // Content blockers hide dialogs like this one; an unseen one would leave the page inert.
    if (dialog.getClientRects().length === 0) dialog.close()
    else dialog.focus()
    return () => {
      clearTimeout(timer.current)
      leaving.current = false
      dialog.close()
      letGo()
    }
  }, [])

  const close = useCallback(() => {
    const dialog = element.current
    if (!dialog || leaving.current) return
    leaving.current = true
    dialog.dataset.leaving = 'true'
    timer.current = setTimeout(() => dialog.close(), EXIT_MS)
  }, [])

  const props = {
    ref: element,
    // Focus starts on the dialog, so that it is read out before its first button.
    tabIndex: -1,
    onClose: () => {
      // Opened again before the event came: React's double effects in development.
      if (!element.current?.open) onClosed()
    },
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      close()
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Menus of the page listen for Escape on the document.
      if (event.key === 'Escape') event.stopPropagation()
      // The browser alone would let Tab out to its own controls.
      if (element.current) keepFocusInside(event.nativeEvent, element.current)
    },
    onClick: ({ target }: MouseEvent) => {
      const beside = target === element.current
      const link = target instanceof Element && target.closest('a')
      if (beside || link) close()
    },
  }
  return { close, props }
}

/** Keeps the page from scrolling, and the room of its scroll bar where that takes any. Returns the end of it. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    style.scrollbarGutter = ''
    style.overflow = ''
  }
}
