import { pagePaths } from '@kitewright/content-types/addresses'
import type { HeaderNeeds, Sources } from '@kitewright/site-engine/files'
import { draftFrames, listFrames } from '#app/blocks/policy.ts'
import { getCalendarSource, widgetAddress } from '#app/pages/booking/calendar/calendly.ts'
import type { Config } from '#app/routing/config-context.tsx'
import type { Block, SiteContent } from '#app/routing/page-content.ts'
import { isConfigured, isOwnReceiver } from '#app/sections/enquiry/send-enquiry.ts'

/** Hosts that redirect a POST, with their targets; a browser checks both. */
const redirects: Record<string, string> = {
  'script.google.com': 'https://script.googleusercontent.com',
}

type PageBlocks = Pick<SiteContent, 'landingPages'> & {
  home: Pick<SiteContent['home'], 'blockGroups'>
}

/** The Content Security Policy sources that settings and blocks require; empty without them. */
export function getPolicySources(
  {
    contactEndpoint,
    gaMeasurementId,
    schedulingUrl,
  }: Pick<Config, 'contactEndpoint' | 'gaMeasurementId' | 'schedulingUrl'>,
  { landingPages, home }: PageBlocks,
): Required<Pick<HeaderNeeds, 'sources' | 'pages' | 'draftFrames'>> {
  const sources = [
    ...(isConfigured(contactEndpoint) && !isOwnReceiver(contactEndpoint)
      ? [getEndpointSources(contactEndpoint)]
      : []),
    ...(gaMeasurementId ? [analyticsSources] : []),
    // On all pages: the policy of the first page applies to later ones.
    ...[...landingPages, ...(home.blockGroups ?? [])].flatMap(getFrameSources),
  ]
  if (!schedulingUrl) return { sources, pages: [], draftFrames }
  const booking = {
    path: pagePaths.booking,
    sources: [...sources, getCalendarSources(schedulingUrl)],
    // The calendar may open payment windows.
    headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' },
  }
  return { sources, pages: [booking], draftFrames }
}

const getFrameSources = ({ blocks }: { blocks: readonly Block[] }): Sources[] =>
  listFrames(blocks).map((origin) => ({ 'frame-src': [origin] }))

function getEndpointSources(endpoint: string): Sources {
  const { origin, pathname, hostname } = new URL(endpoint)
  // These two would end the source or the directive.
  const path = pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
  const target = redirects[hostname]
  return { 'connect-src': [`${origin}${path}`, ...(target ? [target] : [])] }
}

/** Google's sources, from its guide "Use Tag Manager with a Content Security Policy". */
const analyticsSources: Sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

function getCalendarSources(schedulingUrl: string): Sources {
  const { kind, url } = getCalendarSource(schedulingUrl)
  const { origin } = new URL(url)
  if (kind === 'frame') return { 'frame-src': [origin] }
  const files = new URL('.', widgetAddress).href
  return {
    'frame-src': [origin, 'https://calendly.com'],
    'script-src': [files],
    'style-src': [files],
  }
}
