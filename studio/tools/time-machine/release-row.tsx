import { formatTime } from '@kitewright/content-rules/dates'
import type { ReleaseTexts } from '@kitewright/protocol/site'
import { Badge, Card, Flex, Stack } from '@sanity/ui'
import { formatRest } from '../../publishing/site-status/format-rest.ts'
import { type Authors, formatAuthors } from '../../publishing/site-status/use-authors.ts'
import { Folded, Muted, SmallButton, Strong } from '../../ui.tsx'
import { ChangeList } from './change-list.tsx'

type Props = {
  release: ReleaseTexts
  isLive: boolean
  authors: Authors
  onRestore: () => void
  /** Absent if the entries of the version are not stored. */
  onEntries: (() => void) | undefined
  /** Absent but for the newest version. */
  onUndo: (() => void) | undefined
}

const kindLabels = {
  added: 'new',
  changed: 'changed',
  removed: 'removed',
  postponed: 'postponed',
  ended: 'ended',
} as const

/** One version: summary, author and time, and the names of added, changed and removed entries. */
export function ReleaseRow(props: Props) {
  const { release, isLive, authors, onRestore, onEntries, onUndo } = props
  const { at, changes, changesMore } = release
  const authorNames = formatAuthors(changes, authors)
  return (
    <Card as="li" border radius={2} padding={3} tone={isLive ? 'positive' : 'default'}>
      <Flex align="flex-start" justify="space-between" gap={3} wrap="wrap">
        <Stack gap={2}>
          <Strong>{release.words || 'Code or settings alone'}</Strong>
          <Muted>{[authorNames, formatTime(at)].filter(Boolean).join(', ')}</Muted>
          {changes.length > 0 && (
            <Folded title={formatNames(release)}>
              <ChangeList changes={changes} more={changesMore} labels={kindLabels} />
            </Folded>
          )}
        </Stack>
        <Flex align="center" gap={3}>
          {isLive && <Badge tone="positive">Live</Badge>}
          {onUndo && <SmallButton text="Undo this publish …" onClick={onUndo} />}
          {onEntries && <SmallButton text="Restore entries …" onClick={onEntries} />}
          {!isLive && <SmallButton text="Restore …" onClick={onRestore} />}
        </Flex>
      </Flex>
    </Card>
  )
}

/** As many names as fit into a line. */
const MAX_NAMES = 3

function formatNames(release: ReleaseTexts): string {
  const names = release.changes.slice(0, MAX_NAMES).map(({ name }) => name)
  const rest = formatRest(release, MAX_NAMES)
  return rest ? `${names.join(', ')}${rest}` : new Intl.ListFormat('en-IN').format(names)
}
