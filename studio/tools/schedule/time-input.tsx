import { Flex, Text } from '@sanity/ui'
import { useId } from 'react'
import { formatScheduledTime } from './planning.ts'

type Props = { label: string; value: string; onChange: (value: string) => void }

/**
 * Input of day and time. Browsers order day and month by their language, so the time is repeated beside it
 * in words.
 */
export function TimeInput({ label, value, onChange }: Props) {
  const description = useId()
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Flex as="label" gap={2} align="center">
        <Text size={1}>{label}</Text>
        <input
          type="datetime-local"
          aria-describedby={description}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          style={{ font: 'inherit', fontSize: '0.8125rem', padding: '0.25rem' }}
        />
      </Flex>
      <Text size={1} id={description} aria-live="polite">
        {formatScheduledTime(value)}
      </Text>
    </Flex>
  )
}
