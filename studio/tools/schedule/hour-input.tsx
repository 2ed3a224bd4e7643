import { Flex, Text } from '@sanity/ui'
import { useId } from 'react'
import { formatScheduledTime } from './planning.ts'

type Props = { label: string; value: string; onChange: (value: string) => void }

/**
 * A day and an hour, as the browser lets one choose them, which is in the order of its own language: beside it stands
 * in words what is meant.
 */
export function HourInput({ label, value, onChange }: Props) {
  const meant = useId()
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Flex as="label" gap={2} align="center">
        <Text size={1}>{label}</Text>
        <input
          type="datetime-local"
          aria-describedby={meant}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          style={{ font: 'inherit', fontSize: '0.8125rem', padding: '0.25rem' }}
        />
      </Flex>
      <Text size={1} id={meant} aria-live="polite">
        {formatScheduledTime(value)}
      </Text>
    </Flex>
  )
}
