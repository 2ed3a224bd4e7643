import { amountText } from '@kitewright/content-rules/price'
import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { leapText } from '../../publishing/site-check/large-price-change.ts'
import type { Leap } from './leaps.ts'
import { pricesText } from './prices.ts'

/** Leaps that a dialog names; of a whole column a few are enough to see what went wrong. */
const MAX_NAMED = 8

type Props = { leaps: readonly Leap[]; onAnswer: (isMeant: boolean) => void }

/** Asks whether prices are meant to become others by far. */
export function LeapDialog({ leaps, onAnswer }: Props) {
  const leave = useRef<HTMLButtonElement>(null)
  // A second Enter, meant for the next cell, must not say yes.
  useEffect(() => leave.current?.focus(), [])
  const [first, ...others] = leaps
  if (!first) return null
  const text = leapText(first.before, first.after)
  const header =
    others.length === 0
      ? `${text[0]?.toUpperCase()}${text.slice(1)}`
      : `${pricesText(leaps.length)} would change more than fivefold`
  return (
    <Dialog
      id="price-desk-leap"
      header={header}
      width={1}
      onClose={() => onAnswer(false)}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button ref={leave} text="No" mode="ghost" onClick={() => onAnswer(false)} />
          <Button
            text={others.length === 0 ? `Yes, ₹${amountText(first.after)}` : 'Yes, all of them'}
            tone="caution"
            onClick={() => onAnswer(true)}
          />
        </Flex>
      }
    >
      <Box padding={4}>
        <Stack as="ul" gap={3} padding={0}>
          {leaps.slice(0, MAX_NAMED).map(({ place, before, after }) => (
            <Text as="li" size={1} key={place}>
              {place}: {leapText(before, after)}
            </Text>
          ))}
          {leaps.length > MAX_NAMED && (
            <Text as="li" size={1}>
              and {leaps.length - MAX_NAMED} more
            </Text>
          )}
        </Stack>
      </Box>
    </Dialog>
  )
}
