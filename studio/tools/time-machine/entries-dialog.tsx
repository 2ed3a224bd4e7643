import { type Fields, formatCount } from '@kitewright/content-rules/check'
import { formatTime } from '@kitewright/content-rules/dates'
import { API_VERSION } from '@kitewright/content-types/queries'
import { getNouns, type ReleaseTexts } from '@kitewright/protocol/site'
import { Button, Card, Checkbox, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useId, useMemo, useState } from 'react'
import { useClient, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { usePublishing } from '../../publishing/publish/use-publishing.ts'
import { publishDrafts } from '../../publishing/site-check/publish-drafts.ts'
import { Questions, Refusal } from '../../publishing/site-check/shared-issue-list.tsx'
import { useAttempt } from '../../publishing/site-check/use-attempt.tsx'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { Folded, Muted, Strong, TextDialog } from '../../ui.tsx'
import { diffEntries, type FieldDiff } from './differences.ts'
import { dropDrafts, type Restorable, writeDrafts } from './restorable.ts'
import { useEntriesAt } from './use-entry-versions.ts'

/** Differences that are shown at once. */
const MAX_DIFFERENCES = 4

type EntryRowProps = { entry: Restorable; isChosen: boolean; onChoose: (isChosen: boolean) => void }

/** One changed entry with its differences, and a checkbox to restore it. */
function EntryRow({ entry, isChosen, onChoose }: EntryRowProps) {
  const { id, type, name, now, state } = entry
  const field = useId()
  return (
    <Card as="li" border radius={2} padding={3}>
      <Flex gap={3}>
        <Checkbox
          id={field}
          checked={isChosen}
          disabled={state === 'taken' || state === 'alone'}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <Stack gap={3} flex={1}>
          <Strong as="label" htmlFor={field}>
            {name}
          </Strong>
          <Muted>
            {getNouns(type)[0]}
            {now ? '' : ', which is gone'}
            {state === 'drafted' && ': the draft is written, visitors do not see it yet'}
            {state === 'alone' &&
              ': it points to something that is gone. Bring that back first, from the bin.'}
            {state === 'taken' && (
              <>
                : another{' '}
                <IntentLink intent="edit" params={{ id, type }}>
                  draft
                </IntentLink>{' '}
                of it waits. Publish or discard that first.
              </>
            )}
          </Muted>
          <Differences type={type} before={now} after={entry.then} />
        </Stack>
      </Flex>
    </Card>
  )
}

type DifferencesProps = { type: string; before: Fields | null | undefined; after: Fields }

/** The fields that differ between two versions of an entry; none if it is new, as all fields differ then. */
export function Differences({ type, before, after }: DifferencesProps) {
  const schema = useSchema()
  const site = useSite()
  const differences = useMemo(
    () => (before ? diffEntries(schema.get(type), before, after, site?.published ?? []) : []),
    [schema, type, before, after, site],
  )
  const renderDiff = ({ field, before, after }: FieldDiff) => (
    <Text as="li" size={1} key={field}>
      {field}: {before} → {after}
    </Text>
  )
  const remaining = differences.slice(MAX_DIFFERENCES)
  return (
    <>
      <Stack as="ul" gap={3} padding={0}>
        {differences.slice(0, MAX_DIFFERENCES).map(renderDiff)}
      </Stack>
      {remaining.length > 0 && (
        <Folded title={`${remaining.length} more`}>
          <Stack as="ul" gap={3} padding={0}>
            {remaining.map(renderDiff)}
          </Stack>
        </Folded>
      )}
    </>
  )
}

type Props = { release: ReleaseTexts; onClose: () => void }

/** Restores chosen entries of a version: as drafts, or published together. */
export function EntriesDialog({ release, onClose }: Props) {
  const entries = useEntriesAt(release.at)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const all = useId()
  const { write, drop, isBusy: isWriting } = useRestoring()

  const listed = entries === 'unknown' || entries === null ? [] : entries
  const free = listed.filter(({ state }) => state === 'free' || state === 'drafted')
  const chosen = free.filter(({ id }) => ids.has(id))
  const unchanged = chosen.filter(({ state }) => state === 'free')
  const drafted = chosen.filter(({ state }) => state === 'drafted')
  const client = useClient({ apiVersion: API_VERSION })
  const chosenIds = chosen.map(({ id }) => id)
  const publishing = usePublishing(chosenIds, {
    failure: 'Nothing was published',
    publish: async (site) => {
      await publishDrafts(client, site, chosenIds)
      onClose()
      return `${formatEntryCount(chosenIds.length)} published`
    },
  })
  const { isAsking, question, issues } = publishing
  const isBusy = isWriting || publishing.isBusy
  const choose = (some: readonly Restorable[], isChosen: boolean) => {
    // The result belongs to the previous selection.
    publishing.dismiss()
    const rest = [...ids].filter((id) => some.every((entry) => entry.id !== id))
    setIds(new Set(isChosen ? [...rest, ...some.map(({ id }) => id)] : rest))
  }
  return (
    <TextDialog
      id="restore-entries"
      header={`Entries as of ${formatTime(release.at)}`}
      width={2}
      onClose={onClose}
      buttons={
        <>
          <Button text="Close" mode="ghost" onClick={onClose} />
          {drafted.length > 0 && (
            <Button
              text={`Remove ${formatCount(drafted.length, 'draft')}`}
              mode="ghost"
              disabled={isBusy}
              onClick={() => drop(drafted)}
            />
          )}
          {unchanged.length > 0 || chosen.length === 0 ? (
            <Button
              text={
                chosen.length === 0
                  ? 'Write drafts'
                  : `Write ${formatCount(unchanged.length, 'draft')}`
              }
              tone="primary"
              disabled={chosen.length === 0 || isBusy}
              loading={isBusy}
              onClick={() => write(unchanged)}
            />
          ) : (
            <Button
              text={isAsking ? 'Yes, publish' : `Publish ${formatEntryCount(chosen.length)}`}
              tone={isAsking ? 'caution' : 'primary'}
              disabled={isBusy}
              loading={isBusy}
              onClick={isAsking ? publishing.confirm : publishing.start}
            />
          )}
        </>
      }
    >
      <Text size={1}>{getIntroduction(entries)}</Text>
      {entries === null && <Spinner muted />}
      {question && (
        <Card tone="caution" padding={3} radius={2} border role="status">
          <Stack gap={3}>
            <Questions questions={question.texts} />
          </Stack>
        </Card>
      )}
      {issues.length > 0 && (
        <Card tone="critical" padding={3} radius={2} border>
          <Refusal issues={issues} />
        </Card>
      )}
      {free.length > 1 && (
        <Flex gap={3} align="center">
          <Checkbox
            id={all}
            checked={chosen.length === free.length}
            onChange={(event) => choose(free, event.currentTarget.checked)}
          />
          <Text size={1} as="label" htmlFor={all}>{`All ${formatEntryCount(free.length)}`}</Text>
        </Flex>
      )}
      <Stack as="ul" gap={2} padding={0} aria-label="Entries that differ">
        {listed.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isChosen={ids.has(entry.id)}
            onChoose={(isChosen) => choose([entry], isChosen)}
          />
        ))}
      </Stack>
    </TextDialog>
  )
}

function getIntroduction(entries: readonly Restorable[] | 'unknown' | null): string {
  if (entries === null) return 'Looking at what differs …'
  if (entries === 'unknown') return 'The entries of this version are not stored.'
  if (entries.length === 0) return 'Every entry of that version says what it said then.'
  return 'What is published now, and what it was then. Choose what is to be as it was: it is written as drafts, and then published together. Entries that are newer than this version stay.'
}

/** Writes entries as they were as drafts, and removes those. */
function useRestoring() {
  const client = useClient({ apiVersion: API_VERSION })
  const { attempt, isBusy } = useAttempt()

  const write = (entries: readonly Restorable[]) =>
    attempt('No draft was written', async () => {
      await writeDrafts(client, entries)
      return `${formatCount(entries.length, 'draft')} written`
    })
  const drop = (entries: readonly Restorable[]) =>
    attempt('No draft was removed', async () => {
      await dropDrafts(client, entries)
      return undefined
    })
  return { write, drop, isBusy }
}

const formatEntryCount = (count: number) => formatCount(count, 'entry', 'entries')
