import { Stack, Text } from '@sanity/ui'
import { useReleases } from '../site-state/site-state-provider.tsx'
import { timeWords } from '../site-state/time-words.ts'
import { peopleBehind, useAuthors } from '../site-state/use-authors.ts'

const SHOWN = 10

/** What went live last, in words. */
export function LastPublishes() {
  const last = useReleases()
    .filter(({ changes }) => changes.length > 0)
    .slice(0, SHOWN)
  const authors = useAuthors(last.flatMap(({ changes }) => changes))
  if (last.length === 0) {
    return (
      <Text size={1} muted>
        Nothing yet.
      </Text>
    )
  }
  return (
    <Stack as="ol" gap={3} padding={0}>
      {last.map(({ id, at, words, changes }) => {
        const who = peopleBehind(changes, authors)
        return (
          <Text as="li" size={1} key={id}>
            {words}
            {who && `, by ${who}`}, {timeWords(at)}
          </Text>
        )
      })}
    </Stack>
  )
}
