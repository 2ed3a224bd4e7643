import type { Change } from '@kitewright/protocol/site'
import { Stack, Text } from '@sanity/ui'

type Props = {
  changes: readonly Change[]
  /** How many there are beyond those. */
  more: number
  /** Label of an entry by kind of change, for example “new”. */
  labels: Readonly<Record<Change['kind'], string>>
}

/** Changed entries by name, with old and new prices. */
export const ChangeList = ({ changes, more, labels }: Props) => (
  <Stack as="ul" gap={3} padding={0}>
    {changes.map(({ id, name, kind, priceChanges }) => (
      <Text as="li" size={1} key={id}>
        {name}: {priceChanges.length > 0 ? priceChanges.join('; ') : labels[kind]}
      </Text>
    ))}
    {more > 0 && (
      <Text as="li" size={1}>
        and {more} more
      </Text>
    )}
  </Stack>
)
