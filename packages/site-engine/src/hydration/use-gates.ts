import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { openGates, openGatesInTurn } from './gate.ts'

/** The end of a press or a key, not its beginning: the work would hold up the answer to the click. */
const FIRST_USES = ['pointerup', 'keyup', 'scroll'] as const

/**
 * Lets React take over the parts that wait (`Later`): one after another once the visitor uses the page,
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
