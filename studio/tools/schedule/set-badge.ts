import { formatTime } from '@kitewright/content-rules/dates'
import type { DocumentBadgeComponent } from 'sanity'
import { setWith } from './planning.ts'
import { useSets } from './use-sets.ts'

/** Says of a draft within a set when it goes live by itself. */
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
