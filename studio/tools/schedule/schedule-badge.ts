import { formatTime } from '@kitewright/content-rules/dates'
import type { DocumentBadgeComponent } from 'sanity'
import { scheduleWith } from './planning.ts'
import { useSchedules } from './use-schedules.ts'

/** Badge of a scheduled draft, with its time. */
export const SetBadge: DocumentBadgeComponent = ({ id, draft }) => {
  const set = scheduleWith(useSchedules() ?? [], id)
  if (!set || !draft) return null
  const time = formatTime(set.at)
  return set.failure
    ? {
        label: `did not go live ${time}`,
        title: 'Something in its set is to fix. Overview says what, under “Scheduled”.',
        color: 'danger',
      }
    : {
        label: `goes live ${time}`,
        title: 'With the others of its set. Overview shows it under “Scheduled”.',
        color: 'primary',
      }
}
