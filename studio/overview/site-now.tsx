import type { SiteStatus } from '@kitewright/site-state/site-status'
import { Badge, Flex, Stack, Text } from '@sanity/ui'
import { useSiteState } from '../site-state/site-state-provider.tsx'
import { timeWords } from '../site-state/time-words.ts'

/** Whether visitors see the newest content, and since when. */
export function SiteNow() {
  const { status } = useSiteState()
  if (!status) {
    return (
      <Text size={1} muted>
        Nothing is known of the site: whoever builds it has not told anything here yet.
      </Text>
    )
  }
  const { label, tone, words } = stateOf(status)
  return (
    <Stack gap={3}>
      <Flex align="center" gap={3}>
        <Badge tone={tone}>{label}</Badge>
        <Text size={1}>{words}</Text>
      </Flex>
      <Text size={1}>
        <a href={status.siteUrl} target="_blank" rel="noreferrer">
          Open the site
        </a>
      </Text>
    </Stack>
  )
}

function stateOf({ live, work, failure, lock }: SiteStatus) {
  const shown = live
    ? `Visitors see what was published ${timeWords(live.at)}.`
    : 'Nothing is live yet.'
  if (lock) return { label: 'Held back', tone: 'caution' as const, words: shown }
  if (failure) {
    return { label: 'Not live', tone: 'critical' as const, words: `${failure.message} ${shown}` }
  }
  if (work) return { label: 'Going live', tone: 'primary' as const, words: shown }
  return { label: 'Live', tone: 'positive' as const, words: shown }
}
