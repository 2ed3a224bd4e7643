import type { ReleaseWords } from '@kitewright/site-state/site-releases'
import { Stack, Text } from '@sanity/ui'
import { useReleases, useSiteState } from '../site-state/site-state-provider.tsx'
import { useAuthors } from '../site-state/use-authors.ts'
import { ReleaseRow } from './release-row.tsx'

type Props = {
  /** Whether it is kept what entries said in a version. */
  hasEntries: (release: ReleaseWords) => boolean
  onRestore: (release: ReleaseWords) => void
  onEntries: (release: ReleaseWords) => void
}

/** The versions of the site, the newest first. */
export function Versions({ hasEntries, onRestore, onEntries }: Props) {
  const { status } = useSiteState()
  const releases = useReleases()
  const authors = useAuthors(releases.flatMap(({ changes }) => changes))
  return (
    <Stack gap={5}>
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
            onRestore={status?.builder === 'service' ? () => onRestore(release) : undefined}
            onEntries={hasEntries(release) ? () => onEntries(release) : undefined}
          />
        ))}
      </Stack>
    </Stack>
  )
}

function introduction(builder: 'service' | 'static' | undefined): string {
  const entries =
    '“Restore entries” takes back what single entries said, as drafts that are published together.'
  if (builder === 'service') {
    return `Every version of the site that is kept. “Restore” shows one to visitors at once and holds new publishes back until you end that; nothing that was written is lost. ${entries}`
  }
  if (builder === 'static') {
    return `Every version that was built. This site stands at a host that keeps its versions itself: restore the whole site there. ${entries}`
  }
  return 'Nothing is known of the site: whoever builds it has not told anything here yet.'
}
