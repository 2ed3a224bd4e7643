import { type RefObject, useEffect, useState } from 'react'
import { attempt } from './attempt.ts'
import { createGate, type Gate } from './gate.ts'

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
