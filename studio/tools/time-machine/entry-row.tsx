import { nounsOf } from '@kitewright/protocol/site'
import { Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useId, useMemo } from 'react'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { type Difference, differencesBetween } from './differences.ts'
import type { Restorable } from './restorable.ts'

/** Differences that are shown at once. */
const MAX_DIFFERENCES = 4

type Props = { entry: Restorable; isChosen: boolean; onChoose: (isChosen: boolean) => void }

/** One entry that says something else now: what, and whether it is to be taken back. */
export function EntryRow({ entry, isChosen, onChoose }: Props) {
  const { id, type, name, now, then, state } = entry
  const schema = useSchema()
  const site = useSite()
  const field = useId()
  const differences = useMemo(
    () => (now ? differencesBetween(schema.get(type), now, then, site?.published ?? []) : []),
    [schema, type, now, then, site],
  )
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
          <Text size={1} weight="medium" as="label" htmlFor={field}>
            {name}
          </Text>
          <Text size={1} muted>
            {nounsOf(type)[0]}
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
          </Text>
          <Differences differences={differences} />
        </Stack>
      </Flex>
    </Card>
  )
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const line = ({ place, before, after }: Difference) => (
    <Text as="li" size={1} key={place}>
      {place}: {before} → {after}
    </Text>
  )
  const others = differences.slice(MAX_DIFFERENCES)
  return (
    <>
      <Stack as="ul" gap={3} padding={0}>
        {differences.slice(0, MAX_DIFFERENCES).map(line)}
      </Stack>
      {others.length > 0 && (
        <details>
          <summary style={{ cursor: 'pointer' }}>
            <Text size={1} style={{ display: 'inline-block' }}>
              {others.length} more
            </Text>
          </summary>
          <Stack as="ul" gap={3} padding={0} paddingTop={3}>
            {others.map(line)}
          </Stack>
        </details>
      )}
    </>
  )
}
