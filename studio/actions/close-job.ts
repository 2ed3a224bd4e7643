import { API_VERSION } from '@kitewright/content-types/queries'
import { getDraftId } from '@kitewright/protocol/requests'
import { ClockIcon } from '@sanity/icons/Clock'
import { firstValueFrom } from 'rxjs'
import { type DocumentActionComponent, useClient } from 'sanity'
import { useAttempt } from '../publishing/site-check/use-attempt.tsx'
import { useLiveSite } from '../publishing/site-check/use-site.ts'
import { collectVerdictIssues, getVerdict } from '../publishing/site-check/verdict.ts'
import { useHiddenReason } from '../publishing/site-status/use-hidden-reason.ts'
import { today } from '../structure/initial-values/today.ts'

const DAY_MS = 24 * 60 * 60_000
const getYesterday = () => today(new Date(Date.now() - DAY_MS))

/** Removes a job from the site at once: yesterday becomes its last day. */
export const CloseJob: DocumentActionComponent = ({ id, type, published, draft, onComplete }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const live = useLiveSite()
  const hiddenReason = useHiddenReason(published)
  const { attempt, isBusy } = useAttempt()
  if (type !== 'job' || !published) return null
  const isNew = published.datePosted === today()
  return {
    label: 'Close job',
    icon: ClockIcon,
    disabled: isBusy || draft !== null || isNew || hiddenReason !== null,
    title:
      hiddenReason ??
      (draft && 'Publish or discard the draft first.') ??
      (isNew ? 'It was posted today: unpublish it.' : undefined),
    onHandle: async () => {
      await attempt('The job was not closed', async () => {
        const set = { validThrough: getYesterday() }
        const closed = { ...published, ...set, _id: getDraftId(id) }
        const [issue] = collectVerdictIssues(getVerdict(await firstValueFrom(live), closed))
        if (issue) throw new Error(issue.message)
        const patch = client.patch(id).set(set).ifRevisionId(published._rev)
        await patch.commit({ returnDocuments: false, tag: 'close-job' })
        return 'Closed. Empty “Open until” to open it again.'
      })
      onComplete()
    },
  }
}
