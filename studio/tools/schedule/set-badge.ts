import { formatTime } from '@kitewright/content-rules/dates'
import type { DocumentBadgeComponent } from 'sanity'
import { setWith } from './planning.ts'
import { useSets } from './use-sets.ts'

/** Badge of a scheduled draft, with its time. */
export const SetBadge: DocumentBadgeComponent = ({ id, draft }) => {
  const set = setWith(useSets() ?? [], id)
  if (!set || !draft) return null
  const hour = formatTime(set.at)
  return set.failure
    ? {
        label: `did not go live ${hour}`,
        title: 'Something in its set is to fix. Overview says what, under “Scheduled”.',
        color: 'danger',
      }
    : {
        label: `goes live ${hour}`,
        title: 'As it is then, with the others of its set. Overview shows it under “Scheduled”.',
        color: 'primary',
      }
}
