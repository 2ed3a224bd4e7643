import { formatCount } from '@kitewright/content-rules/check'
import { formatIssue } from '@kitewright/content-types/model'
import { type EntryState, getEntryState } from '@kitewright/protocol/site'
import type { DocumentBadgeComponent, DocumentBadgeDescription } from 'sanity'
import { useSiteState } from './site-state-provider.tsx'
import { useHiddenReason } from './use-hidden-reason.ts'

/** Badge with the state of an entry between draft and live. */
export const StateBadge: DocumentBadgeComponent = ({ id, draft, published }) => {
  const { status, live, failure } = useSiteState()
  const offSite = useHiddenReason(published)
  const entry = { id, hasDraft: draft !== null, publishedRev: published?._rev, offSite }
  return getBadge(getEntryState(entry, live, status), failure !== null)
}

/** @param isHidden whether the site did not answer, so that the unknown state is shown. */
function getBadge(state: EntryState, isHidden: boolean): DocumentBadgeDescription | null {
  switch (state.kind) {
    case 'draft':
      return { label: 'Draft', title: 'Visitors do not see these changes yet.', color: 'warning' }
    case 'going-live':
      return { label: 'Going live', title: 'Visitors see it in a moment.', color: 'primary' }
    case 'live':
      return { label: 'Live', title: 'This is what visitors see.', color: 'success' }
    case 'off-site':
      return {
        label: state.words,
        title: 'It is published. Its date says when visitors see it.',
        color: 'primary',
      }
    case 'paused':
      return {
        label: 'Paused',
        title:
          'An earlier version of the site is shown; nothing goes live until publishing is resumed.',
        color: 'warning',
      }
    case 'not-live':
      return {
        label: `Not live: ${issueCount(state.issues.length)}`,
        title: [state.message, ...state.issues.map(formatIssue)].join('\n'),
        color: 'danger',
      }
    case 'unknown':
      if (!isHidden) return null
      return {
        label: 'Not known',
        title: 'What visitors see cannot be checked now. Overview says why.',
        color: 'warning',
      }
  }
}

export const issueCount = (count: number): string =>
  count === 0 ? 'see the overview' : formatCount(count, 'thing to fix', 'things to fix')
