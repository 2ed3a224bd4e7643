import { tryTask } from '@kitewright/site-engine/client'
import { type RefObject, useEffect, useState } from 'react'
import { useReducedMotion } from './reduced-motion.ts'

type Arrival = {
  /**
   * How much of the element must show, from 0 to 1; of the screen where the element is so tall that
   * this much of it never fits.
   */
  share: number
  /** The element is still off screen, but a fifth of a screen more of scrolling brings it in. */
  onNear?: (element: Element) => void
  /** Elements that have come into view together, each of them once. */
  onArrive: (elements: Element[]) => void
}

/** Whether any of a box, as measured in the window, shows. Browser only. */
export const isOnScreen = ({ top, bottom }: DOMRectReadOnly) => bottom > 0 && top < innerHeight

/** Calls back once when each element is about to come into view, and once when it has. Returns a function that ends it. */
export function watchArrival(elements: Iterable<Element>, arrival: Arrival): () => void {
  const { share, onNear, onArrive } = arrival

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        if (!isOnScreen(boundingClientRect)) onNear?.(target)
      }
    },
    { rootMargin: '20% 0px' },
  )

  const getRequiredHeight = (height: number) =>
    share * (share * height > innerHeight ? innerHeight : height)
  const hasArrived = ({ intersectionRect, boundingClientRect }: IntersectionObserverEntry) =>
    intersectionRect.height > 0 &&
    intersectionRect.height >= getRequiredHeight(boundingClientRect.height) - 1

  const arrived = new IntersectionObserver(
    (entries) => {
      const shown = entries.filter(hasArrived).map(({ target }) => target)
      for (const element of shown) {
        near.unobserve(element)
        arrived.unobserve(element)
      }
      if (shown.length > 0) onArrive(shown)
    },
    // The lower marks are for elements so tall that their share never fits on the screen.
    { threshold: [share / 8, share / 4, share / 2, share] },
  )

  for (const element of elements) {
    near.observe(element)
    arrived.observe(element)
  }
  return () => {
    near.disconnect()
    arrived.disconnect()
  }
}

export type ArrivalState = 'away' | 'near' | 'arrived'

/**
 * Whether an element is about to come into view, and whether `share` of it has (0 to 1).
 * Stays `away` on the server and with reduced motion, so that state must be the final one.
 */
export function useArrival(ref: RefObject<Element | null>, share: number): ArrivalState {
  const still = useReducedMotion()
  const [state, setState] = useState<ArrivalState>('away')

  useEffect(() => {
    const element = ref.current
    if (still || !element) return
    return tryTask(() =>
      watchArrival([element], {
        share,
        onNear: () => setState('near'),
        onArrive: () => setState('arrived'),
      }),
    )
  }, [ref, share, still])

  return still ? 'away' : state
}
