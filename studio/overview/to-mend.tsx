import { Stack, Text } from '@sanity/ui'
import { ProblemList } from '../site-state/problem-list.tsx'
import { useSiteState } from '../site-state/site-state-provider.tsx'
import { peopleBehind, useAuthors } from '../site-state/use-authors.ts'
import { useLinkToField } from '../site-state/use-link-to-field.ts'
import { Part } from './part.tsx'

const none: never[] = []

/** What keeps published entries from visitors; nothing when all is well. */
export function ToMend() {
  const { status } = useSiteState()
  const held = status?.held ?? none
  const authors = useAuthors(held)
  const linkTo = useLinkToField()
  const problems = status?.failure?.problems ?? none
  if (held.length === 0 && problems.length === 0) return null
  return (
    <Part title="To mend">
      <Stack gap={4}>
        {problems.length > 0 && <ProblemList problems={problems} linkTo={linkTo} />}
        {held.map((entry) => {
          const who = peopleBehind([entry], authors) || entry.by
          return (
            <Stack key={entry.id} gap={3}>
              <Text size={1} weight="medium">
                {entry.name}
                {who && `, published by ${who}`}:{' '}
                {entry.hasLastGood
                  ? 'visitors see its last good version'
                  : 'visitors do not see it yet'}
              </Text>
              <ProblemList problems={entry.problems} linkTo={linkTo} />
            </Stack>
          )
        })}
      </Stack>
    </Part>
  )
}
