import { storedTypes } from '@kitewright/content-types/model'
import type { LakeSettings } from '../settings.ts'
import { lakeClient, lakeName } from './lake.ts'

/** One publish may change several documents; milliseconds of quiet that end it. */
const QUIET_MS = 50

const PUBLISHED =
  '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]'

/**
 * Tells of each change of published content, once it can be read, and of each time the lake is
 * heard again after it was out of reach, as something may have been missed. Asks again by itself
 * when the connection breaks; `warn` gets a line when the lake refuses for good.
 *
 * @returns stops it.
 */
export function followLake(
  lake: LakeSettings,
  onChange: () => void,
  warn: (text: string) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const subscription = lakeClient(lake)
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
        warn(`The content lake (${lakeName(lake)}) cannot be followed: ${error.message}.`),
    })
  return () => {
    clearTimeout(timer)
    subscription.unsubscribe()
  }
}
