import type { ReleaseWords } from '@kitewright/site-state/site-releases'
import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { timeWords } from '../site-state/time-words.ts'
import { peopleBehind } from '../site-state/use-authors.ts'

type Props = {
  release: ReleaseWords
  isLive: boolean
  authors: ReadonlyMap<string, string>
  /** The static host that keeps it, if it is one. */
  host: string | undefined
  /** Absent when the builder cannot restore by itself. */
  onRestore: (() => void) | undefined
}

/** One version: what it changed, by whom, when. */
export function ReleaseRow({ release, isLive, authors, host, onRestore }: Props) {
  const { at, words, changes, url } = release
  const who = peopleBehind(changes, authors)
  return (
    <Card as="li" border radius={2} padding={3} tone={isLive ? 'positive' : 'default'}>
      <Flex align="center" justify="space-between" gap={3}>
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {words || 'Code or settings alone'}
          </Text>
          <Text size={1} muted>
            {[who, timeWords(at)].filter(Boolean).join(', ')}
          </Text>
        </Stack>
        <Flex align="center" gap={3}>
          {url && (
            <Text size={1}>
              <a href={url} target="_blank" rel="noreferrer">
                Open at {host ?? 'its host'}
              </a>
            </Text>
          )}
          {isLive && <Badge tone="positive">Live</Badge>}
          {!isLive && onRestore && (
            <Button text="Restore …" mode="ghost" fontSize={1} padding={2} onClick={onRestore} />
          )}
        </Flex>
      </Flex>
    </Card>
  )
}
