import type { SharedIssue } from '@kitewright/content-rules/check'
import { formatTime } from '@kitewright/content-rules/dates'
import { getName } from '@kitewright/content-rules/text'
import { API_VERSION } from '@kitewright/content-types/queries'
import type { ReleaseTexts } from '@kitewright/protocol/site'
import { Button, Spinner, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { findLargePackageChanges } from '../../publishing/site-check/package-price-changes.ts'
import { Questions, Refusal } from '../../publishing/site-check/shared-issue-list.tsx'
import { useAttempt } from '../../publishing/site-check/use-attempt.tsx'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { Muted, Strong, TextDialog } from '../../ui.tsx'
import { Differences } from './entries-dialog.tsx'
import { collectUndoIssues, createUndo, publishUndo, type Undo } from './restorable.ts'
import { useEntriesAt, useEntryVersions } from './use-entry-versions.ts'

type Props = {
  release: ReleaseTexts
  /** The version before it. */
  before: ReleaseTexts
  onClose: () => void
}

/** Publishes the entries of the newest publish as they were before it. */
export function UndoDialog({ release, before, onClose }: Props) {
  const client = useClient({ apiVersion: API_VERSION })
  const site = useSite()
  const versions = useEntryVersions()
  const entries = useEntriesAt(before.at)
  const { attempt, isBusy } = useAttempt()
  const [rejected, setRejected] = useState<readonly SharedIssue[]>([])
  const times = { at: release.at, before: before.at }
  const isReady = site && versions && entries && entries !== 'unknown'
  const undo = isReady ? createUndo(site, versions, times, entries) : null
  const publish = () =>
    attempt('Nothing was undone', async () => {
      if (!site || !undo) return undefined
      const issues = collectUndoIssues(site, undo)
      setRejected(issues)
      if (issues.length > 0) return undefined
      await publishUndo(client, undo)
      onClose()
      return 'The publish was undone'
    })
  return (
    <TextDialog
      id="undo-publish"
      header={`Undo the publish of ${formatTime(release.at)}?`}
      onClose={onClose}
      buttons={
        <>
          <Button text="Cancel" mode="ghost" onClick={onClose} />
          <Button
            text="Undo and publish"
            tone="critical"
            disabled={!undo || undo.restored.length + undo.added.length === 0 || isBusy}
            loading={isBusy}
            onClick={publish}
          />
        </>
      }
    >
      {undo ? <UndoText undo={undo} /> : <Spinner muted />}
      <Refusal issues={rejected} />
    </TextDialog>
  )
}

function UndoText({ undo: { restored, added, since } }: { undo: Undo }) {
  return (
    <>
      <Text size={1}>
        {restored.length + added.length > 0
          ? 'This publishes again what visitors saw before. Drafts stay as they are.'
          : 'Its entries already say what they said before.'}
      </Text>
      <Stack as="ul" gap={4} padding={0} aria-label="Entries of this publish">
        {restored.map((entry) => (
          <Stack as="li" gap={3} key={entry.id}>
            <Strong>{entry.now ? entry.name : `${entry.name}: comes back`}</Strong>
            <Differences type={entry.type} before={entry.now} after={entry.then} />
            <Questions questions={findLargePackageChanges(entry.now, entry.then)} />
          </Stack>
        ))}
        {added.map((entry) => (
          <Strong as="li" key={String(entry._id)}>
            {getName(entry)}: becomes a draft
          </Strong>
        ))}
      </Stack>
      <Muted>
        {since.length > 0
          ? `Published since: ${since.join(', ')}. Entries that are listed above lose that change too; others stay.`
          : 'Nothing was published since.'}
      </Muted>
    </>
  )
}
