import type { SiteStatus } from '@kitewright/site-state/site-status'
import { Badge, Flex, Stack, Text } from '@sanity/ui'
import { useSiteState } from '../site-state/site-state-provider.tsx'
import { timeWords } from '../site-state/time-words.ts'
import { UnseenNote, unseen } from '../site-state/unseen.tsx'

/** Whether visitors see the newest content, and since when; or why that is not known. */
export function SiteNow() {
  const state = useSiteState()
  const { status } = state
  const hidden = unseen(state)
  return (
    <Stack gap={3}>
      {status && <State status={status} isChecked={hidden === null} />}
      {hidden && <UnseenNote unseen={hidden} />}
      {status && (
        <Text size={1}>
          <a href={status.siteUrl} target="_blank" rel="noreferrer">
            Open the site
          </a>
        </Text>
      )}
    </Stack>
  )
}

function State({ status, isChecked }: { status: SiteStatus; isChecked: boolean }) {
  const { label, tone, words } = stateOf(status, isChecked)
  return (
    <Flex align="center" gap={3}>
      <Badge tone={tone}>{label}</Badge>
      <Text size={1}>{words}</Text>
    </Flex>
  )
}

function stateOf({ live, work, failure, lock }: SiteStatus, isChecked: boolean) {
  const since = live && timeWords(live.at)
  const seen = isChecked
    ? `Visitors see what was published ${since}.`
    : `The newest version was made ${since}.`
  const shown = live ? seen : 'Nothing is live yet.'
  if (lock) return { label: 'Held back', tone: 'caution' as const, words: shown }
  if (failure) {
    return { label: 'Not live', tone: 'critical' as const, words: `${failure.message} ${shown}` }
  }
  if (work) return { label: 'Going live', tone: 'primary' as const, words: shown }
  if (!isChecked) return { label: 'Not known', tone: 'caution' as const, words: shown }
  return { label: 'Live', tone: 'positive' as const, words: shown }
}
