import { matchesMedia } from '#app/ui/media-query.ts'
import { type Rider, riderAt } from './cut-riders.ts'

const COVER_MS = 220
const REVEAL_MS = 320
const times = { coverMs: COVER_MS, revealMs: REVEAL_MS }
/** The rider fades before the loading overlay appears, a second after the click (`--animate-late`). */
const RIDES_MS = 700
const FADE_MS = 200
/** A page that is that late is waited for in sight of the one before. */
const MOST_MS = 10_000

type CutOptions = {
  /** Path of the next page. */
  path: string
  /** The sheet comes from the right instead of the left. */
  isBack: boolean
  /** The visitor came by the browser's Back or Forward. */
  isPop: boolean
  /** Colour of a service group; night for pages of none. */
  tissue: string | undefined
}

/** Where the sheet waits beside the window: on the left (-1), over it (0), on the right (1). */
const beside = (side: -1 | 0 | 1) => `calc(${side} * (100vw + 100vh)) 0`

type Cut = {
  sheet: HTMLElement
  /** Moves above it. */
  rider: HTMLElement | null
  /** Fades the rider, unless the next page comes before. */
  fading?: ReturnType<typeof setTimeout>
  land: () => void
  covered: Promise<unknown>
  /** Where the sheet slides on to. */
  end: string
  isLeaving: boolean
}

/** A sheet that moves over the window, not in the document yet: where it cannot move, nothing is covered. */
function startCut(from: string, end: string, tissue: string | undefined): Cut {
  const sheet = document.createElement('div')
  sheet.className = 'page-cut'
  if (tissue) sheet.dataset.tissue = tissue
  const { finished: covered } = sheet.animate(
    { translate: [from, beside(0)] },
    { duration: COVER_MS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
  )
  return { sheet, rider: null, land() {}, covered, end, isLeaving: false }
}

function board(cut: Cut, { lift }: Rider) {
  cut.rider = document.createElement('span')
  cut.rider.className = 'page-cut__rider'
  cut.rider.ariaHidden = 'true'
  document.body.append(cut.rider)
  const { rider } = cut
  cut.land = lift(rider, times)
  cut.fading = setTimeout(() => {
    cut.land = () => {}
    rider.animate({ opacity: [1, 0] }, { duration: FADE_MS, fill: 'forwards' })
  }, RIDES_MS)
}

/** Whether the browser itself has drawn Back or Forward, as phones do that are swiped. */
const isDrawn = (event: PopStateEvent) =>
  'hasUAVisualTransition' in event ? event.hasUAVisualTransition : matchesMedia('(pointer: coarse)')

/**
 * The gesture between two pages: a sheet of paper cut at 45 degrees slides over the window, the next page takes its
 * place beneath, and the sheet slides on. It belongs to the document and not to React, which may give up on a page
 * while it is covered. The header stays above it, in reach. `stop` takes all of it away.
 */
export function startPageCut() {
  let cut: Cut | null = null
  let clicked: Rider | undefined
  let isDrawnPop = false

  const ended = new AbortController()
  // Before the router hears of either.
  const early = { capture: true, signal: ended.signal }
  addEventListener('click', ({ target }) => (clicked = riderAt(target)), early)
  addEventListener('popstate', (event) => (isDrawnPop = isDrawn(event)), early)

  const remove = (gone: Cut) => {
    clearTimeout(gone.fading)
    gone.sheet.remove()
    gone.rider?.remove()
    if (cut === gone) cut = null
  }

  /** Resolves when nothing of the page shows, at once where it is covered already. */
  const cover = ({ path, isBack, isPop, tissue }: CutOptions): Promise<unknown> => {
    if (isPop && isDrawnPop) return Promise.resolve()
    if (cut && !cut.isLeaving) return cut.covered
    const from = cut ? getComputedStyle(cut.sheet).translate : beside(isBack ? 1 : -1)
    if (cut) remove(cut)
    const started = startCut(from, beside(isBack ? -1 : 1), tissue)
    cut = started
    try {
      document.body.append(started.sheet)
      if (clicked?.path === path && !isPop) board(started, clicked)
      setTimeout(() => remove(started), MOST_MS)
    } catch (error) {
      remove(started)
      throw error
    }
    return started.covered
  }

  /** Once covered, and unless another page has been chosen meanwhile, shows the page beneath. */
  const reveal = async () => {
    const leaving = cut
    if (!leaving || leaving.isLeaving) return
    leaving.isLeaving = true
    try {
      await leaving.covered
      if (cut !== leaving) return
      clearTimeout(leaving.fading)
      leaving.land()
      leaving.sheet.style.pointerEvents = 'none'
      const away = leaving.sheet.animate(
        { translate: [beside(0), leaving.end] },
        { duration: REVEAL_MS, easing: 'cubic-bezier(0.5, 0, 0.15, 1)', fill: 'forwards' },
      )
      await away.finished
    } finally {
      remove(leaving)
    }
  }

  const stop = () => {
    ended.abort()
    if (cut) remove(cut)
  }

  return { cover, reveal, stop }
}
