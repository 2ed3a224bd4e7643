import { API_VERSION } from '@kitewright/content-types/api-version'
import { type ScheduledSet, SET_TYPE, scheduledSetsOf } from '@kitewright/site-state/scheduled-set'
import { useEffect, useState } from 'react'
import { useCurrentUser, useDocumentStore } from 'sanity'

/** What is planned, the next one first; null until that is known. */
export function useSets(): readonly ScheduledSet[] | null {
  const documents = useDocumentStore()
  const [sets, setSets] = useState<readonly ScheduledSet[] | null>(null)
  useEffect(() => {
    const options = { apiVersion: API_VERSION, perspective: 'raw' as const }
    const subscription = documents
      .listenQuery('*[_type == $type]', { type: SET_TYPE }, options)
      .subscribe((found) => setSets(scheduledSetsOf(found)))
    return () => subscription.unsubscribe()
  }, [documents])
  return sets
}

/** Whoever is logged in, as others are told. */
export function useMyName(): string {
  const user = useCurrentUser()
  return user?.name ?? user?.email ?? 'somebody'
}
