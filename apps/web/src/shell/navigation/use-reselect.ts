import { useCallback, useEffect, useRef, useState } from 'react'
import { scrollToTop } from '#app/motion/scroll-to-top.ts'

/** How long the navigating state shows when a visitor chooses the page already shown (section 9). */
export const RESELECT_MS = 800

/**
 * The page already shown was chosen again: navigating state for 800 ms, then smoothly to the top.
 * Going to another page in between ends it.
 */
export function useReselect(locationKey: string) {
  const [reselected, setReselected] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const reselect = useCallback(() => {
    clearTimeout(timer.current)
    setReselected(true)
    timer.current = setTimeout(() => {
      setReselected(false)
      scrollToTop()
    }, RESELECT_MS)
  }, [])

  // Each new place in the history ends it.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      setReselected(false)
    },
    [locationKey],
  )

  return { reselected, reselect }
}
