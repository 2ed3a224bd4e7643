import { isAlive, linkAddress, linkState, type ShareLink } from '@kitewright/protocol/requests'
import { Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { useAttempt } from '../../publishing/site-check/use-attempt.tsx'
import { IssueList } from '../../publishing/site-status/issue-list.tsx'
import { useLinkToField } from '../../publishing/site-status/use-link-to-field.ts'
import { Muted, SmallButton, Strong } from '../../ui.tsx'
import { formatLastSeen, formatLinkState } from './format-link.ts'
import { useLinkActions } from './use-links.ts'

type Props = { link: ShareLink; siteUrl: string }

/** A share link: its drafts, expiry, views and actions. */
export function ShareLinkItem({ link, siteUrl }: Props) {
  const { renew, withdraw } = useLinkActions()
  const linkTo = useLinkToField()
  const { attempt, isBusy } = useAttempt()
  const address = linkAddress(siteUrl, link)
  const now = Date.now()
  const state = linkState(link, now)
  // Until the first pages are made there is no address to open.
  const isReady = isAlive(link, now) && link.made
  const copy = () =>
    attempt('Not copied: choose the address itself', async () => {
      await navigator.clipboard.writeText(address)
      return 'Copied. Everybody with the link sees these drafts, and nothing else.'
    })
  const update = () =>
    attempt('Nothing was changed', async () => {
      await renew(link)
      return undefined
    })
  const handleWithdraw = () =>
    attempt('Nothing was changed', async () => {
      await withdraw(link)
      return 'Withdrawn. The link leads nowhere now.'
    })
  return (
    <Stack gap={3}>
      <Strong>
        {link.entries.map(({ id, type, name }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <IntentLink intent="edit" params={{ id, type }}>
              {name}
            </IntentLink>
          </span>
        ))}
        <span style={{ fontWeight: 400 }}>, created by {link.by}</span>
      </Strong>
      <Text size={1} role={state === 'failed' ? 'alert' : 'status'}>
        {formatLinkState(link, now)}
      </Text>
      {state === 'failed' && link.failure && link.failure.issues.length > 0 && (
        <IssueList issues={link.failure.issues} linkTo={linkTo} />
      )}
      {isReady && (
        <>
          <Muted>{formatLastSeen(link)}</Muted>
          <Muted style={{ overflowWrap: 'anywhere', userSelect: 'all' }}>{address}</Muted>
        </>
      )}
      <Flex gap={2} align="center" wrap="wrap">
        {isReady && <SmallButton mode="default" tone="primary" text="Copy link" onClick={copy} />}
        <SmallButton
          text="Update link"
          title="Shows the drafts as they are now, for another 7 days, at the same address"
          disabled={isBusy || state === 'making'}
          onClick={update}
        />
        <SmallButton
          mode="bleed"
          text={state === 'ended' ? 'Remove' : 'Withdraw'}
          disabled={isBusy}
          onClick={handleWithdraw}
        />
      </Flex>
    </Stack>
  )
}
