import type { SharedIssue } from '@kitewright/content-rules/check'
import { formatTime, ZONE_LETTERS } from '@kitewright/content-rules/dates'
import { API_VERSION } from '@kitewright/content-types/queries'
import { SCHEDULE_NAME_CHARACTERS } from '@kitewright/protocol/requests'
import { Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { useClient } from 'sanity'
import { useLinkActions } from '../../actions/share-links/use-links.ts'
import { publishDrafts } from '../../publishing/site-check/publish-drafts.ts'
import { Questions, Refusal } from '../../publishing/site-check/shared-issue-list.tsx'
import { getDocumentId, type Site } from '../../publishing/site-check/site.ts'
import { useAttempt } from '../../publishing/site-check/use-attempt.ts'
import { useLiveSite } from '../../publishing/site-check/use-site.ts'
import { collectIssuesTogether, publishQuestions } from '../../publishing/site-check/verdict.ts'
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
  const live = useLiveSite()
  const schedules = useSchedules()
  const { status } = useSiteState()
  const canSchedule = status?.canSchedule ?? false
  const pause = pauseWarning(status)
  const by = useMyName()
  const { make } = useLinkActions()
  const { attempt, isBusy } = useAttempt()
  const [issues, setIssues] = useState<readonly SharedIssue[]>([])
  const [questions, setQuestions] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [isFrozen, setFrozen] = useState(true)

  /** The current drafts, if the site would be valid with all of them. */
  const checkDrafts = async () => {
    const site = await firstValueFrom(live)
    const drafts = site.drafts.filter((draft) => ids.includes(getDocumentId(draft)))
    const problemsFound = collectIssuesTogether(site, drafts)
    setIssues(problemsFound)
    return problemsFound.length === 0 ? { site, drafts } : null
  }
  const publish = () =>
    attempt('Nothing was changed', async () => {
      const problemsFound = await checkDrafts()
      if (!problemsFound) return
      const newQuestions = getQuestions(problemsFound.site, ids)
      if (newQuestions.join() !== questions.join()) {
        setQuestions(newQuestions)
        if (newQuestions.length > 0) return
      }
      await publishDrafts(client, problemsFound.site, ids, removeEntries(schedules ?? [], ids))
      onDone()
      return `${formatDraftCount(ids.length)} published together`
    })
  const schedule = () =>
    attempt('Nothing was changed', async () => {
      const at = parseLocalTime(time)
      const wrong = validateTime(at)
      setFailure(wrong)
      const problemsFound = await checkDrafts()
      if (!problemsFound || wrong || at === null || !schedules) return
      const entries = isFrozen
        ? await createPausedEntries(client, problemsFound.site, ids)
        : problemsFound.drafts.map(createEntry)
      const mutations = plan(schedules, { at, by, name: name.trim(), entries })
      await client.mutate(mutations, { returnDocuments: false, tag: 'schedule' })
      onDone()
      return `Scheduled for ${formatTime(at)}`
    })

  const link = () =>
    attempt('There is no link', async () => {
      const problemsFound = await checkDrafts()
      if (!problemsFound) return
      const requested = await make(problemsFound.drafts.map(createEntry))
      onDone()
      return requested
    })

  return (
    <Card border radius={2} padding={3} role="group" aria-label="Chosen drafts">
      <Stack gap={3}>
        <Flex gap={3} align="center" wrap="wrap">
          <Strong role="status">{ids.length} chosen</Strong>
          <SmallButton
            mode="default"
            tone="primary"
            text={questions.length > 0 ? 'Yes, publish' : 'Publish now'}
            disabled={isBusy || !schedules}
            onClick={publish}
          />
          {status?.canLink && (
            <SmallButton text="Create share link" disabled={isBusy} onClick={link} />
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
            <SmallButton text="Schedule" disabled={isBusy || !schedules} onClick={schedule} />
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
        <Questions questions={questions} />
        <Refusal issues={issues} />
      </Stack>
    </Card>
  )
}

const formatDraftCount = (count: number) => (count === 1 ? '1 draft' : `${count} drafts`)

/** Questions before drafts are published, as in each form. */
const getQuestions = ({ published, drafts }: Site, ids: readonly string[]): string[] =>
  drafts.flatMap((draft) => {
    const id = getDocumentId(draft)
    if (!ids.includes(id)) return []
    const before = published.find(({ _id }) => _id === id) ?? null
    return publishQuestions(before, draft)
  })
