import { type ScheduledSet, SET_TYPE, scheduledSetsOf } from '@kitewright/protocol/requests'
import { useMemo } from 'react'
import { useCurrentUser } from 'sanity'
import { useStateDocuments } from '../../publishing/site-status/use-state-documents.ts'

/** What is planned, the next one first; null until that is known. */
export function useSets(): readonly ScheduledSet[] | null {
  const documents = useStateDocuments(SET_TYPE)
  return useMemo(() => documents && scheduledSetsOf(documents), [documents])
}

/** Whoever is logged in, as others are told. */
export function useMyName(): string {
  const user = useCurrentUser()
  return user?.name ?? user?.email ?? 'somebody'
}
