import { LIVE_PATH } from '@kitewright/protocol/site'
import { Stack, Text } from '@sanity/ui'
import { Muted } from '../../ui.tsx'
import type { LiveFailure } from './read-live.ts'
import type { SiteState } from './site-state.ts'

/** Why the live state is unknown: for editors, and with advice for the administrator. */
export type UnknownState = { reason: string; fix: string }

export function getUnknownState({ status, failure }: SiteState): UnknownState | null {
  if (!status) {
    return {
      reason: 'The state of the site is unknown: its server has not reported anything yet.',
      fix: 'the rebuild service needs SANITY_WRITE_TOKEN, a token that may write. For a static host the Studio needs SANITY_STUDIO_STATIC_SITE_URL.',
    }
  }
  if (!failure) return null
  return {
    reason:
      'What visitors see cannot be checked from here. What you publish is kept all the same; open the site to see whether it is live.',
    fix: describeFix(failure, status.siteUrl),
  }
}

function describeFix(trouble: LiveFailure, siteUrl: string): string {
  const file = `${siteUrl}${LIVE_PATH}`
  switch (trouble.kind) {
    case 'no-answer':
      return `${file} does not answer the Studio. Is the site up, with the header Access-Control-Allow-Origin of this file?`
    case 'refused':
      return `${file} answers with ${trouble.httpStatus}. Is the site up, and is ${siteUrl} its address?`
    case 'garbled':
      return `${file} does not hold what is live. Is ${siteUrl} its address?`
  }
}

export const UnknownStateNote = ({ unseen: { reason, fix } }: { unseen: UnknownState }) => (
  <Stack gap={3}>
    <Text size={1}>{reason}</Text>
    <Muted>For the administrator of the site: {fix}</Muted>
  </Stack>
)
