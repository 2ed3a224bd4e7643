import type { SharedIssue } from '@kitewright/content-rules/check'
import { formatTime, ZONE_LETTERS } from '@kitewright/content-rules/dates'
import { API_VERSION } from '@kitewright/content-types/queries'
import { parseFrozenDraft, type ScheduledPublish } from '@kitewright/protocol/requests'
import { Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { IntentLink } from 'sanity/router'
import { useLinkActions } from '../../actions/share-links/use-links.ts'
import { Refusal } from '../../publishing/site-check/shared-issue-list.tsx'
import { getDocumentId } from '../../publishing/site-check/site.ts'
import { useAttempt } from '../../publishing/site-check/use-attempt.tsx'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { collectIssuesTogether } from '../../publishing/site-check/verdict.ts'
import { IssueList } from '../../publishing/site-status/issue-list.tsx'
import { useSiteState } from '../../publishing/site-status/site-state-provider.tsx'
import { useMyName } from '../../publishing/site-status/use-authors.ts'
import { useLinkToField } from '../../publishing/site-status/use-link-to-field.ts'
import { Muted, SmallButton, Strong } from '../../ui.tsx'
import {
  cancelSchedule,
  parseLocalTime,
  pauseWarning,
  plan,
  validateTime,
} from '../schedule/planning.ts'
import { TimeInput } from '../schedule/time-input.tsx'
import { useSchedules } from '../schedule/use-schedules.ts'
import { Part } from './part.tsx'

/** Scheduled publishes; empty if the site cannot schedule. */
export function Scheduled() {
  const { status } = useSiteState()
  const schedules = useSchedules()
  if (!status?.canSchedule || !schedules) return null
  const pause = pauseWarning(status)
  return (
    <Part title="Scheduled">
      {pause && <Text size={1}>{pause}</Text>}
      {schedules.length === 0 ? (
        <Muted>Nothing is scheduled. Choose drafts above, and a time.</Muted>
      ) : (
        <Stack as="ul" gap={4} padding={0}>
          {schedules.map((schedule) => (
            <li key={schedule._id} style={{ listStyle: 'none' }}>
              <Planned schedule={schedule} schedules={schedules} />
            </li>
          ))}
        </Stack>
      )}
    </Part>
  )
}

type PlannedProps = { schedule: ScheduledPublish; schedules: readonly ScheduledPublish[] }

function Planned({ schedule, schedules }: PlannedProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const site = useSite()
  const linkTo = useLinkToField()
  const by = useMyName()
  const { make } = useLinkActions()
  const { status } = useSiteState()
  const { attempt, isBusy } = useAttempt()
  const [time, setTime] = useState<string | null>(null)
  const [timeError, setTimeError] = useState<string | null>(null)
  const [issues, setIssues] = useState<readonly SharedIssue[]>([])
  const { at, entries, failure } = schedule
  const findDraft = (id: string) => site?.drafts.find((draft) => getDocumentId(draft) === id)
  const drafts = entries
    .map((entry) => parseFrozenDraft(entry) ?? findDraft(entry.id))
    .filter((draft) => draft !== undefined)

  const handleTimeChange = () =>
    attempt('Nothing was changed', async () => {
      const to = parseLocalTime(time ?? '')
      const wrong = validateTime(to)
      const foundProblems = site ? collectIssuesTogether(site, drafts) : []
      setTimeError(wrong)
      setIssues(foundProblems)
      if (foundProblems.length > 0 || wrong || to === null) return
      const mutations = plan(schedules, { at: to, by, name: schedule.name, entries })
      await client.mutate(mutations, { returnDocuments: false, tag: 'schedule' })
      setTime(null)
      return `Scheduled for ${formatTime(to)}`
    })
  const remove = () =>
    attempt('Nothing was changed', async () => {
      await client.mutate(cancelSchedule(schedule), { returnDocuments: false, tag: 'schedule' })
      return 'Cancelled. The drafts are still there.'
    })

  const link = () => attempt('There is no link', () => make(entries))

  return (
    <Stack gap={3}>
      <Strong>
        {schedule.name && `${schedule.name}: `}
        {formatTime(at)}
        <span style={{ fontWeight: 400 }}>, scheduled by {schedule.by}</span>
      </Strong>
      <Stack as="ul" gap={2} padding={0}>
        {entries.map(({ id, type, name, frozen }) => (
          <Text as="li" size={1} key={id}>
            <IntentLink intent="edit" params={{ id, type }}>
              {name}
            </IntentLink>
            {frozen ? ', as it was when scheduled' : ', as it is then'}
            {site && !findDraft(id) && ': has no draft any more'}
          </Text>
        ))}
      </Stack>
      {failure && (
        <Stack gap={3}>
          <Text size={1}>It did not go live at its time. Fix this, then choose another time:</Text>
          <IssueList issues={failure.issues} linkTo={linkTo} />
        </Stack>
      )}
      {timeError && (
        <Text size={1} role="alert">
          {timeError}
        </Text>
      )}
      <Refusal issues={issues} />
      <Flex gap={2} align="center" wrap="wrap">
        {time !== null && (
          <TimeInput label={`New time (${ZONE_LETTERS})`} value={time} onChange={setTime} />
        )}
        <SmallButton
          text={time === null ? 'Change time' : 'Schedule'}
          disabled={isBusy}
          onClick={time === null ? () => setTime('') : handleTimeChange}
        />
        {status?.canLink && (
          <SmallButton
            text="Create share link"
            title="Shows the pages as they will be"
            disabled={isBusy}
            onClick={link}
          />
        )}
        <SmallButton mode="bleed" text="Cancel" disabled={isBusy} onClick={remove} />
      </Flex>
    </Stack>
  )
}
