import { LIVE_PATH } from '@kitewright/protocol/site'
import { Stack, Text } from '@sanity/ui'
import { Muted } from '../../ui.tsx'
import type { LiveTrouble } from './read-live.ts'
import type { SiteState } from './site-state.ts'

/** Why the live state is unknown: for editors, and with advice for the administrator. */
export type Unseen = { why: string; look: string }

/** @param studioUrl origin of the Studio; the builder of the site must know it. */
export function unseen({ status, trouble }: SiteState, studioUrl = location.origin): Unseen | null {
  if (!status) {
    return {
      why: 'The state of the site is unknown: its builder has not reported anything yet.',
      look: 'the builder of the site reports it with SANITY_WRITE_TOKEN, a token that may write.',
    }
  }
  if (!trouble) return null
  return {
    why: 'What visitors see cannot be checked from here. What you publish is kept all the same; open the site to see whether it is live.',
    look: lookAt(trouble, `${status.siteUrl}${LIVE_PATH}`, studioUrl),
  }
}

function lookAt(trouble: LiveTrouble, file: string, studioUrl: string): string {
  switch (trouble.kind) {
    case 'no-answer':
      return `${file} does not answer the Studio. Is the site up, and is PUBLIC_STUDIO_URL of its builder ${studioUrl}?`
    case 'refused':
      return `${file} answers with ${trouble.httpStatus}. Is the site up, and is PUBLIC_SITE_URL of its builder its own address?`
    case 'garbled':
      return `${file} does not hold what is live. Is PUBLIC_SITE_URL of its builder its own address?`
  }
}

export const UnseenNote = ({ unseen: { why, look } }: { unseen: Unseen }) => (
  <Stack gap={3}>
    <Text size={1}>{why}</Text>
    <Muted>For the administrator of the site: {look}</Muted>
  </Stack>
)
