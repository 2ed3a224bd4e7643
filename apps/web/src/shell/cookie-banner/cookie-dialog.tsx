import './cookie-dialog.css'
import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react'
import { consent } from '#app/analytics/consent.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { keepFocusInside } from '#app/shell/header/use-mobile-menu.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RichText } from '#app/ui/rich-text.tsx'

const choiceButton = 'flex-1 px-2 max-xs:text-sm/120'

/** The choice. Closing without a choice stores nothing. */
export function CookieDialog({ onClosed }: { onClosed: () => void }) {
  const { heading, text, detail } = useSite().settings.cookieBanner
  const { close, props } = useModal(onClosed)
  const id = useId()

  const choose = (allowed: boolean) => {
    consent.choose(allowed)
    close()
  }

  return (
    <dialog
      className="cookie-banner xs:right-auto xs:bottom-5 xs:left-5 xs:w-104"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      {...props}
    >
      <div className="cookie-banner__slip relative isolate">
        <h2 className="pt-0.5 pr-18 text-h4/115" id={`${id}-heading`}>
          {heading}
        </h2>
        <div className="mt-2 mb-4 grid gap-2 text-md/142 text-ink-2" id={`${id}-text`}>
          <p>{text}</p>
          <RichText value={detail} />
        </div>
        <div className="flex gap-2.5 surface-sheet">
          <Button kind="ghost" small className={choiceButton} onClick={() => choose(true)}>
            Accept Analytics
          </Button>
          <Button kind="ghost" small className={choiceButton} onClick={() => choose(false)}>
            Essential Only
          </Button>
        </div>
        <button
          type="button"
          className="absolute top-1.75 right-6 grid size-11 cursor-pointer place-items-center"
          aria-label="Close"
          onClick={close}
        >
          <Icon name="x" />
        </button>
      </div>
    </dialog>
  )
}

/** How long the dialog takes to leave, in ms (specification, section 9). */
const EXIT_MS = 300

/**
 * A dialog that is open from the start. The page does not scroll; the browser keeps focus inside, makes the
 * page inert and restores focus at the end. Escape, a click outside and a link inside close it, too.
 * `onClosed` is called when the exit animation is over.
 */
function useModal(onClosed: () => void) {
  const element = useRef<HTMLDialogElement>(null)
  const isClosing = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const dialog = element.current
    if (!dialog) return
    dialog.showModal()
    const letGo = lockScroll()
    // Content blockers hide dialogs like this one; an unseen one would leave the page inert.
    if (dialog.getClientRects().length === 0) dialog.close()
    else dialog.focus()
    if (isSendCovered(dialog)) dialog.dataset.place = 'top'
    return () => {
      clearTimeout(timer.current)
      isClosing.current = false
      dialog.close()
      letGo()
    }
  }, [])

  const close = useCallback(() => {
    const dialog = element.current
    if (!dialog || isClosing.current) return
    isClosing.current = true
    dialog.dataset.leaving = 'true'
    timer.current = setTimeout(() => dialog.close(), EXIT_MS)
  }, [])

  const props = {
    ref: element,
    // Focus starts on the dialog, so that it is read out before its first button.
    tabIndex: -1,
    onClose: () => {
      // React's double effects in development open it again before the event.
      if (!element.current?.open) onClosed()
    },
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      close()
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Menus of the page listen for Escape on the document.
      if (event.key === 'Escape') event.stopPropagation()
      // Without this, Tab leaves for the browser's own controls.
      if (element.current) keepFocusInside(event.nativeEvent, element.current)
    },
    onClick: ({ target }: MouseEvent) => {
      const isBackdrop = target === element.current
      const link = target instanceof Element && target.closest('a')
      if (isBackdrop || link) close()
    },
  }
  return { close, props }
}

/** Whether the button that sends a form is behind the dialog. The page cannot scroll, so this stays true. */
function isSendCovered(dialog: HTMLElement): boolean {
  const { top } = dialog.getBoundingClientRect()
  const buttons = [...document.querySelectorAll('main button[type="submit"]')]
  return buttons.some((button) => {
    const box = button.getBoundingClientRect()
    return box.bottom > top - ARRIVAL_PX && box.top < innerHeight
  })
}

/** Distance that the dialog moves while it appears, as in cookie-dialog.css. */
const ARRIVAL_PX = 24

/** Keeps the page from scrolling, and the room of its scroll bar where that takes any. Returns the end of it. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    style.scrollbarGutter = ''
    style.overflow = ''
  }
}
