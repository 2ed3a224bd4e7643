import { canonicalPath } from '@kitewright/site-engine/client'
import { matchesMedia } from '#app/ui/media-query.ts'

const COVER_MS = 220
const REVEAL_MS = 320
/** A page that is that late is waited for in sight of the one before. */
const MOST_MS = 10_000
/** Side of the kite that flies as it is laid out, px: what it grows to is drawn sharp. */
const KITE_PX = 160

/** The clicked kite: where it was in the window, px, and where its link leads. */
type ClickedKite = { path: string; service: string; left: number; top: number; width: number }

export type CutOptions = {
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
  kite: HTMLElement | null
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
  return { sheet, kite: null, covered, end, isLeaving: false }
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
  let clicked: ClickedKite | undefined
  let isDrawnPop = false

  const ended = new AbortController()
  // Before the router hears of either.
  const early = { capture: true, signal: ended.signal }
  addEventListener('click', ({ target }) => (clicked = kiteAt(target)), early)
  addEventListener('popstate', (event) => (isDrawnPop = isDrawn(event)), early)

  const remove = (gone: Cut) => {
    gone.sheet.remove()
    gone.kite?.remove()
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
      if (clicked?.path === path && !isPop) started.kite = liftKite(clicked)
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
      if (leaving.kite) landKite(leaving.kite)
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

/** The kite in the link that was clicked, where there is one: links with a kite lead to services. */
function kiteAt(target: EventTarget | null): ClickedKite | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  const drawing = link?.querySelector('.kite, .kite-mark')
  if (!link || !drawing) return undefined
  const path = canonicalPath(link.pathname)
  const { left, top, width } = drawing.getBoundingClientRect()
  return { path, service: path.split('/').at(-1) ?? '', left, top, width }
}

type Spot = Pick<ClickedKite, 'left' | 'top' | 'width'>

const placedAt = ({ left, top, width }: Spot, lean = 0) =>
  `translate(${left}px, ${top}px) scale(${width / KITE_PX}) rotate(${lean}deg)`

/** Lifts a kite like the clicked one off the page, above the sheet. */
function liftKite(clicked: ClickedKite): HTMLElement {
  const kite = document.createElement('span')
  kite.className = `page-cut__kite kite-mark kite-mark--row mark-${clicked.service}`
  kite.style.width = `${KITE_PX}px`
  document.body.append(kite)
  const { left, top, width } = clicked
  const lifted = { left: left - width * 0.15, top: top - width * 0.25, width: width * 1.3 }
  kite.style.transform = placedAt(lifted, 12)
  kite.animate(
    { transform: [placedAt(clicked), placedAt(lifted, 12)] },
    { duration: COVER_MS, easing: 'cubic-bezier(0.34, 1.4, 0.64, 1)' },
  )
  return kite
}

/** Lets it fly to the kite of the page, else to the small one before the group's name. */
function landKite(kite: HTMLElement) {
  const spot = landing()
  const flight = { duration: REVEAL_MS, easing: 'cubic-bezier(0.22, 1, 0.36, 1)' }
  const keyframes = spot
    ? { transform: [kite.style.transform, placedAt(spot)], opacity: [1, 1, 1, 0] }
    : { opacity: [1, 0] }
  kite.animate(keyframes, { ...flight, fill: 'forwards' })
}

function landing(): Spot | undefined {
  const target = document.querySelector('main :is(.kite, .service-title__group)')
  if (!target) return undefined
  const { left, top, width, height } = target.getBoundingClientRect()
  // The page glides the last of the way to its top.
  const y = top + scrollY
  if (target.matches('.kite')) return { left, top: y, width }
  const size = Math.min(18, height)
  return { left: left - 2, top: y + (height - size) / 2, width: size }
}
