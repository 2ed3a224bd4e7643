import { toCanonicalPath } from '@kitewright/site-engine/client'
import { getSpringTiming } from '#app/motion/spring.ts'
import { getServiceCard } from '#app/ui/get-service-card.ts'

/** Layout size of the flying kite, px: large enough to stay sharp. */
const KITE_PX = 160
/** Transform of the slip before it drops. */
const LIFT_TRANSFORM = 'translateY(-28px) rotate(-4deg)'
/** Swings a little longer than a kite under the pointer. */
const DROP = { stiffness: 368, damping: 16 }
/** Distance from the edges of the window, and from the header, px. */
const CLEAR = { side: 16, top: 96 }

type Times = {
  /** From the click until the window is covered. */
  coverMs: number
  /** From then until the page shows. */
  revealMs: number
}

/** A clicked element that moves to the next page above the sheet. */
export type SharedElement = {
  /** Path of that page. */
  path: string
  /** Styles an element and lifts it off. Returns a function that settles it on the page below. */
  animate: (element: HTMLElement, times: Times) => () => void
}

/** The shared element of the clicked link: the slip of a package, else the kite of the link or its card. */
export function findSharedElement(target: EventTarget | null): SharedElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link) return undefined
  const path = toCanonicalPath(link.pathname)
  const card = link.closest<HTMLElement>('[data-slip]')
  if (card) return createSharedSlip(card, path)
  const drawing = getServiceCard(link).querySelector('.kite, .kite-mark')
  return drawing ? createSharedKite(drawing, path) : undefined
}

type Spot = { left: number; top: number; width: number }

/** Share of the scroll to the top that remains when the element settles. */
const GLIDE_LEFT = 0.15

/** Position of a page element when the shared element settles; the page still scrolls. */
function getSpot(element: Element): Spot & { height: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top: top + (1 - GLIDE_LEFT) * scrollY, width, height }
}

/** A square in a box, centred or at another share of its width and height. */
function getSquare(
  box: ReturnType<typeof getSpot>,
  { x = 0.5, y = 0.5, side = box.width } = {},
): Spot {
  const { left, top, width, height } = box
  return { left: left + x * width - side / 2, top: top + y * height - side / 2, width: side }
}

const formatTransform = ({ left, top, width }: Spot, tilt = 0) =>
  `translate(${left}px, ${top}px) scale(${width / KITE_PX}) translate(50%, 50%) rotate(${tilt}deg) translate(-50%, -50%)`

/** The picture of a kite in papers that a sheet of its group's colour does not have. It is beside that of all kites. */
const getSheetKite = (slug: string) =>
  getComputedStyle(document.documentElement)
    .getPropertyValue('--kite-marks')
    .replace(/marks\.svg/, `on-group/${slug}.svg`)

/** The kite of a link, which leads to the kite's service. */
function createSharedKite(drawing: Element, path: string): SharedElement {
  const slug = path.split('/').at(-1) ?? ''
  const bounds = drawing.getBoundingClientRect()
  // Read before React changes the page, which would make it a layout.
  const papers = getSheetKite(slug)
  const animate: SharedElement['animate'] = (element, { coverMs, revealMs }) => {
    element.className += ` kite-mark kite-mark--row mark-${slug}`
    element.style.setProperty('--own-papers', papers)
    element.style.width = `${KITE_PX}px`
    const { left, top, width } = bounds
    const lifted = { left: left - width * 0.15, top: top - width * 0.25, width: width * 1.3 }
    const hovering = formatTransform(lifted, 12)
    element.style.transform = hovering
    element.animate(
      { transform: [formatTransform(bounds), hovering] },
      { duration: coverMs, easing: 'cubic-bezier(0.34, 1.4, 0.64, 1)' },
    )
    return () => {
      const spot = findKiteSpot()
      if (spot)
        element.animate(
          { transform: [hovering, formatTransform(spot, spot.tilt)] },
          getTiming(revealMs),
        )
      const faded = spot ? { opacity: [1, 1, 0], offset: [0, 0.8, 1] } : { opacity: [1, 0] }
      element.animate(faded, { duration: revealMs, fill: 'forwards' })
      // Both are one kite: the page's own is hidden until this one arrives.
      spot?.kite?.animate({ opacity: [0, 0, 1, 1], offset: [0, 0.7, 0.8, 1] }, revealMs)
    }
  }
  return { path, animate }
}

const getTiming = (duration: number): KeyframeAnimationOptions => ({
  duration,
  easing: 'cubic-bezier(0.22, 1, 0.36, 1)',
  fill: 'forwards',
})

/** The kite of the page or the first station of its map, if it is in view; else the small one before the group's name. */
function findKiteSpot(): (Spot & { tilt?: number; kite?: Element }) | undefined {
  const kite = document.querySelector('main .kite')
  const large = kite ? getSailSpot(kite) : findFirstStation()
  if (large && large.top + large.width / 2 < innerHeight) return large
  const group = document.querySelector('main .service-title__group')
  if (!group) return undefined
  const spot = getSpot(group)
  const side = Math.min(18, spot.height)
  return { ...getSquare(spot, { side }), left: spot.left - 2 }
}

/** The sail of a kite. A kite tilts about the middle of its box, which includes the tail (ui/kite.tsx). */
function getSailSpot(kite: Element) {
  const box = getSpot(kite)
  const side = kite.clientWidth
  const tilt = Number.parseFloat(getComputedStyle(kite).rotate) || 0
  const above = (12 / 148) * side
  const { left, top } = getSquare(box, { side })
  const rotation = (tilt * Math.PI) / 180
  const spot = { left: left + above * Math.sin(rotation), top: top - above * Math.cos(rotation) }
  return { ...spot, width: side, tilt, kite }
}

/** The first station of a ledger page's map: at the left, or at the top of a tall map (artwork's ledger/grammar.ts). */
function findFirstStation(): Spot | undefined {
  const map = document.querySelector('main figure > picture > img')
  if (!map) return undefined
  const spot = getSpot(map)
  const start = spot.width > spot.height ? { x: 0.1 } : { y: 0.08 }
  return getSquare(spot, { ...start, side: 0.06 * Math.max(spot.width, spot.height) })
}

const clampValue = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))

/** A package's slip: it comes out of the folded corner of its card, and drops onto the form's subject. */
function createSharedSlip(card: HTMLElement, path: string): SharedElement {
  const { right, top } = card.getBoundingClientRect()
  const { slip: title = '', service = '' } = card.dataset
  const texts = [title, ...Array.from(card.querySelectorAll('h3, .price'), getText)]
  const theme = card.closest<HTMLElement>('[data-theme]')?.dataset.theme

  const animate: SharedElement['animate'] = (element, { coverMs, revealMs }) => {
    element.className += ' slip dog-ear'
    if (theme) element.dataset.theme = theme
    const kite = document.createElement('span')
    kite.className = `kite-mark kite-mark--row mark-${service}`
    const lines = document.createElement('span')
    lines.className = 'slip__lines'
    lines.append(...texts.map(createLine))
    element.append(kite, lines)

    const { offsetWidth: width, offsetHeight: height } = element
    const x = clampValue(right - width - 24, CLEAR.side, innerWidth - width - CLEAR.side)
    const y = clampValue(top - 12, CLEAR.top, innerHeight - height - CLEAR.side)
    const hovering = `translate(${x}px, ${y}px) rotate(-4deg)`
    // Small, in the corner of the card.
    const collapsed = `translate(${right - width / 2}px, ${top - height / 2}px) scale(0.12)`
    element.style.transform = hovering
    element.animate(
      { transform: [collapsed, hovering], opacity: [0, 1, 1] },
      { duration: coverMs, easing: 'cubic-bezier(0.34, 1.4, 0.64, 1)' },
    )
    return () => {
      const target = document.querySelector('main .slip')
      if (!target) {
        element.animate({ opacity: [1, 0] }, getTiming(revealMs))
        return
      }
      const spot = getSpot(target)
      const to = `translate(${spot.left + (spot.width - width) / 2}px, ${spot.top}px)`
      element.animate(
        { transform: [hovering, `${to} scale(${spot.width / width}) ${LIFT_TRANSFORM}`] },
        getTiming(revealMs),
      )
      drop(target, revealMs)
    }
  }
  return { path, animate }
}

const getText = ({ textContent }: Element) => textContent

function createLine(text: string | null): HTMLElement {
  const line = document.createElement('span')
  line.textContent = text
  return line
}

/** Hides the page's own slip until the flying one arrives, then drops it; on phones when it comes into view. */
function drop(slip: Element, afterMs: number) {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      fall.play()
    },
    { threshold: 0.5 },
  )
  slip.animate({ opacity: [0, 0] }, { duration: afterMs })
  const fall = slip.animate(
    { transform: [LIFT_TRANSFORM, 'none'] },
    { ...getSpringTiming(DROP), delay: afterMs, fill: 'backwards' },
  )
  fall.pause()
  seen.observe(slip)
}
