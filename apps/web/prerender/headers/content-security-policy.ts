import { createHash } from 'node:crypto'
import { calendarSource } from '../../src/pages/booking/calendar/calendar-source.ts'
import { widgetAddress } from '../../src/pages/booking/calendar/calendly.ts'
import { isConfigured } from '../../src/pages/contact/enquiry/send-enquiry.ts'
import type { Config } from '../../src/routing/config-context.tsx'

export type PolicyNeeds = {
  config: Pick<Config, 'contactEndpoint' | 'gaMeasurementId' | 'schedulingUrl'>
  /** Text of every script that stands in a page, exactly as it stands there. */
  scripts: readonly string[]
  /** The same for styles. */
  styles: readonly string[]
}

/** Sources by directive. */
type Sources = Record<string, readonly string[]>

/** Hosts that answer a POST with a redirect, and where to; a browser checks both. */
const redirects: Record<string, string> = {
  'script.google.com': 'https://script.googleusercontent.com',
}

/**
 * The Content-Security-Policy of a page: nothing but the site's own files, the scripts and styles
 * that stand in its pages (by hash), and the hosts that the settings need. The calendar's hosts are
 * for the page that shows it (`calendar`). One line without line breaks.
 */
export function contentSecurityPolicy(
  { config, scripts, styles }: PolicyNeeds,
  { calendar = false } = {},
): string {
  const { contactEndpoint, gaMeasurementId, schedulingUrl } = config
  const policy = joined([
    {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...scripts.map(hashSource)],
      'style-src': ["'self'", ...styles.map(hashSource)],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
    isConfigured(contactEndpoint) ? endpointSources(contactEndpoint) : {},
    gaMeasurementId ? analyticsSources : {},
    calendar && schedulingUrl ? calendarSources(schedulingUrl) : {},
  ])
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

/** `'sha256-…'` of an inline script or style. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function endpointSources(endpoint: string): Sources {
  const { origin, pathname, hostname } = new URL(endpoint)
  // These two would end the source or the directive.
  const path = pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
  const target = redirects[hostname]
  return { 'connect-src': [`${origin}${path}`, ...(target ? [target] : [])] }
}

/** What Google asks for, as of its guide "Use Tag Manager with a Content Security Policy". */
const analyticsSources: Sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

function calendarSources(schedulingUrl: string): Sources {
  const { kind, url } = calendarSource(schedulingUrl)
  const { origin } = new URL(url)
  if (kind === 'frame') return { 'frame-src': [origin] }
  const files = new URL('.', widgetAddress).href
  return {
    'frame-src': [origin, 'https://calendly.com'],
    'script-src': [files],
    'style-src': [files],
    // The provider's script positions its container by a style attribute.
    'style-src-attr': ["'unsafe-inline'"],
  }
}

function joined(parts: readonly Sources[]): Sources {
  const all: Record<string, string[]> = {}
  for (const part of parts) {
    for (const [directive, sources] of Object.entries(part)) {
      all[directive] = [...(all[directive] ?? []), ...sources]
    }
  }
  return all
}
