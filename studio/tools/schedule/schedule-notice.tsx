import type { Fields } from '@kitewright/content-rules/check'
import { formatTime } from '@kitewright/content-rules/dates'
import { API_VERSION } from '@kitewright/content-types/queries'
import { frozenDraft, type ScheduledEntry } from '@kitewright/protocol/requests'
import { Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { useClient } from 'sanity'
import { publishedIdOf, sameContent } from '../../publishing/site-check/site.ts'
import { useAttempt } from '../../publishing/site-check/use-attempt.ts'
import { useLiveSite } from '../../publishing/site-check/use-site.ts'
import { FormNote, SmallButton } from '../../ui.tsx'
import { entryOf, frozenEntries, refreeze, scheduleWith } from './planning.ts'
import { useSchedules } from './use-schedules.ts'

/** Above the form of a scheduled draft: when it goes live, and whether later changes are included. */
export function ScheduleNotice({ draft }: { draft: Fields }) {
  const id = publishedIdOf(draft)
  const client = useClient({ apiVersion: API_VERSION })
  const live = useLiveSite()
  const { attempt, isBusy } = useAttempt()
  const [keptRev, setKeptRev] = useState<unknown>(null)
  const schedule = scheduleWith(useSchedules() ?? [], id)
  const entry = schedule?.entries.find((one) => one.id === id)
  if (!schedule || !entry) return null

  const frozen = frozenDraft(entry)
  const isChanged = frozen !== null && !sameContent(frozen, draft)
  const isAsked = isChanged && keptRev !== frozen._rev
  const replace = (find: () => Promise<ScheduledEntry | undefined>, done: string) =>
    attempt('Nothing was changed', async () => {
      const found = await find()
      if (!found) return
      await client.mutate([refreeze(schedule, found)], { returnDocuments: false, tag: 'schedule' })
      return done
    })
  const takeAlong = () =>
    replace(
      async () => (await frozenEntries(client, await firstValueFrom(live), [id]))[0],
      'The schedule has your changes',
    )
  const follow = () => replace(async () => entryOf(draft), 'Later changes go live too')

  return (
    <FormNote tone={isAsked ? 'caution' : 'primary'} as="section" aria-label="Scheduled">
      <Text size={1} role="status">
        {`Goes live ${formatTime(schedule.at)}, ${formatCopy(frozen !== null, isChanged)}`}
      </Text>
      <Flex gap={2} wrap="wrap">
        {isAsked && (
          <SmallButton text="Keep the scheduled copy" onClick={() => setKeptRev(frozen._rev)} />
        )}
        {(isChanged || !frozen) && (
          <SmallButton
            text={frozen ? 'Take the changes along' : 'Publish as it is now'}
            disabled={isBusy}
            onClick={takeAlong}
          />
        )}
        {frozen && (
          <SmallButton
            mode="bleed"
            text="Publish as it is then"
            disabled={isBusy}
            onClick={follow}
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
