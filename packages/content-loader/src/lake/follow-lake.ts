import { storedTypes } from '@kitewright/content-types/model'
import type { LakeSettings } from '../settings.ts'
import { createLakeClient, formatLakeName } from './lake.ts'

/** Debounce in milliseconds: one publish may change several documents. */
const QUIET_MS = 50

const PUBLISHED =
  '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]'

/**
 * Calls `changed` for each change of published content, once it can be read, and after each reconnect, as changes may
 * have been missed. Reconnects on failure; calls `warn` when the lake rejects the connection.
 *
 * @returns stops it.
 */
export function watchLake(
  lake: LakeSettings,
  onChange: () => void,
  warn: (text: string) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const subscription = createLakeClient(lake)
    .listen(
      PUBLISHED,
      { types: storedTypes },
      {
        events: ['welcome', 'mutation'],
        visibility: 'query',
        includeResult: false,
        includeMutations: false,
      },
    )
    .subscribe({
      next: () => {
        clearTimeout(timer)
        timer = setTimeout(onChange, QUIET_MS)
      },
      error: (error: Error) =>
        warn(`The content lake (${formatLakeName(lake)}) cannot be followed: ${error.message}.`),
    })
  return () => {
    clearTimeout(timer)
    subscription.unsubscribe()
  }
}
