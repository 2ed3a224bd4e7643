import { getServiceCard } from '#app/ui/get-service-card.ts'
import { getTugTiming } from './spring.ts'

/** Largest tilt and step, in degrees; each step starts an animation. */
const MOST = 8
const STEP = 2
const TAP_MS = 120

type Kite = {
  element: Element
  /** As the style sheet turns it, and by how much it leans beside that, degrees. */
  baseAngle: number
  tilt: number
  started?: Animation
}

const getRotation = (element: Element) => Number.parseFloat(getComputedStyle(element).rotate) || 0

/** Tilts the kite from its current angle. */
function rotateKite(kite: Kite, tilt: number, timing: KeyframeAnimationOptions): Animation {
  const from = getRotation(kite.element)
  kite.started?.cancel()
  kite.tilt = tilt
  const rotate = [`${from}deg`, `${kite.baseAngle + tilt}deg`]
  kite.started = kite.element.animate({ rotate }, timing)
  return kite.started
}

/**
 * Kites in links lean towards the pointer, and swing back when it leaves; a tap leans them for a
 * moment. A few listeners serve the whole document, and all movement is the compositor's. Returns a function that ends it.
 */
export function startTiltingKites(): () => void {
  const spring = getTugTiming()
  const kites = new WeakMap<Element, Kite>()
  /** The link, or its card, under the pointer, and its position in px. */
  let pointed: { link: Element; kite: Kite; left: number; width: number } | undefined

  const getKite = (link: Element | null) => {
    if (!link) return undefined
    const element = kites.get(link)?.element ?? link.querySelector('.kite, .kite-mark')
    if (!element) return undefined
    const kite = kites.get(link) ?? { element, baseAngle: getRotation(element), tilt: 0 }
    kites.set(link, kite)
    return kite
  }
  const linkAt = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null
    return link && getServiceCard(link)
  }

  const setPointed = (link: Element | null) => {
    if (link && link === pointed?.link) return
    // An upright kite needs no animation.
    if (pointed?.kite.tilt) rotateKite(pointed.kite, 0, spring)
    const kite = getKite(link)
    pointed = link && kite ? { link, kite, ...getSides(link) } : undefined
  }
  const updateTilt = (x: number) => {
    if (!pointed) return
    const tilt = computeTilt(x, pointed)
    if (tilt !== pointed.kite.tilt) rotateKite(pointed.kite, tilt, { ...spring, fill: 'forwards' })
  }

  const handleTap = (link: Element | null, x: number) => {
    const kite = getKite(link)
    if (!link || !kite) return
    const tilt = Math.sign(computeTilt(x, getSides(link)) || -1) * MOST
    const animation = rotateKite(kite, tilt, {
      duration: TAP_MS,
      easing: 'ease-out',
      fill: 'forwards',
    })
    animation.onfinish = () => rotateKite(kite, 0, spring)
  }

  const ended = new AbortController()
  const options = { passive: true, signal: ended.signal }
  const isFinger = ({ pointerType }: PointerEvent) => pointerType === 'touch'
  const handlePointerOver = (event: PointerEvent) => {
    if (isFinger(event)) return
    setPointed(linkAt(event.target))
    updateTilt(event.clientX)
  }
  addEventListener('pointerover', handlePointerOver, options)
  addEventListener('pointermove', (event) => isFinger(event) || updateTilt(event.clientX), options)
  document.documentElement.addEventListener('pointerleave', () => setPointed(null), options)
  const handlePointerDown = (event: PointerEvent) =>
    isFinger(event) && handleTap(linkAt(event.target), event.clientX)
  addEventListener('pointerdown', handlePointerDown, options)
  return () => {
    ended.abort()
    pointed?.kite.started?.cancel()
  }
}

function getSides(link: Element) {
  const { left, width } = link.getBoundingClientRect()
  return { left, width }
}

/** To the side of the pointer at `x`, the most at the edges. */
function computeTilt(x: number, { left, width }: { left: number; width: number }): number {
  const side = Math.max(-1, Math.min(1, (2 * (x - left)) / width - 1))
  return Math.round((side * MOST) / STEP) * STEP
}
