import { Flex, Text } from '@sanity/ui'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** A day and an hour, as the browser lets one choose them. */
export const HourInput = ({ label, value, onChange }: Props) => (
  <Flex as="label" gap={2} align="center">
    <Text size={1}>{label}</Text>
    <input
      type="datetime-local"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      style={{ font: 'inherit', fontSize: '0.8125rem', padding: '0.25rem' }}
    />
  </Flex>
)
