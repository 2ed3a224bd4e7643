import { formatTime } from '@kitewright/content-rules/dates'
import type { DocumentBadgeComponent } from 'sanity'
import { scheduleWith } from './planning.ts'
import { useSchedules } from './use-schedules.ts'

/** Badge of a scheduled draft, with its time. */
export const ScheduleBadge: DocumentBadgeComponent = ({ id, draft }) => {
  const schedule = scheduleWith(useSchedules() ?? [], id)
  if (!schedule || !draft) return null
  const time = formatTime(schedule.at)
  return schedule.failure
    ? {
        label: `did not go live ${time}`,
        title: 'Its schedule has problems. Overview lists them under “Scheduled”.',
        color: 'danger',
      }
    : {
        label: `goes live ${time}`,
        title: 'Together with the other drafts of its schedule: Overview, “Scheduled”.',
        color: 'primary',
      }
}
