import { formatCount } from '@kitewright/content-rules/check'
import { formatTime, ZONE_LETTERS } from '@kitewright/content-rules/dates'
import { API_VERSION } from '@kitewright/content-types/queries'
import { SCHEDULE_NAME_CHARACTERS } from '@kitewright/protocol/requests'
import { Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { useLinkActions } from '../../actions/share-links/use-links.ts'
import { type Publishing, usePublishing } from '../../publishing/publish/use-publishing.ts'
import { publishDrafts } from '../../publishing/site-check/publish-drafts.ts'
import { Questions, Refusal } from '../../publishing/site-check/shared-issue-list.tsx'
import { collectIssuesTogether } from '../../publishing/site-check/verdict.ts'
import { useSiteState } from '../../publishing/site-status/site-state-provider.tsx'
import { useMyName } from '../../publishing/site-status/use-authors.ts'
import { Muted, SmallButton, Strong } from '../../ui.tsx'
import {
  createEntry,
  createPausedEntries,
  parseLocalTime,
  pauseWarning,
  plan,
  removeEntries,
  validateTime,
} from '../schedule/planning.ts'
import { TimeInput } from '../schedule/time-input.tsx'
import { useSchedules } from '../schedule/use-schedules.ts'

type Props = {
  /** Published ids. */
  ids: readonly string[]
  /** As it is typed. */
  time: string
  onTime: (time: string) => void
  onDone: () => void
}

/** Publishes the chosen drafts together, now or at a time, or creates a share link to them. */
export function ChosenDrafts({ ids, time, onTime, onDone }: Props) {
  const client = useClient({ apiVersion: API_VERSION })
  const schedules = useSchedules()
  const { status } = useSiteState()
  const canSchedule = status?.canSchedule ?? false
  const pause = pauseWarning(status)
  const by = useMyName()
  const { make } = useLinkActions()
  const [failure, setFailure] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [isFrozen, setFrozen] = useState(true)

  const publishing = usePublishing(ids, {
    failure: 'Nothing was changed',
    publish: async (site) => {
      await publishDrafts(client, site, ids, removeEntries(schedules ?? [], ids))
      onDone()
      return `${formatCount(ids.length, 'draft')} published together`
    },
  })
  const scheduling = usePublishing(ids, {
    failure: 'Nothing was changed',
    publish: async (site, drafts) => {
      const at = parseLocalTime(time)
      if (at === null || !schedules) return
      const entries = isFrozen ? createPausedEntries(site, drafts) : drafts.map(createEntry)
      const mutations = plan(schedules, { at, by, name: name.trim(), entries })
      await client.mutate(mutations, { returnDocuments: false, tag: 'schedule' })
      onDone()
      return `Scheduled for ${formatTime(at)}`
    },
  })
  const linking = usePublishing(ids, {
    failure: 'There is no link',
    check: collectIssuesTogether,
    ask: () => [],
    publish: async (_, drafts) => {
      const requested = await make(drafts.map(createEntry))
      onDone()
      return requested
    },
  })
  const all = [publishing, scheduling, linking]
  const isBusy = all.some((one) => one.isBusy)
  const press = (pressed: Publishing) => {
    for (const one of all) if (one !== pressed) one.dismiss()
    return pressed.isAsking ? pressed.confirm() : pressed.start()
  }
  const handleSchedule = () => {
    const wrong = validateTime(parseLocalTime(time))
    setFailure(wrong)
    return wrong ? undefined : press(scheduling)
  }

  return (
    <Card border radius={2} padding={3} role="group" aria-label="Chosen drafts">
      <Stack gap={3}>
        <Flex gap={3} align="center" wrap="wrap">
          <Strong role="status">{ids.length} chosen</Strong>
          <SmallButton
            mode="default"
            tone="primary"
            text={publishing.isAsking ? 'Yes, publish' : 'Publish now'}
            disabled={isBusy || !schedules}
            onClick={() => press(publishing)}
          />
          {status?.canLink && (
            <SmallButton
              text="Create share link"
              disabled={isBusy}
              onClick={() => press(linking)}
            />
          )}
        </Flex>
        {canSchedule ? (
          <Flex gap={3} align="center" wrap="wrap">
            <TimeInput label={`At a time (${ZONE_LETTERS})`} value={time} onChange={onTime} />
            <TextInput
              aria-label="Name of the scheduled publish"
              placeholder="Name, such as “Diwali”"
              fontSize={1}
              padding={2}
              maxLength={SCHEDULE_NAME_CHARACTERS}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Select
              aria-label="Publish"
              fontSize={1}
              padding={2}
              value={isFrozen ? 'now' : 'then'}
              onChange={({ currentTarget }) => setFrozen(currentTarget.value === 'now')}
            >
              <option value="now">Publish as it is now</option>
              <option value="then">Publish as it is then</option>
            </Select>
            <SmallButton
              text={scheduling.isAsking ? 'Yes, schedule' : 'Schedule'}
              disabled={isBusy || !schedules}
              onClick={handleSchedule}
            />
          </Flex>
        ) : (
          <Muted>They cannot be scheduled here: nothing of this site runs at that time.</Muted>
        )}
        {canSchedule && pause && <Text size={1}>{pause}</Text>}
        {failure && (
          <Text size={1} role="alert">
            {failure}
          </Text>
        )}
        <Questions questions={all.flatMap(({ question }) => question?.texts ?? [])} />
        <Refusal issues={all.flatMap(({ issues }) => issues)} />
      </Stack>
    </Card>
  )
}
