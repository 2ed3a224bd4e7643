import { type DependencyList, useEffect, useState } from 'react'

/**
 * Result of the latest of several loads, whichever ends last; null until the first one ends.
 *
 * @param inputs of `load`; one that is null is waited for.
 */
export function useLatest<Value>(load: () => Promise<Value>, inputs: DependencyList): Value | null {
  const [value, setValue] = useState<Value | null>(null)
  useEffect(() => {
    if (inputs.includes(null)) return
    let isLatest = true
    load().then(
      (loaded) => isLatest && setValue(loaded),
      (error: unknown) => console.warn('Content could not be read.', error),
    )
    return () => {
      isLatest = false
    }
  }, inputs)
  return value
}
