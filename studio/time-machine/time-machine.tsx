import { keptSince } from '@kitewright/site-state/entry-versions'
import type { ReleaseWords } from '@kitewright/site-state/site-releases'
import { Box, Container, Heading, Stack, Tab, TabList, TabPanel } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useSite } from '../whole-site/use-site.ts'
import { Bin } from './bin.tsx'
import { deletedEntries } from './deleted-entries.ts'
import { EntriesDialog } from './entries-dialog.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { useEntryVersions } from './use-entry-versions.ts'
import { Versions } from './versions.tsx'

/** What was chosen of a version: to show it, or to take entries of it back. */
type Chosen = { release: ReleaseWords; what: 'site' | 'entries' }

/** The versions of the site, each with the ways back to it, and what was deleted. */
export function TimeMachine() {
  const versions = useEntryVersions()
  const site = useSite()
  const [tab, setTab] = useState<'versions' | 'bin'>('versions')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const deleted = useMemo(
    () => (site && versions ? deletedEntries(site, versions, Date.now()) : []),
    [site, versions],
  )
  const hasEntries = ({ at }: ReleaseWords) =>
    at >= keptSince(Date.now()) && (versions ?? []).some(({ since }) => since <= at)
  const close = () => setChosen(null)
  return (
    <Box height="fill" overflow="auto" padding={[3, 4, 5]}>
      <Container width={2}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Time machine
          </Heading>
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
              <Versions
                hasEntries={hasEntries}
                onRestore={(release) => setChosen({ release, what: 'site' })}
                onEntries={(release) => setChosen({ release, what: 'entries' })}
              />
            )}
          </TabPanel>
        </Stack>
      </Container>
      {chosen?.what === 'site' && <RestoreDialog release={chosen.release} onClose={close} />}
      {chosen?.what === 'entries' && <EntriesDialog release={chosen.release} onClose={close} />}
    </Box>
  )
}
