import type { Fields } from '@kitewright/content-rules/check'
import { formatTime } from '@kitewright/content-rules/dates'
import { API_VERSION } from '@kitewright/content-types/queries'
import {
  parseFrozenDraft,
  type ScheduledEntry,
  type ScheduledPublish,
} from '@kitewright/protocol/requests'
import { Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { useFormPublishing } from '../../publishing/publish/use-publishing.ts'
import { Questions, Refusal } from '../../publishing/site-check/shared-issue-list.tsx'
import { getDocumentId, hasSameContent } from '../../publishing/site-check/site.ts'
import { useAttempt } from '../../publishing/site-check/use-attempt.tsx'
import { FormNote, SmallButton } from '../../ui.tsx'
import { createEntry, createPausedEntries, replaceEntry, scheduleWith } from './planning.ts'
import { useSchedules } from './use-schedules.ts'

/** Above the form of a scheduled draft: when it goes live, and whether later changes are included. */
export function ScheduleNotice({ draft }: { draft: Fields }) {
  const id = getDocumentId(draft)
  const client = useClient({ apiVersion: API_VERSION })
  const { attempt, isBusy } = useAttempt()
  const [keptRev, setKeptRev] = useState<unknown>(null)
  const schedule = scheduleWith(useSchedules() ?? [], id)
  const entry = schedule?.entries.find((one) => one.id === id)
  const replace = (schedule: ScheduledPublish, entry: ScheduledEntry) =>
    client.mutate([replaceEntry(schedule, entry)], { returnDocuments: false, tag: 'schedule' })
  const publishing = useFormPublishing(draft, {
    failure: 'Nothing was changed',
    publish: async (site, drafts) => {
      const [copy] = createPausedEntries(site, drafts)
      if (!copy || !schedule) return
      await replace(schedule, copy)
      return 'The schedule has your changes'
    },
  })
  if (!schedule || !entry) return null

  const pausedDraft = parseFrozenDraft(entry)
  const isChanged = pausedDraft !== null && !hasSameContent(pausedDraft, draft)
  const needsDecision = isChanged && keptRev !== pausedDraft._rev
  const handleFollow = () =>
    attempt('Nothing was changed', async () => {
      await replace(schedule, createEntry(draft))
      return 'Later changes go live too'
    })
  const includeText = pausedDraft ? 'Take the changes along' : 'Publish as it is now'
  const { isAsking, question, issues } = publishing

  return (
    <FormNote tone={needsDecision ? 'caution' : 'primary'} as="section" aria-label="Scheduled">
      <Text size={1} role="status">
        {`Goes live ${formatTime(schedule.at)}, ${formatCopy(pausedDraft !== null, isChanged)}`}
      </Text>
      <Flex gap={2} wrap="wrap">
        {needsDecision && (
          <SmallButton
            text="Keep the scheduled copy"
            onClick={() => setKeptRev(pausedDraft._rev)}
          />
        )}
        {(isChanged || !pausedDraft) && (
          <SmallButton
            text={isAsking ? 'Yes, go live like this' : includeText}
            disabled={publishing.isBusy}
            onClick={isAsking ? publishing.confirm : publishing.start}
          />
        )}
        {pausedDraft && (
          <SmallButton
            mode="bleed"
            text="Publish as it is then"
            disabled={isBusy}
            onClick={handleFollow}
          />
        )}
      </Flex>
      <Questions questions={question?.texts ?? []} />
      <Refusal issues={issues} />
    </FormNote>
  )
}

function formatCopy(isFrozen: boolean, isChanged: boolean): string {
  if (!isFrozen) return 'as it is then: what you write here goes live too.'
  return isChanged
    ? 'as it was when it was scheduled. Your changes since then stay in the draft.'
    : 'as it is now.'
}
