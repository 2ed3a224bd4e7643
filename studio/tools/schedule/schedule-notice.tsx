import type { Fields } from '@kitewright/content-rules/check'
import { formatTime } from '@kitewright/content-rules/dates'
import { API_VERSION } from '@kitewright/content-types/queries'
import { parseFrozenDraft, type ScheduledEntry } from '@kitewright/protocol/requests'
import { Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { useClient } from 'sanity'
import { getDocumentId, hasSameContent } from '../../publishing/site-check/site.ts'
import { useAttempt } from '../../publishing/site-check/use-attempt.ts'
import { useLiveSite } from '../../publishing/site-check/use-site.ts'
import { FormNote, SmallButton } from '../../ui.tsx'
import { createEntry, createPausedEntries, replaceEntry, scheduleWith } from './planning.ts'
import { useSchedules } from './use-schedules.ts'

/** Above the form of a scheduled draft: when it goes live, and whether later changes are included. */
export function ScheduleNotice({ draft }: { draft: Fields }) {
  const id = getDocumentId(draft)
  const client = useClient({ apiVersion: API_VERSION })
  const live = useLiveSite()
  const { attempt, isBusy } = useAttempt()
  const [keptRev, setKeptRev] = useState<unknown>(null)
  const schedule = scheduleWith(useSchedules() ?? [], id)
  const entry = schedule?.entries.find((one) => one.id === id)
  if (!schedule || !entry) return null

  const pausedDraft = parseFrozenDraft(entry)
  const isChanged = pausedDraft !== null && !hasSameContent(pausedDraft, draft)
  const needsDecision = isChanged && keptRev !== pausedDraft._rev
  const replace = (find: () => Promise<ScheduledEntry | undefined>, done: string) =>
    attempt('Nothing was changed', async () => {
      const replacement = await find()
      if (!replacement) return
      await client.mutate([replaceEntry(schedule, replacement)], {
        returnDocuments: false,
        tag: 'schedule',
      })
      return done
    })
  const handleInclude = () =>
    replace(
      async () => (await createPausedEntries(client, await firstValueFrom(live), [id]))[0],
      'The schedule has your changes',
    )
  const handleFollow = () => replace(async () => createEntry(draft), 'Later changes go live too')

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
            text={pausedDraft ? 'Take the changes along' : 'Publish as it is now'}
            disabled={isBusy}
            onClick={handleInclude}
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
    </FormNote>
  )
}

function formatCopy(isFrozen: boolean, isChanged: boolean): string {
  if (!isFrozen) return 'as it is then: what you write here goes live too.'
  return isChanged
    ? 'as it was when it was scheduled. Your changes since then stay in the draft.'
    : 'as it is now.'
}
