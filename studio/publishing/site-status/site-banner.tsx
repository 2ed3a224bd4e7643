import { formatTime } from '@kitewright/content-rules/dates'
import { Card, Flex, Text } from '@sanity/ui'
import { SmallButton } from '../../ui.tsx'
import { useSiteRequest } from './site-request.ts'
import { useSiteState } from './site-state-provider.tsx'

/** Says that publishing is paused, by whom, and how to resume it. */
export function SiteBanner() {
  const { status } = useSiteState()
  const { send, isSending } = useSiteRequest()
  if (!status?.lock) return null
  const { live, lock } = status
  const { since, reason, by } = lock
  return (
    <Card tone="caution" padding={3} borderBottom role="status">
      <Flex align="center" justify="space-between" gap={3} wrap="wrap">
        <Text size={1}>
          Nothing goes live now: {reason}
          {by && ` by ${by}`}, {formatTime(since)}.
          {live && ` Visitors see the site of ${formatTime(live.at)}.`} What you publish is kept and
          goes live afterwards.
        </Text>
        <SmallButton
          mode="default"
          text="Resume publishing"
          tone="caution"
          loading={isSending}
          onClick={() => send({ action: 'resume' })}
        />
      </Flex>
    </Card>
  )
}
