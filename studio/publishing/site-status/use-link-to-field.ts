import type { StatusProblem } from '@kitewright/protocol/site'
import { useCallback } from 'react'
import { useRouter } from 'sanity/router'

/** Answers the Studio's own address of the field that a problem is about; null when it is in none. */
export function useLinkToField(): (problem: StatusProblem) => string | null {
  const { resolveIntentLink } = useRouter()
  return useCallback(
    ({ id, type, field }) =>
      id && type ? resolveIntentLink('edit', { id, type, ...(field && { path: field }) }) : null,
    [resolveIntentLink],
  )
}
