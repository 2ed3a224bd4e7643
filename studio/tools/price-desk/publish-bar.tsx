import { formatCount, type SharedIssue } from '@kitewright/content-rules/check'
import { API_VERSION } from '@kitewright/content-types/queries'
import { Flex, Text } from '@sanity/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { useClient } from 'sanity'
import { Refusal } from '../../publishing/site-check/shared-issue-list.tsx'
import { useAttempt } from '../../publishing/site-check/use-attempt.tsx'
import { useLiveSite } from '../../publishing/site-check/use-site.ts'
import { SmallButton, TextDialog } from '../../ui.tsx'
import { findInvalidPositions } from './cell-issues.ts'
import type { Change } from './changes.ts'
import { collectPublishIssues, type PricePublish, publishPrices } from './price-publish.ts'
import type { PriceSheet } from './price-sheet.ts'
import type { GridPosition } from './selection.ts'
import { getPublishedAmount, type Row } from './sheet.ts'
import type { Confirmation } from './use-confirmation.ts'
import type { Edits } from './use-edits.ts'

type Props = {
  rows: readonly Row[]
  publishes: readonly PricePublish[]
  isSaved: boolean
  edits: Edits
  askFirst: Confirmation['confirmFirst']
  whileRemoving: PriceSheet['withRemoval']
  onGoTo: (position: GridPosition) => void
}

/** Summary of the changes, discard, and one Publish for all of them. */
export function PublishBar(props: Props) {
  const { rows, publishes, isSaved, edits, askFirst, onGoTo } = props
  const client = useClient({ apiVersion: API_VERSION })
  const live = useLiveSite()
  const { attempt, isBusy } = useAttempt()
  const [rejected, setRejected] = useState<readonly SharedIssue[]>([])
  const count = publishes.reduce((sum, { changes }) => sum + changes.length, 0)
  const mayPublish = publishes.every(({ before }) =>
    rows.some((row) => row.id === before._id && row.mayPublish),
  )

  const publish = () =>
    attempt('Nothing was published', async () => {
      const issues = collectPublishIssues(await firstValueFrom(live), publishes)
      setRejected(issues)
      if (issues.length > 0) return undefined
      const complete = publishes.filter(({ isComplete }) => isComplete)
      await props.whileRemoving(
        complete.map(({ before }) => String(before._id)),
        () => publishPrices(client, publishes),
      )
      return `${formatCount(count, 'price')} published`
    })
  // The question and the publish are about what the lake has.
  const [isRequested, setRequested] = useState(false)
  const handleSaved = useEffectEvent(() => {
    setRequested(false)
    // Changes made in a form were not confirmed here.
    askFirst(
      publishes.flatMap(({ changes }) => changes),
      publish,
    )
  })
  useEffect(() => {
    if (isRequested && isSaved) handleSaved()
  }, [isRequested, isSaved])
  return (
    <Flex align="center" justify="space-between" gap={3} wrap="wrap">
      <Flex align="center" gap={3}>
        <Text size={1} role="status">
          {formatSummary(count, publishes)}
          {count > 0 && !mayPublish && ' You may not publish them.'}
        </Text>
        <ToFix positions={findInvalidPositions(rows)} onGoTo={onGoTo} />
      </Flex>
      <Flex gap={2}>
        <SmallButton mode="bleed" text="Undo" disabled={!edits.canUndo} onClick={edits.undo} />
        <SmallButton mode="bleed" text="Redo" disabled={!edits.canRedo} onClick={edits.redo} />
        <SmallButton
          mode="bleed"
          text="Discard all changes"
          disabled={count === 0}
          onClick={() => edits.apply({ changes: createResetChanges(publishes, rows) })}
        />
        <SmallButton
          mode="default"
          tone="primary"
          text={count === 0 ? 'Publish' : `Publish ${formatCount(count, 'price')}`}
          disabled={count === 0 || isRequested || isBusy || !mayPublish}
          loading={isRequested || isBusy}
          onClick={() => setRequested(true)}
        />
      </Flex>
      {rejected.length > 0 && (
        <TextDialog
          id="price-desk-refused"
          header="These prices cannot be published yet"
          onClose={() => setRejected([])}
          onClickOutside={() => setRejected([])}
        >
          <Refusal issues={rejected} />
        </TextDialog>
      )}
    </Flex>
  )
}

/** Published values of all cells that differ. */
const createResetChanges = (publishes: readonly PricePublish[], rows: readonly Row[]): Change[] =>
  publishes.flatMap(({ changes }) =>
    changes.flatMap(({ cell }) => {
      const row = rows.find(({ id }) => id === cell.id)
      return row ? [{ cell, to: getPublishedAmount(row, cell) }] : []
    }),
  )

function formatSummary(count: number, publishes: readonly PricePublish[]): string {
  if (count === 0) return 'All prices are as visitors see them.'
  const services = formatCount(publishes.length, 'service')
  const parted = publishes.filter(({ isComplete }) => !isComplete).length
  const rest =
    parted === 0
      ? ''
      : ` ${formatCount(parted, 'of them has', 'of them have')} other changes, which stay drafts.`
  return `${formatCount(count, 'price')} of ${services} changed.${rest}`
}

/** The number of prices that break a rule, with a button to the next one. */
function ToFix({
  positions,
  onGoTo,
}: {
  positions: readonly GridPosition[]
  onGoTo: Props['onGoTo']
}) {
  const [resetCount, setResetCount] = useState(0)
  const next = positions[resetCount % positions.length]
  if (!next) return null
  return (
    <SmallButton
      tone="critical"
      text={`${formatCount(positions.length, 'price')} to fix`}
      onClick={() => {
        onGoTo(next)
        setResetCount(resetCount + 1)
      }}
    />
  )
}
