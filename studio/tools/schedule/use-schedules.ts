import {
  SCHEDULE_TYPE,
  type ScheduledPublish,
  scheduledPublishesOf,
} from '@kitewright/protocol/requests'
import { useMemo } from 'react'
import { useCurrentUser } from 'sanity'
import { useStateDocuments } from '../../publishing/site-status/use-state-documents.ts'

/** Scheduled publishes, the next one first; null while they load. */
export function useSchedules(): readonly ScheduledPublish[] | null {
  const documents = useStateDocuments(SCHEDULE_TYPE)
  return useMemo(() => documents && scheduledPublishesOf(documents), [documents])
}

/** Name of the logged-in editor. */
export function useMyName(): string {
  const user = useCurrentUser()
  return user?.name ?? user?.email ?? 'somebody'
}

/** Message after a request for a share link to a schedule. */
export const LINK_REQUESTED = 'The link is being created. See “Share links” below.'
