import { type RefObject, useEffect, useState } from 'react'
import { attempt } from './attempt.ts'
import { afterPaint, inTurn } from './idle.ts'

/** Something to wait for that opens once. `use` reads an open one without waiting. */
export type Gate = { isOpen: boolean; opened: Promise<void>; open: () => void }

const closed = new Set<Gate>()

/** A closed gate. */
function createGate(): Gate {
  let resolve = () => {}
  const gate: Gate = {
    isOpen: false,
    opened: new Promise<void>((done) => {
      resolve = done
    }),
    open: () => {
      gate.isOpen = true
      closed.delete(gate)
      resolve()
    },
  }
  closed.add(gate)
  return gate
}

/** Opens every gate at once. */
const openGates = () => {
  for (const gate of closed) gate.open()
}

/** Opens one gate after another, each when the browser has nothing else to do. */
const openGatesInTurn = () => {
  for (const gate of closed) inTurn(gate.open)
}

/** `near`: when at most a screen away. `touched`: when pointed at, clicked or focused. */
export type When = 'near' | 'touched'

const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const

/**
 * The gate of a part of the served page, which opens when the visitor comes near it or touches it. None
 * on the server and on a page that comes by client navigation.
 */
export function useGate(
  element: RefObject<Element | null>,
  when: When,
  wasServed: boolean,
): Gate | null {
  const [gate] = useState(() => (wasServed && !import.meta.env.SSR ? createGate() : null))

  useEffect(() => {
    const part = element.current
    if (!part || !gate || gate.isOpen) return
    const leave = onTouch(part, gate.open)
    // Where it cannot be told, a touch or the first use of the page opens it.
    const unwatch = when === 'near' ? attempt(() => onNear(part, gate.open)) : undefined
    const stop = () => {
      leave()
      unwatch?.()
    }
    gate.opened.then(stop)
    return stop
  }, [element, gate, when])

  return gate
}

function onNear(part: Element, open: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) open()
    },
    { rootMargin: '100% 0px' },
  )
  observer.observe(part)
  return () => observer.disconnect()
}

/** Listens on the window: React, further in, swallows the events of what it has not taken over yet. */
function onTouch(part: Element, open: () => void) {
  const onEvent = ({ target }: Event) => {
    if (target instanceof Node && part.contains(target)) open()
  }
  for (const touch of TOUCHES) addEventListener(touch, onEvent, { capture: true, passive: true })
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, onEvent, { capture: true })
  }
}

/** The end of a press or a key, not its beginning: the work would hold up the answer to the click. */
const FIRST_USES = ['pointerup', 'keyup', 'scroll'] as const

/**
 * Lets React take over the parts that wait (`LazyHydrate`): one after another once the visitor uses the page,
 * and all of them before the place in the history changes, as what has not been taken over by then
 * would be rendered anew. Must stand above everything that follows the place.
 */
export function useGates(place: string) {
  const [first] = useState(place)
  if (place !== first) openGates()

  useEffect(() => {
    const stop = () => {
      for (const use of FIRST_USES) removeEventListener(use, onUse, { capture: true })
    }
    const onUse = () => {
      stop()
      afterPaint(openGatesInTurn)
    }
    for (const use of FIRST_USES) addEventListener(use, onUse, { capture: true, passive: true })
    return stop
  }, [])
}

/**
 * Lays out all of a page at once where the browser must find a place in it: that of a fragment, or the
 * one where the visitor was before a reload or Back. With guessed heights above, it would find another.
 * Stands in the document as text, before what is laid out.
 */
export function layOutWhole() {
  const [arrival] = performance.getEntriesByType('navigation')
  const isNew = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
  if (location.hash || !isNew) document.documentElement.dataset.whole = ''
}
