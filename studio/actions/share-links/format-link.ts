import { formatTime } from '@kitewright/content-rules/dates'
import { linkState, type ShareLink } from '@kitewright/protocol/requests'
import type { SiteStatus } from '@kitewright/protocol/site'

/** Pages that are named one by one. */
const MAX_NAMED = 6

/** State of a link: its pages and end, or the reason why it has no pages. */
export function formatLinkState(link: ShareLink, now = Date.now()): string {
  const { made, failure } = link
  switch (linkState(link, now)) {
    case 'making':
      return 'Its pages are being made …'
    case 'failed': {
      const isCurrent = made && Date.parse(made.ends) > now
      const before = isCurrent
        ? ` It shows what it showed before, until ${formatTime(made.ends, now)}.`
        : ''
      return `${failure?.message ?? ''}${before}`
    }
    case 'ended':
      return made ? `Ended ${formatTime(made.ends, now)}.` : ''
    case 'open':
      return made ? `Shows ${formatPages(made)}. Ends ${formatTime(made.ends, now)}.` : ''
  }
}

function formatPages({ pages, pagesMore }: NonNullable<ShareLink['made']>): string {
  const named = pages.slice(0, MAX_NAMED).map(({ title }) => title)
  const more = pages.length - named.length
  const rest = more > 0 ? ` and ${more} more` : ''
  const left = pagesMore > 0 ? `; ${pagesMore} others that change are not in it` : ''
  return `${named.join(', ')}${rest}${left}`
}

/** Views of a link: “Opened 3 times; last seen: Home, today 16:20”. */
export function formatLastSeen({ seen, made }: ShareLink, now?: number): string {
  if (!seen) return 'Not opened yet.'
  const { opened, at, path } = seen
  const page = made?.pages.find((one) => one.path === path)?.title ?? path
  const times = opened === 1 ? 'Opened once' : `Opened ${opened} times`
  return `${times}; last seen: ${page}, ${formatTime(at, now)}.`
}

/** Why there can be no links; null when there can be, or it is not known. */
export function explainMissingLinks(status: SiteStatus | null): string | null {
  if (!status || status.canLink) return null
  return status.builder === 'static'
    ? 'Share links need the site’s own server. This site is at a static host, where every file is public.'
    : 'Share links need a newer version of the site’s server.'
}
