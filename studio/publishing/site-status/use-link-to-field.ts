import type { StatusProblem } from '@kitewright/protocol/site'
import { useCallback } from 'react'
import { useRouter } from 'sanity/router'

/** Returns a function for the Studio's address of a problem's field; null if it has none. */
export function useLinkToField(): (problem: StatusProblem) => string | null {
  const { resolveIntentLink } = useRouter()
  return useCallback(
    ({ id, type, field }) =>
      id && type ? resolveIntentLink('edit', { id, type, ...(field && { path: field }) }) : null,
    [resolveIntentLink],
  )
}
