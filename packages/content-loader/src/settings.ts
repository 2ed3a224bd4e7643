import { ENQUIRY_PATH } from '@kitewright/protocol/enquiry'
import { z } from 'zod'
import { SettingsError } from './errors.ts'

/** A content lake: a hosted Sanity dataset, or a compatible server. */
export type LakeSettings = {
  projectId: string
  dataset: string
  /** Origin of another lake than hosted Sanity, for example `http://localhost:3334`. */
  apiHost: string | null
  token: string | null
}

/** Checked settings from the environment. Null: not set. */
export type Settings = {
  /** Origin without a trailing slash, for canonical addresses, sitemap and social tags. */
  siteUrl: string
  /** Receiver of enquiries: an address, or a path of the site's own server. */
  contactEndpoint: string | null
  gaMeasurementId: string | null
  schedulingUrl: string | null
  /** Origin of the Studio, which may show drafts at `/preview`; null: no preview. */
  studioUrl: string | null
  /** The HSTS header; null: not sent. */
  hsts: Hsts | null
  lake: LakeSettings | null
  contentSource: 'auto' | 'sanity' | 'seed'
}

/** `seconds` 0 clears HSTS in browsers. */
export type Hsts = { seconds: number; hasSubdomains: boolean }

export type Environment = Readonly<Record<string, string | undefined>>

const DEFAULT_SITE_URL = 'http://localhost:4173'
/** Sanity's default name of a project's first dataset. */
const DEFAULT_DATASET = 'production'

const TWO_YEARS = '63072000'
/** Disables a header, which another program may send. */
const OFF = 'off'

/** An optional variable; blank means unset, as in an `.env` file. */
const defineOptionalVariable = (expected: string, fits: (value: string) => boolean) =>
  z
    .string()
    .optional()
    .transform((value) => value?.trim() || undefined)
    .refine((value) => value === undefined || fits(value), { error: expected })

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined
}

const isPrivateHost = ({ hostname }: URL) =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'

/** An address that a browser may call from an https: page, or one on this machine. */
function isAddress(value: string): boolean {
  const url = parseUrl(value)
  if (!url || url.username || url.password) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isPrivateHost(url))
}

function isOrigin(value: string): boolean {
  const url = parseUrl(value)
  if (!url || url.username || url.password || url.search || url.hash) return false
  return /^https?:$/.test(url.protocol) && url.pathname === '/'
}

/** A template's placeholder; the site then has no endpoint. */
const isPlaceholder = (value: string) => /your[-_ ]|placeholder|change[-_ ]?me|^<.*>$/i.test(value)

/** The contact form intentionally sends nothing. */
const NO_ENDPOINT = 'none'

const environment = z.object({
  PUBLIC_SITE_URL: defineOptionalVariable('an origin such as https://kitewright.example', isOrigin),
  PUBLIC_CONTACT_ENDPOINT: defineOptionalVariable(
    `an https: address, "${ENQUIRY_PATH}" for the server of the site, or "none"`,
    (value) =>
      isAddress(value) || value === ENQUIRY_PATH || value === NO_ENDPOINT || isPlaceholder(value),
  ),
  PUBLIC_GA_MEASUREMENT_ID: defineOptionalVariable(
    'a measurement ID such as G-1A2B3C4D5E',
    (value) => /^G-[A-Z0-9]{4,20}$/.test(value),
  ),
  PUBLIC_SCHEDULING_URL: defineOptionalVariable(
    'an https: address such as https://calendly.com/company/30min',
    (value) => isAddress(value) && value.startsWith('https:'),
  ),
  PUBLIC_STUDIO_URL: defineOptionalVariable(
    'an origin such as https://kitewright.sanity.studio',
    isOrigin,
  ),
  PUBLIC_HSTS_SECONDS: defineOptionalVariable('whole seconds, or "off"', (value) =>
    /^(off|\d{1,9})$/.test(value),
  ),
  PUBLIC_HSTS_SUBDOMAINS: defineOptionalVariable('"yes" or "no"', (value) =>
    ['yes', 'no'].includes(value),
  ),
  PUBLIC_SANITY_PROJECT_ID: defineOptionalVariable(
    'a project ID of small letters, digits and hyphens',
    (value) => /^[a-z0-9][a-z0-9-]*$/.test(value),
  ),
  PUBLIC_SANITY_DATASET: defineOptionalVariable(
    'a dataset name of small letters, digits, hyphens and underscores',
    (value) => /^[~a-z0-9][a-z0-9_-]{0,63}$/.test(value),
  ),
  SANITY_API_HOST: defineOptionalVariable('an origin such as http://localhost:3334', isOrigin),
  SANITY_READ_TOKEN: defineOptionalVariable('a token without spaces', (value) =>
    /^[\x21-\x7e]+$/.test(value),
  ),
  CONTENT_SOURCE: defineOptionalVariable('auto, sanity or seed', (value) =>
    ['auto', 'sanity', 'seed'].includes(value),
  ),
})

/** Optional settings, and the replacement of a malformed value; undefined: unset. */
const optionalSettings: Environment = {
  PUBLIC_GA_MEASUREMENT_ID: undefined,
  PUBLIC_SCHEDULING_URL: undefined,
  PUBLIC_STUDIO_URL: undefined,
  // Browsers remember HSTS for years, so a malformed value must not enable it.
  PUBLIC_HSTS_SECONDS: OFF,
  PUBLIC_HSTS_SUBDOMAINS: 'no',
}

/** Secrets must not appear in a build log. */
const secrets = new Set<PropertyKey>(['SANITY_READ_TOKEN'])

/**
 * Reads the settings from environment variables. All are optional; blank means unset.
 * Throws SettingsError with one line for each malformed variable.
 */
export function readSettings(env: Environment = process.env): Settings {
  const result = environment.safeParse(env)
  if (!result.success) {
    throw new SettingsError(result.error.issues.map((issue) => formatIssue(issue, env)).join('\n'))
  }
  const values = result.data
  const contentSource = parseSource(values.CONTENT_SOURCE)
  const projectId = values.PUBLIC_SANITY_PROJECT_ID
  if (contentSource === 'sanity' && !projectId) {
    throw new SettingsError(
      'PUBLIC_SANITY_PROJECT_ID: expected a project ID, because CONTENT_SOURCE is "sanity"; found nothing',
    )
  }
  const endpoint = values.PUBLIC_CONTACT_ENDPOINT
  const hstsSeconds = values.PUBLIC_HSTS_SECONDS ?? TWO_YEARS
  return {
    siteUrl: new URL(values.PUBLIC_SITE_URL ?? DEFAULT_SITE_URL).origin,
    contactEndpoint: endpoint === undefined || endpoint === NO_ENDPOINT ? null : endpoint,
    gaMeasurementId: values.PUBLIC_GA_MEASUREMENT_ID ?? null,
    schedulingUrl: values.PUBLIC_SCHEDULING_URL ?? null,
    studioUrl: values.PUBLIC_STUDIO_URL ? new URL(values.PUBLIC_STUDIO_URL).origin : null,
    hsts:
      hstsSeconds === OFF
        ? null
        : {
            seconds: Number(hstsSeconds),
            hasSubdomains: values.PUBLIC_HSTS_SUBDOMAINS !== 'no',
          },
    lake: projectId ? getLakeSettings(projectId, values) : null,
    contentSource,
  }
}

/**
 * Returns the environment without malformed optional settings, and a warning for each, so that a service keeps running.
 */
export function omitMalformedOptional(env: Environment): { env: Environment; warnings: string[] } {
  const issues = environment.safeParse(env).error?.issues ?? []
  const left = issues.filter(({ path: [name] }) => String(name) in optionalSettings)
  const instead = Object.fromEntries(
    left.map(({ path: [name] }) => [String(name), optionalSettings[String(name)]]),
  )
  return { env: { ...env, ...instead }, warnings: left.map((issue) => formatIssue(issue, env)) }
}

/**
 * Reads the settings of a public site. At a public address, content source and enquiry receiver must be explicit.
 * Throws SettingsError.
 */
export function readSiteSettings(env: Environment = process.env): Settings {
  const settings = readSettings(env)
  if (isThisMachine(settings.siteUrl)) return settings
  const because = `because PUBLIC_SITE_URL is ${settings.siteUrl}`
  const lines: string[] = []
  if (settings.contentSource === 'auto') {
    lines.push(
      `CONTENT_SOURCE: expected "sanity", or "seed" for the bundled demo content, ${because}; found ${formatFound(env.CONTENT_SOURCE)}`,
    )
  }
  const endpoint = env.PUBLIC_CONTACT_ENDPOINT?.trim() ?? ''
  if (endpoint === '' || isPlaceholder(endpoint)) {
    lines.push(
      `PUBLIC_CONTACT_ENDPOINT: expected where enquiries go, or "none" for a form that sends nothing, ${because}; found ${formatFound(endpoint)}`,
    )
  }
  if (lines.length > 0) throw new SettingsError(lines.join('\n'))
  return settings
}

const formatFound = (value: string | undefined) =>
  value?.trim() ? JSON.stringify(value).slice(0, 80) : 'nothing'

/** Whether only this machine can open the address. */
export const isThisMachine = (address: string): boolean =>
  /^(.+\.)?localhost$|^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(new URL(address).hostname)

/** The names of all settings of the site. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

const getLakeSettings = (projectId: string, values: z.infer<typeof environment>): LakeSettings => ({
  projectId,
  dataset: values.PUBLIC_SANITY_DATASET ?? DEFAULT_DATASET,
  apiHost: values.SANITY_API_HOST ? new URL(values.SANITY_API_HOST).origin : null,
  token: values.SANITY_READ_TOKEN ?? null,
})

const parseSource = (value: string | undefined): Settings['contentSource'] =>
  value === 'sanity' || value === 'seed' ? value : 'auto'

function formatIssue(issue: z.core.$ZodIssue, env: Environment): string {
  const name = String(issue.path[0])
  const actual = secrets.has(name) ? 'something else' : JSON.stringify(env[name]).slice(0, 80)
  return `${name}: expected ${issue.message}; found ${actual}`
}
