import { formatTime } from '@kitewright/content-rules/dates'
import { type EntryVersion, getRetainedSince, type ReleaseTexts } from '@kitewright/protocol/site'
import { Box, Button, Container, Heading, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { getDocumentId, type Site } from '../../publishing/site-check/site.ts'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { useSiteRequest } from '../../publishing/site-status/site-request.ts'
import { useReleases, useSiteState } from '../../publishing/site-status/site-state-provider.tsx'
import { useAuthors } from '../../publishing/site-status/use-authors.ts'
import { Muted, TextDialog } from '../../ui.tsx'
import { Bin } from './bin.tsx'
import { ChangeList } from './change-list.tsx'
import { EntriesDialog } from './entries-dialog.tsx'
import { ReleaseRow } from './release-row.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { useEntryVersions } from './use-entry-versions.ts'

/** The chosen action on a version: show it, restore entries, or undo the publish that made it. */
type Chosen =
  | { what: 'site' | 'entries'; release: ReleaseTexts }
  | { what: 'undo'; release: ReleaseTexts; before: ReleaseTexts }

/** The versions of the site, with buttons to restore them, and deleted entries. */
export function TimeMachine() {
  const { status } = useSiteState()
  const versions = useEntryVersions()
  const site = useSite()
  const [tab, setTab] = useState<'versions' | 'bin'>('versions')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const deleted = useMemo(
    () => (site && versions ? getDeletedEntries(site, versions, Date.now()) : []),
    [site, versions],
  )
  const hasEntries = ({ at }: ReleaseTexts) =>
    at >= getRetainedSince(Date.now()) && (versions ?? []).some(({ since }) => since <= at)
  const close = () => setChosen(null)
  return (
    <Box height="fill" overflow="auto" padding={[3, 4, 5]}>
      <Container width={2}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Time machine
          </Heading>
          {status?.builder === 'static' ? (
            <Muted>
              This site is at a static host, which keeps its builds: restore the whole site there.
              The earlier versions of an entry are in its History.
            </Muted>
          ) : (
            <>
              <TabList gap={1}>
                <Tab
                  id="time-machine-versions"
                  aria-controls="time-machine-panel"
                  fontSize={1}
                  padding={2}
                  label="Versions"
                  selected={tab === 'versions'}
                  onClick={() => setTab('versions')}
                />
                <Tab
                  id="time-machine-bin"
                  aria-controls="time-machine-panel"
                  fontSize={1}
                  padding={2}
                  label={`Bin ${deleted.length}`}
                  selected={tab === 'bin'}
                  onClick={() => setTab('bin')}
                />
              </TabList>
              <TabPanel id="time-machine-panel" aria-labelledby={`time-machine-${tab}`}>
                {tab === 'bin' ? (
                  <Bin entries={deleted} />
                ) : (
                  <Versions hasEntries={hasEntries} onChoose={setChosen} />
                )}
              </TabPanel>
            </>
          )}
        </Stack>
      </Container>
      {chosen?.what === 'site' && <RestoreDialog release={chosen.release} onClose={close} />}
      {chosen?.what === 'entries' && <EntriesDialog release={chosen.release} onClose={close} />}
      {chosen?.what === 'undo' && <UndoDialog {...chosen} onClose={close} />}
    </Box>
  )
}

const verbs = {
  added: 'comes back',
  changed: 'becomes what it was',
  removed: 'disappears',
  postponed: 'disappears, as its date was ahead',
  ended: 'disappears, as it had ended',
} as const

/** Shows what a restore would change, and does it. */
function RestoreDialog({ release, onClose }: { release: ReleaseTexts; onClose: () => void }) {
  const { send, isSending } = useSiteRequest()
  const { id, at, restoring, restoringMore, isOtherCode, contentHash, bundleHash } = release
  const restore = async () => {
    await send({ action: 'restore', release: id, contentHash, bundleHash })
    onClose()
  }
  return (
    <TextDialog
      id="restore"
      header={`Show the site of ${formatTime(at)}?`}
      onClose={onClose}
      onClickOutside={onClose}
      buttons={
        <>
          <Button text="Cancel" mode="ghost" onClick={onClose} />
          <Button
            text="Restore and pause publishing"
            tone="critical"
            loading={isSending}
            onClick={restore}
          />
        </>
      }
    >
      <Text size={1}>
        {restoring.length > 0 ? 'For visitors, this changes:' : 'The content is the same as now.'}
        {isOtherCode && ' The site’s code or settings were different then, and come back too.'}
      </Text>
      <ChangeList changes={restoring} more={restoringMore} labels={verbs} />
      <Muted>
        What editors wrote stays as it is in the Studio. Everybody sees a line at the top that
        publishing is paused, with a button that resumes it.
      </Muted>
    </TextDialog>
  )
}

type Props = {
  /** Whether the entries of a version are stored. */
  hasEntries: (release: ReleaseTexts) => boolean
  onChoose: (chosen: Chosen) => void
}

/** The versions of the site, the newest first. */
function Versions({ hasEntries, onChoose }: Props) {
  const { status } = useSiteState()
  const releases = useReleases()
  const authors = useAuthors(releases.flatMap(({ changes }) => changes))
  const [newest, before] = releases
  const canUndo = newest && before && newest.changes.length > 0 && hasEntries(before)
  return (
    <Stack gap={5}>
      <Muted>
        {status
          ? 'Every stored version of the site. “Restore” shows one to visitors at once and pauses publishing until you resume it. Nothing is lost. “Restore entries” restores single entries, as drafts that are published together.'
          : 'The state of the site is unknown: its server has not reported anything yet.'}
      </Muted>
      <Stack as="ol" aria-label="Versions" gap={2} padding={0}>
        {releases.map((release) => (
          <ReleaseRow
            key={release.id}
            release={release}
            isLive={release.id === status?.live?.release}
            authors={authors}
            onRestore={() => onChoose({ what: 'site', release })}
            onEntries={
              hasEntries(release) ? () => onChoose({ what: 'entries', release }) : undefined
            }
            onUndo={
              release === newest && canUndo
                ? () => onChoose({ what: 'undo', release, before })
                : undefined
            }
          />
        ))}
      </Stack>
    </Stack>
  )
}

/**
 * The last version of each entry that visitors saw in the last 30 days and that is neither published nor a draft any
 * more, the newest first.
 *
 * @param now ms since 1970.
 */
export function getDeletedEntries(
  site: Site,
  versions: readonly EntryVersion[],
  now: number,
): EntryVersion[] {
  const currentIds = new Set([...site.published, ...site.drafts].map(getDocumentId))
  const deleted = versions.filter(
    ({ entry, until }) =>
      !currentIds.has(entry) && (until === null || until >= getRetainedSince(now)),
  )
  const last = new Map(deleted.toSorted(compareByEnd).map((version) => [version.entry, version]))
  return [...last.values()].sort(compareByEnd).reverse()
}

/** Entries without a release that removed them were deleted last. */
const compareByEnd = (a: EntryVersion, b: EntryVersion) => {
  const [first, second] = [a.until ?? '~', b.until ?? '~']
  return Number(first > second) - Number(first < second)
}
