import type { Hsts } from '@kitewright/content-loader/settings'
import { LIVE_PATH } from '@kitewright/protocol/site'
import { PREVIEW_PATH } from '../addresses/paths.ts'
import { hashedFolders } from '../files/hashed-files.ts'
import {
  buildContentSecurityPolicy,
  type PolicyNeeds,
  type Sources,
} from './content-security-policy.ts'

export type { Sources }

/** Header name -> value. */
type Headers = Record<string, string>

/**
 * Headers of a path, or of all paths with this prefix (`*` at the end). All matching rules apply; of several values of
 * a header the last wins.
 */
export type HeaderRule = { path: string; headers: Headers }

/** Unused features, which no script may use. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * The policy of files other than pages, for when one is opened directly, and for a worker, which reads files. Short, as
 * each page loads a dozen of them: the pages' policy would add 1.5 KB to each without header compression.
 */
const filePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** A page that uses more hosts than the others. */
type PageNeeds = {
  /** Its path, as a prefix. */
  path: string
  /** Sources of all pages and its own. */
  sources: readonly Sources[]
  /** Other headers that differ. */
  headers: Headers
}

export type HeaderNeeds = PolicyNeeds & {
  pages?: readonly PageNeeds[]
  /** HSTS; not sent if absent. */
  hsts?: Hsts | null
  /** Null without a preview. */
  preview?: PreviewNeeds | null
  /** Origins of the frames that a draft may show. */
  draftFrames?: readonly string[]
}

type PreviewNeeds = {
  /** Origin of the Studio, the only one that may frame the preview. */
  studioUrl: string
  /** Origin of the pictures and files in drafts. */
  pictures: string
}

/** The header rules of a site, for every host and the local server. */
export function createHeaderRules(needs: HeaderNeeds): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': buildContentSecurityPolicy(needs),
        ...(needs.hsts && { 'Strict-Transport-Security': formatHsts(needs.hsts) }),
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'no-cache',
      },
    },
    ...hashedFolders.map((folder) => ({
      path: `${folder}*`,
      headers: {
        'Content-Security-Policy': filePolicy,
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    })),
    ...['/favicon.png', '/favicon.ico', '/site.webmanifest'].map((path) => ({
      path,
      // Browsers request them again with each page.
      headers: { 'Content-Security-Policy': filePolicy, 'Cache-Control': 'public, max-age=86400' },
    })),
    // Other sites show them.
    { path: '/social/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    liveRule,
    ...(needs.pages ?? []).map((page) => createPageRule(page, needs)),
    ...(needs.preview ? previewRules(needs.preview, needs.draftFrames) : []),
  ].reduce(withRule, [])
}

const formatHsts = ({ seconds, hasSubdomains }: Hsts) =>
  `max-age=${seconds}${hasSubdomains ? '; includeSubDomains' : ''}`

/** The Studio, which has another origin, shows editors the live revisions. They are public. */
const liveRule: HeaderRule = {
  path: LIVE_PATH,
  headers: {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
}

/**
 * Only the Studio may frame the preview. The Studio sends the drafts in messages; the preview itself only fetches
 * published content from this site. Its clickable texts set styles.
 */
const previewRules = (
  { studioUrl, pictures }: PreviewNeeds,
  frames: readonly string[] = [],
): HeaderRule[] =>
  [PREVIEW_PATH, `${PREVIEW_PATH}/*`].map((path) => ({
    path,
    headers: {
      'Content-Security-Policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        // The Studio serves the pictures of the menu that inserts a block.
        `img-src 'self' data: blob: ${studioUrl} ${pictures}`,
        "font-src 'self'",
        `media-src 'self' blob: ${pictures}`,
        ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
        "connect-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
        `frame-ancestors ${studioUrl}`,
      ].join('; '),
      // Browsers that support `frame-ancestors` ignore it.
      'X-Frame-Options': 'SAMEORIGIN',
      // A separate preview window must keep its opener, the Studio.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'X-Robots-Tag': 'noindex',
    },
  }))

const createPageRule = ({ path, sources, headers }: PageNeeds, needs: PolicyNeeds): HeaderRule => ({
  path: `${path}*`,
  headers: {
    'Content-Security-Policy': buildContentSecurityPolicy({ ...needs, sources }),
    ...headers,
  },
})

/** Merges rules of the same path, as some hosts read only the first. */
function withRule(rules: HeaderRule[], { path, headers }: HeaderRule): HeaderRule[] {
  const known = rules.find((rule) => rule.path === path)
  if (!known) return [...rules, { path, headers }]
  return rules.map((rule) =>
    rule === known ? { path, headers: { ...known.headers, ...headers } } : rule,
  )
}

/** Whether a rule's pattern matches a path. */
export const matchesPath = (pattern: string, pathname: string) =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern

/** The headers of a path, whether or not the file exists. */
export const getHeaders = (rules: readonly HeaderRule[], pathname: string): Headers =>
  Object.assign(
    {},
    ...rules.filter(({ path }) => matchesPath(path, pathname)).map((rule) => rule.headers),
  )

/** Security headers of responses that are not pages: short texts, errors and JSON. */
export const plainHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const
