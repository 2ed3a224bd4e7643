import {
  parseScheduledPublishes,
  SCHEDULE_TYPE,
  type ScheduledPublish,
} from '@kitewright/protocol/requests'
import { useMemo } from 'react'
import { useStateDocuments } from '../../publishing/site-status/use-state-documents.ts'

/** Scheduled publishes, the next one first; null while they load. */
export function useSchedules(): readonly ScheduledPublish[] | null {
  const documents = useStateDocuments(SCHEDULE_TYPE)
  return useMemo(() => documents && parseScheduledPublishes(documents), [documents])
}
