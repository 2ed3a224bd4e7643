import { type ReactPromise, type RefObject, useEffect, useState } from 'react'
import { tryTask } from './attempt.ts'
import { waitForFirstUse } from './first-use.ts'
import { queueWhenIdle, runAfterPaint } from './idle.ts'
import { leadsToPlace } from './leads-to-place.ts'

/** A hydration trigger, which fires once. `use` reads the status of `fired`, and does not wait once that is fulfilled. */
export type HydrationTrigger = { fired: ReactPromise<void>; fire: () => void }

export const hasFired = ({ fired }: HydrationTrigger) => fired.status === 'fulfilled'

const waiting = new Set<HydrationTrigger>()

function createTrigger(): HydrationTrigger {
  let resolve = () => {}
  const fired: ReactPromise<void> = new Promise<void>((done) => {
    resolve = done
  })
  const trigger: HydrationTrigger = {
    fired,
    fire: () => {
      Object.assign(fired, { status: 'fulfilled', value: undefined })
      waiting.delete(trigger)
      resolve()
    },
  }
  waiting.add(trigger)
  return trigger
}

const triggerAll = () => {
  for (const trigger of waiting) trigger.fire()
}

/** Fires the waiting triggers one by one while the browser is idle. */
const triggerWhenIdle = () => {
  for (const trigger of waiting) queueWhenIdle(trigger.fire)
}

/** `near`: within a screen. `touched`: on pointer, click or focus. */
export type When = 'near' | 'touched'

const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const

/**
 * The hydration trigger of a served part, which fires when the visitor comes near or touches it. Null on the server and
 * after client navigation.
 */
export function useHydrationTrigger(
  element: RefObject<Element | null>,
  when: When,
  wasServed: boolean,
): HydrationTrigger | null {
  const [trigger] = useState(() => (wasServed && !import.meta.env.SSR ? createTrigger() : null))

  useEffect(() => {
    const part = element.current
    if (!part || !trigger || hasFired(trigger)) return
    const leave = onTouch(part, trigger.fire)
    // Without observers, a touch or the first use of the page fires it.
    const unwatch = when === 'near' ? tryTask(() => onNear(part, trigger.fire)) : undefined
    const stop = () => {
      leave()
      unwatch?.()
    }
    trigger.fired.then(stop)
    return stop
  }, [element, trigger, when])

  return trigger
}

function onNear(part: Element, fire: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) fire()
    },
    { rootMargin: '100% 0px' },
  )
  observer.observe(part)
  return () => observer.disconnect()
}

/** Listens on the window, as React stops events of parts that are not hydrated. */
function onTouch(part: Element, fire: () => void) {
  const onEvent = ({ target }: Event) => {
    if (target instanceof Node && part.contains(target)) fire()
  }
  for (const touch of TOUCHES) addEventListener(touch, onEvent, { capture: true, passive: true })
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, onEvent, { capture: true })
  }
}

/**
 * Hydrates the waiting parts (`LazyHydrate`): one by one once the visitor uses the page, and all of them before the
 * location changes, as unhydrated parts would be rendered again. Must be above everything that depends on the location.
 */
export function useHydrationTriggers(selector: string) {
  const [first] = useState(selector)
  if (selector !== first) triggerAll()

  useEffect(() => {
    waitForFirstUse().then(() => runAfterPaint(triggerWhenIdle))
  }, [])
}

/**
 * Disables estimated heights when the browser must find a position: of a fragment or a text, or after a reload or Back. Inlined
 * in the document as text before the content.
 */
export function disableEstimatedHeights() {
  const [arrival] = performance.getEntriesByType('navigation')
  const isNew = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
  if (leadsToPlace() || !isNew) document.documentElement.dataset.whole = ''
}

/** Gives all parts their real heights, so that a place of the page can be measured. */
export function layOutWholePage() {
  document.documentElement.dataset.whole = ''
}
