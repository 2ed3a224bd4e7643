import { type ScheduledSet, SET_TYPE, scheduledSetsOf } from '@kitewright/protocol/requests'
import { useMemo } from 'react'
import { useCurrentUser } from 'sanity'
import { useStateDocuments } from '../../publishing/site-status/use-state-documents.ts'

/** Scheduled publishes, the next one first; null while they load. */
export function useSets(): readonly ScheduledSet[] | null {
  const documents = useStateDocuments(SET_TYPE)
  return useMemo(() => documents && scheduledSetsOf(documents), [documents])
}

/** Name of the logged-in editor. */
export function useMyName(): string {
  const user = useCurrentUser()
  return user?.name ?? user?.email ?? 'somebody'
}
