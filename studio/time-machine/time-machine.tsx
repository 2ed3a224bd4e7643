import type { ReleaseWords } from '@kitewright/site-state/site-releases'
import { Box, Container, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useReleases, useSiteState } from '../site-state/site-state-provider.tsx'
import { useAuthors } from '../site-state/use-authors.ts'
import { ReleaseRow } from './release-row.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

/** The versions of the site, the newest first, each with a way back to it. */
export function TimeMachine() {
  const { status } = useSiteState()
  const releases = useReleases()
  const authors = useAuthors(releases.flatMap(({ changes }) => changes))
  const [chosen, setChosen] = useState<ReleaseWords | null>(null)
  return (
    <Box height="fill" overflow="auto" padding={[3, 4, 5]}>
      <Container width={2}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Time machine
          </Heading>
          <Text size={1} muted>
            {introduction(status?.builder)}
          </Text>
          {status?.host?.url && (
            <Text size={1}>
              <a href={status.host.url} target="_blank" rel="noreferrer">
                Restore a build at {status.host.name}
              </a>
            </Text>
          )}
          <Stack as="ol" aria-label="Versions" gap={2} padding={0}>
            {releases.map((release) => (
              <ReleaseRow
                key={release.id}
                release={release}
                isLive={release.id === status?.live?.release}
                authors={authors}
                host={status?.host?.name}
                onRestore={status?.builder === 'service' ? () => setChosen(release) : undefined}
              />
            ))}
          </Stack>
        </Stack>
      </Container>
      {chosen && <RestoreDialog release={chosen} onClose={() => setChosen(null)} />}
    </Box>
  )
}

function introduction(builder: 'service' | 'static' | undefined): string {
  if (builder === 'service') {
    return 'Every version of the site that is kept. Restoring one shows it to visitors at once and holds new publishes back until you end that. Nothing that was written is lost.'
  }
  if (builder === 'static') {
    return 'Every version that was built. This site stands at a host that keeps its versions itself: restore there.'
  }
  return 'Nothing is known of the site: whoever builds it has not told anything here yet.'
}
