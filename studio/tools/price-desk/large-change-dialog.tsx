import { formatCount } from '@kitewright/content-rules/check'
import { formatAmount } from '@kitewright/content-rules/price'
import { Button, Stack, Text } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { formatLargeChange } from '../../publishing/site-check/package-price-changes.ts'
import { TextDialog } from '../../ui.tsx'
import type { LargeChange } from './large-changes.ts'

/** Maximum large price changes that a dialog lists; a few show what went wrong. */
const MAX_NAMED = 8

type Props = { changes: readonly LargeChange[]; onAnswer: (isConfirmed: boolean) => void }

/** Confirms large price changes. */
export function LargeChangeDialog({ changes, onAnswer }: Props) {
  const leave = useRef<HTMLButtonElement>(null)
  // Focuses No, so that a second Enter does not confirm.
  useEffect(() => leave.current?.focus(), [])
  const [first, ...others] = changes
  if (!first) return null
  const text = formatLargeChange(first.before, first.after)
  const header =
    others.length === 0
      ? `${text[0]?.toUpperCase()}${text.slice(1)}`
      : `${formatCount(changes.length, 'price')} would change more than fivefold`
  return (
    <TextDialog
      id="price-desk-large-change"
      header={header}
      onClose={() => onAnswer(false)}
      buttons={
        <>
          <Button ref={leave} text="No" mode="ghost" onClick={() => onAnswer(false)} />
          <Button
            text={others.length === 0 ? `Yes, ₹${formatAmount(first.after)}` : 'Yes, all of them'}
            tone="caution"
            onClick={() => onAnswer(true)}
          />
        </>
      }
    >
      <Stack as="ul" gap={3} padding={0}>
        {changes.slice(0, MAX_NAMED).map(({ cellName, before, after }) => (
          <Text as="li" size={1} key={cellName}>
            {cellName}: {formatLargeChange(before, after)}
          </Text>
        ))}
        {changes.length > MAX_NAMED && (
          <Text as="li" size={1}>
            and {changes.length - MAX_NAMED} more
          </Text>
        )}
      </Stack>
    </TextDialog>
  )
}
