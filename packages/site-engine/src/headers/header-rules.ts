import type { Hsts } from '@kitewright/content-loader/settings'
import { LIVE_PATH } from '@kitewright/protocol/site'
import { PREVIEW_PATH } from '../addresses/paths.ts'
import { hashedFolders } from '../files/hashed-files.ts'
import { contentSecurityPolicy, type PolicyNeeds, type Sources } from './content-security-policy.ts'

/** Security headers of every answer that is no page of the site: short texts, refusals and JSON. */
export const plainHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const

export type { Sources }

/** Header name -> value. */
type Headers = Record<string, string>

/**
 * Headers of all paths that begin as `path` does (a `*` at its end) or are `path`. Of several rules
 * for one path all count, and of several values of one header the last.
 */
export type HeaderRule = { path: string; headers: Headers }

/** Features that no page uses, so that no script in it may either. */
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
 * The policy of a file that is no page, where one opens it by itself. Short, as a dozen of them come
 * with each page: the policy of the pages would add 1.5 KB to each where headers are not compressed.
 */
const filePolicy = "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'"

/** A page that asks more of other hosts than the others do. */
type PageNeeds = {
  /** Its path; rules count for all paths that begin with it. */
  path: string
  /** Those of all pages and its own. */
  sources: readonly Sources[]
  /** Headers that differ beside the policy. */
  headers: Headers
}

export type HeaderNeeds = PolicyNeeds & {
  pages?: readonly PageNeeds[]
  /** Origin of the Studio; without one no other origin may read anything. */
  studioUrl?: string | null | undefined
  /** Without it browsers are promised nothing of https. */
  hsts?: Hsts | null
  /** Null in a site without a preview of drafts. */
  preview?: PreviewNeeds | null
}

type PreviewNeeds = {
  /** Origin of the Studio, the only page that may hold the preview in a frame. */
  studioUrl: string
  /** Origin of the pictures in drafts. */
  pictures: string
}

/** The headers of a whole site; every host and the local server send what these rules say. */
export function headerRules(needs: HeaderNeeds): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(needs),
        ...(needs.hsts && { 'Strict-Transport-Security': hstsValue(needs.hsts) }),
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
    ...['/favicon.svg', '/favicon.ico', '/site.webmanifest'].map((path) => ({
      path,
      headers: { 'Content-Security-Policy': filePolicy },
    })),
    // Made to be shown by others.
    { path: '/social/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    ...(needs.studioUrl ? [studioRule(needs.studioUrl)] : []),
    ...(needs.pages ?? []).map((page) => pageRule(page, needs)),
    ...(needs.preview ? previewRules(needs.preview) : []),
  ].reduce(withRule, [])
}

const hstsValue = ({ seconds, hasSubdomains }: Hsts) =>
  `max-age=${seconds}${hasSubdomains ? '; includeSubDomains' : ''}`

/** The Studio tells editors what is live; it is on another origin. */
const studioRule = (studioUrl: string): HeaderRule => ({
  path: LIVE_PATH,
  headers: {
    'Access-Control-Allow-Origin': studioUrl,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
})

/**
 * The preview shows itself in the Studio alone. What it renders comes from drafts by messages of the Studio; by itself
 * it asks this site alone, for what is published. Its clickable texts set styles as they go.
 */
const previewRules = ({ studioUrl, pictures }: PreviewNeeds): HeaderRule[] =>
  [PREVIEW_PATH, `${PREVIEW_PATH}/*`].map((path) => ({
    path,
    headers: {
      'Content-Security-Policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        // The Studio has the pictures of the menu that inserts a section.
        `img-src 'self' data: blob: ${studioUrl} ${pictures}`,
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
        `frame-ancestors ${studioUrl}`,
      ].join('; '),
      // For browsers that know the line above this one says nothing more; they pass over it.
      'X-Frame-Options': 'SAMEORIGIN',
      // A window of its own must stay beside the Studio that opened it.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'X-Robots-Tag': 'noindex',
    },
  }))

const pageRule = ({ path, sources, headers }: PageNeeds, needs: PolicyNeeds): HeaderRule => ({
  path: `${path}*`,
  headers: { 'Content-Security-Policy': contentSecurityPolicy({ ...needs, sources }), ...headers },
})

/** One rule a path: some hosts read only the first. */
function withRule(rules: HeaderRule[], { path, headers }: HeaderRule): HeaderRule[] {
  const known = rules.find((rule) => rule.path === path)
  if (!known) return [...rules, { path, headers }]
  return rules.map((rule) =>
    rule === known ? { path, headers: { ...known.headers, ...headers } } : rule,
  )
}

/** Whether a rule for `pattern` is one for `pathname`. */
export const fits = (pattern: string, pathname: string) =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern

/** What is sent with the answer for a path, whether or not there is a file. */
export const headersFor = (rules: readonly HeaderRule[], pathname: string): Headers =>
  Object.assign({}, ...rules.filter(({ path }) => fits(path, pathname)).map((rule) => rule.headers))
