import type { Issue } from '@kitewright/content-types/model'
import { useCallback } from 'react'
import { useRouter } from 'sanity/router'

/** Returns a function for the Studio's address of an issue's field; null if it has none. */
export function useLinkToField(): (issue: Issue) => string | null {
  const { resolveIntentLink } = useRouter()
  return useCallback(
    ({ document, path }) =>
      document?.id
        ? resolveIntentLink('edit', { id: document.id, type: document.type, ...(path && { path }) })
        : null,
    [resolveIntentLink],
  )
}
