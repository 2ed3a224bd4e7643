import { coveredBy } from '#app/ui/covered-by.ts'
import { tugTiming } from './spring.ts'

/** Largest tilt and step, in degrees; each step starts an animation. */
const MOST = 8
const STEP = 2
const TAP_MS = 120

type Kite = {
  element: Element
  /** As the style sheet turns it, and by how much it leans beside that, degrees. */
  baseAngle: number
  lean: number
  movement?: Animation
}

const turnOf = (element: Element) => Number.parseFloat(getComputedStyle(element).rotate) || 0

/** Tilts the kite from its current angle. */
function turn(kite: Kite, lean: number, timing: KeyframeAnimationOptions): Animation {
  const from = turnOf(kite.element)
  kite.movement?.cancel()
  kite.lean = lean
  const rotate = [`${from}deg`, `${kite.baseAngle + lean}deg`]
  kite.movement = kite.element.animate({ rotate }, timing)
  return kite.movement
}

/**
 * Kites in links lean towards the pointer, and swing back when it leaves; a tap leans them for a
 * moment. A few listeners serve the whole document, and all movement is the compositor's. Returns a function that ends it.
 */
export function leanKites(): () => void {
  const spring = tugTiming()
  const kites = new WeakMap<Element, Kite>()
  /** The link, or its card, under the pointer, and its position in px. */
  let pointed: { link: Element; kite: Kite; left: number; width: number } | undefined

  const kiteOf = (link: Element | null) => {
    if (!link) return undefined
    const element = kites.get(link)?.element ?? link.querySelector('.kite, .kite-mark')
    if (!element) return undefined
    const kite = kites.get(link) ?? { element, baseAngle: turnOf(element), lean: 0 }
    kites.set(link, kite)
    return kite
  }
  const linkAt = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null
    return link && coveredBy(link)
  }

  const point = (link: Element | null) => {
    if (link && link === pointed?.link) return
    // An upright kite needs no animation.
    if (pointed?.kite.lean) turn(pointed.kite, 0, spring)
    const kite = kiteOf(link)
    pointed = link && kite ? { link, kite, ...sidesOf(link) } : undefined
  }
  const follow = (x: number) => {
    if (!pointed) return
    const lean = leanTowards(x, pointed)
    if (lean !== pointed.kite.lean) turn(pointed.kite, lean, { ...spring, fill: 'forwards' })
  }

  const tap = (link: Element | null, x: number) => {
    const kite = kiteOf(link)
    if (!link || !kite) return
    const lean = Math.sign(leanTowards(x, sidesOf(link)) || -1) * MOST
    const there = turn(kite, lean, { duration: TAP_MS, easing: 'ease-out', fill: 'forwards' })
    there.onfinish = () => turn(kite, 0, spring)
  }

  const ended = new AbortController()
  const options = { passive: true, signal: ended.signal }
  const isFinger = ({ pointerType }: PointerEvent) => pointerType === 'touch'
  const over = (event: PointerEvent) => {
    if (isFinger(event)) return
    point(linkAt(event.target))
    follow(event.clientX)
  }
  addEventListener('pointerover', over, options)
  addEventListener('pointermove', (event) => isFinger(event) || follow(event.clientX), options)
  document.documentElement.addEventListener('pointerleave', () => point(null), options)
  const down = (event: PointerEvent) => isFinger(event) && tap(linkAt(event.target), event.clientX)
  addEventListener('pointerdown', down, options)
  return () => {
    ended.abort()
    pointed?.kite.movement?.cancel()
  }
}

function sidesOf(link: Element) {
  const { left, width } = link.getBoundingClientRect()
  return { left, width }
}

/** To the side of the pointer at `x`, the most at the edges. */
function leanTowards(x: number, { left, width }: { left: number; width: number }): number {
  const side = Math.max(-1, Math.min(1, (2 * (x - left)) / width - 1))
  return Math.round((side * MOST) / STEP) * STEP
}
