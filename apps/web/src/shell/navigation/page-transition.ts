import { matchesMedia } from '#app/ui/media-query.ts'
import { findSharedElement, type SharedElement } from './shared-element.ts'

const COVER_MS = 180
const REVEAL_MS = 320
const times = { coverMs: COVER_MS, revealMs: REVEAL_MS }
/** The shared element fades before the loading overlay appears, a second after the click. */
const FADE_AFTER_MS = 700
const FADE_MS = 200
/** After this wait for the next page the sheet is removed, and the current page shows. */
const MOST_MS = 10_000

type TransitionOptions = {
  /** Path of the next page. */
  path: string
  /** The sheet comes from the right instead of the left. */
  isBack: boolean
  /** The visitor came by the browser's Back or Forward. */
  isPop: boolean
  /** Colour of a service group; night for other pages. */
  theme: string | undefined
}

/** Position of the sheet: left of the window (-1), over it (0), right of it (1). */
const getSheetPosition = (side: -1 | 0 | 1) => `calc(${side} * (100vw + 100vh)) 0`

type Transition = {
  sheet: HTMLElement
  /** Moves above the sheet. */
  shared: HTMLElement | null
  /** Fades the shared element, unless the next page comes before. */
  fading?: ReturnType<typeof setTimeout>
  settle: () => void
  covered: Promise<unknown>
  /** Position of the sheet at the end. */
  end: string
  isLeaving: boolean
}

/** Creates the sheet and its animation, not in the document yet: a browser that cannot animate it shows no sheet. */
function createTransition(from: string, end: string, theme: string | undefined): Transition {
  const sheet = document.createElement('div')
  sheet.className = 'page-transition'
  if (theme) sheet.dataset.theme = theme
  const { finished: covered } = sheet.animate(
    { translate: [from, getSheetPosition(0)] },
    { duration: COVER_MS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
  )
  return { sheet, shared: null, settle() {}, covered, end, isLeaving: false }
}

function attach(transition: Transition, { animate }: SharedElement) {
  transition.shared = document.createElement('span')
  transition.shared.className = 'page-transition__shared'
  transition.shared.ariaHidden = 'true'
  document.body.append(transition.shared)
  const { shared } = transition
  transition.settle = animate(shared, times)
  transition.fading = setTimeout(() => {
    transition.settle = () => {}
    shared.animate({ opacity: [1, 0] }, { duration: FADE_MS, fill: 'forwards' })
  }, FADE_AFTER_MS)
}

/** Whether the browser has animated Back or Forward, as swipes on phones do. */
const isBrowserTransition = (event: PopStateEvent) =>
  'hasUAVisualTransition' in event ? event.hasUAVisualTransition : matchesMedia('(pointer: coarse)')

/**
 * The transition between two pages: a sheet of paper cut at 45 degrees slides over the window, the next page replaces
 * the current one beneath, and the sheet slides on. It is outside React, which may unmount a page while it is covered.
 * The header stays above it. `stop` removes the transition.
 */
export function startPageTransition() {
  let transition: Transition | null = null
  let clickedElement: SharedElement | undefined
  let hasBrowserTransition = false

  const ended = new AbortController()
  // Capture runs before the router's listeners.
  const early = { capture: true, signal: ended.signal }
  addEventListener('click', ({ target }) => (clickedElement = findSharedElement(target)), early)
  addEventListener(
    'popstate',
    (event) => (hasBrowserTransition = isBrowserTransition(event)),
    early,
  )

  const remove = (gone: Transition) => {
    clearTimeout(gone.fading)
    gone.sheet.remove()
    gone.shared?.remove()
    if (transition === gone) transition = null
  }

  /** Covers the page; resolves when it is covered. */
  const showSheet = ({ path, isBack, isPop, theme }: TransitionOptions): Promise<unknown> => {
    if (isPop && hasBrowserTransition) return Promise.resolve()
    if (transition && !transition.isLeaving) return transition.covered
    const from = transition
      ? getComputedStyle(transition.sheet).translate
      : getSheetPosition(isBack ? 1 : -1)
    if (transition) remove(transition)
    const started = createTransition(from, getSheetPosition(isBack ? -1 : 1), theme)
    transition = started
    try {
      document.body.append(started.sheet)
      if (clickedElement?.path === path && !isPop) attach(started, clickedElement)
      setTimeout(() => remove(started), MOST_MS)
    } catch (error) {
      remove(started)
      throw error
    }
    return started.covered
  }

  /** Once covered, shows the page beneath, unless another page has been chosen. */
  const hideSheet = async () => {
    const current = transition
    if (!current || current.isLeaving) return
    current.isLeaving = true
    try {
      await current.covered
      if (transition !== current) return
      clearTimeout(current.fading)
      current.settle()
      current.sheet.style.pointerEvents = 'none'
      const exit = current.sheet.animate(
        { translate: [getSheetPosition(0), current.end] },
        { duration: REVEAL_MS, easing: 'cubic-bezier(0.5, 0, 0.15, 1)', fill: 'forwards' },
      )
      await exit.finished
    } finally {
      remove(current)
    }
  }

  const stop = () => {
    ended.abort()
    if (transition) remove(transition)
  }

  return { showSheet, hideSheet, stop }
}
