import type { Fields, Issue } from '@kitewright/content-rules/check'
import { formatTime } from '@kitewright/content-rules/dates'
import { getName } from '@kitewright/content-rules/text'
import type { ScheduledPublish } from '@kitewright/protocol/requests'
import { Badge, Checkbox, Flex, Inline, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type ObjectSchemaType, useWorkspace, type Workspace } from 'sanity'
import { IntentLink } from 'sanity/router'
import {
  collectDraftIssues,
  formatDraftIssue,
  isRequired,
} from '../../publishing/site-check/draft-issues.ts'
import { getDocumentId, type Site, toPublished } from '../../publishing/site-check/site.ts'
import { useLatest } from '../../publishing/site-check/use-latest.ts'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { formatAuthors, useAuthors } from '../../publishing/site-status/use-authors.ts'
import { Muted, SmallButton, Strong } from '../../ui.tsx'
import { scheduleWith } from '../schedule/planning.ts'
import { useSchedules } from '../schedule/use-schedules.ts'
import { Differences } from '../time-machine/entries-dialog.tsx'
import { ChosenDrafts } from './chosen-drafts.tsx'

/** Drafts that are shown at first, and places of each that are named. */
const MAX_DRAFTS = 20
const MAX_FIELDS = 6

/** All drafts with their open tasks, and the bar that publishes several together. */
export function Drafts() {
  const site = useSite()
  const workspace = useWorkspace()
  const started = useLatest(
    async () => site && getStartedDrafts(workspace, site),
    [workspace, site],
  )
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [time, setTime] = useState('')
  const [isAll, setAll] = useState(false)
  const schedules = useSchedules() ?? []
  const authors = useAuthors((started ?? []).map(({ draft }) => draft))
  if (!site || !started) return null
  if (started.length === 0) {
    return <Muted>Nothing waits to be published.</Muted>
  }
  const more = isAll ? 0 : started.length - MAX_DRAFTS
  const ids = started.map(({ id }) => id).filter((id) => chosen.includes(id))
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...ids, id] : ids.filter((one) => one !== id))
  return (
    <Stack gap={4}>
      {ids.length > 0 && (
        <ChosenDrafts
          key={ids.join()}
          ids={ids}
          time={time}
          onTime={setTime}
          onDone={() => setChosen([])}
        />
      )}
      <Stack as="ul" gap={4} padding={0}>
        {started.slice(0, isAll ? undefined : MAX_DRAFTS).map((one) => (
          <Flex as="li" gap={3} key={one.id} style={{ listStyle: 'none' }}>
            <Checkbox
              aria-label={`Choose ${one.name}`}
              checked={ids.includes(one.id)}
              onChange={({ currentTarget }) => choose(one.id, currentTarget.checked)}
            />
            <Entry
              started={one}
              author={formatAuthors([one.draft], authors)}
              scheduled={scheduleWith(schedules, one.id)}
            />
          </Flex>
        ))}
      </Stack>
      {more > 0 && (
        <Flex>
          <SmallButton text={`Show ${more} more`} onClick={() => setAll(true)} />
        </Flex>
      )}
    </Stack>
  )
}

type EntryProps = {
  started: StartedDraft
  author: string
  /** Its schedule; undefined without one. */
  scheduled: ScheduledPublish | undefined
}

function Entry({ started, author, scheduled }: EntryProps) {
  const { id, type, name, before, after, left, wrong } = started
  const toDo = [...left, ...wrong]
  return (
    <Stack gap={3}>
      <Flex gap={2} align="center" wrap="wrap">
        <Strong>
          <IntentLink intent="edit" params={{ id, type: type.name }}>
            {name}
          </IntentLink>
          <span style={{ fontWeight: 400 }}>
            {type.title === name ? '' : ` · ${type.title}`}
            {author && `, by ${author}`}
          </span>
        </Strong>
        {!before && <Badge>New</Badge>}
        {scheduled && <Badge tone="primary">{`Goes live ${formatTime(scheduled.at)}`}</Badge>}
        {toDo.length === 0 && !scheduled && <Badge tone="positive">Can be published</Badge>}
      </Flex>
      <Differences type={type.name} before={before} after={after} />
      {left.length > 0 && (
        <Inline gap={2}>
          <Muted>Still to write:</Muted>
          {left.slice(0, MAX_FIELDS).map(({ text, path }) => (
            <Text size={1} key={path}>
              <MissingField entry={started} path={path} text={text} />
            </Text>
          ))}
          {left.length > MAX_FIELDS && <Text size={1}>…</Text>}
        </Inline>
      )}
      {wrong.slice(0, MAX_FIELDS).map(({ text, path }) => (
        <Text size={1} key={`${path} ${text}`}>
          To fix: <MissingField entry={started} path={path} text={text} />
        </Text>
      ))}
    </Stack>
  )
}

type MissingFieldProps = { entry: StartedDraft; path: string; text: string }

const MissingField = ({ entry: { id, type }, path, text }: MissingFieldProps) => (
  <IntentLink intent="edit" params={{ id, type: type.name, path }}>
    {text}
  </IntentLink>
)

/** A field of a form, with its name. */
type NamedField = { text: string; path: string }

/** A draft and the issues that keep it from being published. */
type StartedDraft = {
  id: string
  type: ObjectSchemaType
  name: string
  /** The draft and its revision, by which its author is known. */
  draft: { id: string; rev: string }
  /** The published entry; undefined for a new one. */
  before: Fields | undefined
  /** The draft as it would be published. */
  after: Fields
  left: readonly NamedField[]
  wrong: readonly NamedField[]
}

/** All drafts that editors edit, the one that was changed last first. */
async function getStartedDrafts(workspace: Workspace, site: Site): Promise<StartedDraft[]> {
  const newest = site.drafts.toSorted((a, b) => (getChangeTime(a) < getChangeTime(b) ? 1 : -1))
  const started = newest.map(async (draft): Promise<StartedDraft[]> => {
    const type = workspace.schema.get(String(draft._type))
    if (type?.jsonType !== 'object' || type.type?.name !== 'document') return []
    const id = getDocumentId(draft)
    const after = toPublished(draft)
    const name = getName(after)
    const issues = await collectDraftIssues(workspace, site, [draft])
    const toField = ({ issue }: { issue: Issue }) => ({
      path: issue.path,
      text: formatDraftIssue(issue),
    })
    return [
      {
        id,
        type,
        name: name === id ? `Untitled ${type.title?.toLowerCase()}` : name,
        draft: { id: String(draft._id), rev: String(draft._rev) },
        before: site.published.find(({ _id }) => _id === id),
        after,
        left: issues.filter(({ issue }) => isRequired(issue)).map(toField),
        wrong: issues.filter(({ issue }) => !isRequired(issue)).map(toField),
      },
    ]
  })
  return (await Promise.all(started)).flat()
}

const getChangeTime = ({ _updatedAt }: Fields) => String(_updatedAt ?? '')
