import { getServiceCard } from '#app/ui/get-service-card.ts'
import { getTugTiming } from './spring.ts'

/** In degrees. */
const MAX_TILT = 8
/** In degrees; each step starts an animation. */
const TILT_STEP = 2
const TAP_MS = 120

type Kite = {
  element: Element
  /** The rotation of the style sheet, in degrees. */
  baseAngle: number
  /** The angle added to it, in degrees. */
  tilt: number
  animation?: Animation
}

const getRotation = (element: Element) => Number.parseFloat(getComputedStyle(element).rotate) || 0

/** Tilts the kite from its current angle. */
function rotateKite(kite: Kite, tilt: number, timing: KeyframeAnimationOptions): Animation {
  const from = getRotation(kite.element)
  kite.animation?.cancel()
  kite.tilt = tilt
  const rotate = [`${from}deg`, `${kite.baseAngle + tilt}deg`]
  kite.animation = kite.element.animate({ rotate }, timing)
  return kite.animation
}

/**
 * Kites in links lean towards the pointer, and swing back when it leaves; a tap leans them for a
 * moment. A few listeners serve the whole document, and the compositor runs all movement. Returns a function that ends it.
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
  const findLink = (target: EventTarget | null) => {
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
    const tilt = Math.sign(computeTilt(x, getSides(link)) || -1) * MAX_TILT
    const animation = rotateKite(kite, tilt, {
      duration: TAP_MS,
      easing: 'ease-out',
      fill: 'forwards',
    })
    animation.onfinish = () => rotateKite(kite, 0, spring)
  }

  const controller = new AbortController()
  const options = { passive: true, signal: controller.signal }
  const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch'
  const handlePointerOver = (event: PointerEvent) => {
    if (isTouch(event)) return
    setPointed(findLink(event.target))
    updateTilt(event.clientX)
  }
  addEventListener('pointerover', handlePointerOver, options)
  addEventListener('pointermove', (event) => isTouch(event) || updateTilt(event.clientX), options)
  document.documentElement.addEventListener('pointerleave', () => setPointed(null), options)
  const handlePointerDown = (event: PointerEvent) =>
    isTouch(event) && handleTap(findLink(event.target), event.clientX)
  addEventListener('pointerdown', handlePointerDown, options)
  return () => {
    controller.abort()
    pointed?.kite.animation?.cancel()
  }
}

function getSides(link: Element) {
  const { left, width } = link.getBoundingClientRect()
  return { left, width }
}

/** The tilt towards the pointer at `x`: largest at the edges of the link. */
function computeTilt(x: number, { left, width }: { left: number; width: number }): number {
  const side = Math.max(-1, Math.min(1, (2 * (x - left)) / width - 1))
  return Math.round((side * MAX_TILT) / TILT_STEP) * TILT_STEP
}
