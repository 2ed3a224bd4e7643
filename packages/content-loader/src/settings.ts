import { ENQUIRY_PATH } from '@kitewright/protocol/enquiry'
import { z } from 'zod'
import { SettingsError } from './errors.ts'

/** A content lake to read: a hosted Sanity dataset, or one that speaks the same HTTP. */
export type LakeSettings = {
  projectId: string
  dataset: string
  /** Origin of a lake that is not hosted by Sanity, for example `http://localhost:3334`. */
  apiHost: string | null
  token: string | null
}

/** What the environment says, checked. Null: not set. */
export type Settings = {
  /** Origin without a slash at its end, for canonical addresses, sitemap and social tags. */
  siteUrl: string
  /** Where enquiries are sent: an address, or the path of the site's own server. */
  contactEndpoint: string | null
  gaMeasurementId: string | null
  schedulingUrl: string | null
  /** Origin of the Studio, which may read what is live; null: no other origin may. */
  studioUrl: string | null
  /** How long browsers shall keep to https, as the site promises them; null: it says nothing of it. */
  hsts: Hsts | null
  lake: LakeSettings | null
  contentSource: 'auto' | 'sanity' | 'seed'
}

/** `seconds` 0: browsers forget what they were promised before. */
export type Hsts = { seconds: number; hasSubdomains: boolean }

export type Environment = Readonly<Record<string, string | undefined>>

const DEFAULT_SITE_URL = 'http://localhost:4173'
/** The name Sanity gives to the first dataset of a project. */
const DEFAULT_DATASET = 'production'

const TWO_YEARS = '63072000'
/** Of a header that another program sends, or none does. */
const OFF = 'off'

/** An optional variable; blank counts as unset, as in an `.env` file with its values left out. */
const variable = (expected: string, fits: (value: string) => boolean) =>
  z
    .string()
    .optional()
    .transform((value) => value?.trim() || undefined)
    .refine((value) => value === undefined || fits(value), { error: expected })

function parsed(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined
}

const isPrivateHost = ({ hostname }: URL) =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'

/** An address a browser may call from a page served by https:, or one on this machine. */
function isAddress(value: string): boolean {
  const url = parsed(value)
  if (!url || url.username || url.password) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isPrivateHost(url))
}

function isOrigin(value: string): boolean {
  const url = parsed(value)
  if (!url || url.username || url.password || url.search || url.hash) return false
  return /^https?:$/.test(url.protocol) && url.pathname === '/'
}

/** The word that stands in a template until someone fills it in; the site then has no endpoint. */
const isPlaceholder = (value: string) => /your[-_ ]|placeholder|change[-_ ]?me|^<.*>$/i.test(value)

/** Says that the contact form is to send nothing, on purpose. */
const NOWHERE = 'none'

const environment = z.object({
  PUBLIC_SITE_URL: variable('an origin such as https://kitewright.example', isOrigin),
  PUBLIC_CONTACT_ENDPOINT: variable(
    `an https: address, "${ENQUIRY_PATH}" for the server of the site, or "none"`,
    (value) =>
      isAddress(value) || value === ENQUIRY_PATH || value === NOWHERE || isPlaceholder(value),
  ),
  PUBLIC_GA_MEASUREMENT_ID: variable('a measurement ID such as G-1A2B3C4D5E', (value) =>
    /^G-[A-Z0-9]{4,20}$/.test(value),
  ),
  PUBLIC_SCHEDULING_URL: variable(
    'an https: address such as https://calendly.com/company/30min',
    (value) => isAddress(value) && value.startsWith('https:'),
  ),
  PUBLIC_STUDIO_URL: variable('an origin such as https://kitewright.sanity.studio', isOrigin),
  PUBLIC_HSTS_SECONDS: variable('whole seconds, or "off"', (value) =>
    /^(off|\d{1,9})$/.test(value),
  ),
  PUBLIC_HSTS_SUBDOMAINS: variable('"yes" or "no"', (value) => ['yes', 'no'].includes(value)),
  PUBLIC_SANITY_PROJECT_ID: variable('a project ID of small letters, digits and hyphens', (value) =>
    /^[a-z0-9][a-z0-9-]*$/.test(value),
  ),
  PUBLIC_SANITY_DATASET: variable(
    'a dataset name of small letters, digits, hyphens and underscores',
    (value) => /^[~a-z0-9][a-z0-9_-]{0,63}$/.test(value),
  ),
  SANITY_API_HOST: variable('an origin such as http://localhost:3334', isOrigin),
  SANITY_READ_TOKEN: variable('a token without spaces', (value) => /^[\x21-\x7e]+$/.test(value)),
  CONTENT_SOURCE: variable('auto, sanity or seed', (value) =>
    ['auto', 'sanity', 'seed'].includes(value),
  ),
})

/** What visitors can do without, and what counts in the place of a wrong value; undefined: as if it was not set. */
const lesser: Environment = {
  PUBLIC_GA_MEASUREMENT_ID: undefined,
  PUBLIC_SCHEDULING_URL: undefined,
  PUBLIC_STUDIO_URL: undefined,
  // Browsers hold a site to what it promised, for years: by mistake it promises nothing.
  PUBLIC_HSTS_SECONDS: OFF,
  PUBLIC_HSTS_SUBDOMAINS: 'no',
}

/** Their values must not stand in a build log. */
const secrets = new Set<PropertyKey>(['SANITY_READ_TOKEN'])

/**
 * Reads the settings from environment variables. All are optional; blank means unset.
 * Throws SettingsError with one line for each malformed variable.
 */
export function readSettings(env: Environment = process.env): Settings {
  const result = environment.safeParse(env)
  if (!result.success) {
    throw new SettingsError(result.error.issues.map((issue) => lineOf(issue, env)).join('\n'))
  }
  const values = result.data
  const contentSource = sourceOf(values.CONTENT_SOURCE)
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
    contactEndpoint: endpoint === undefined || endpoint === NOWHERE ? null : endpoint,
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
    lake: projectId ? lakeOf(projectId, values) : null,
    contentSource,
  }
}

/**
 * For a service that takes no site down because of a setting that visitors can do without: the environment without the
 * wrong values of those, and one line for each.
 */
export function withoutWrongOptional(env: Environment): { env: Environment; warnings: string[] } {
  const issues = environment.safeParse(env).error?.issues ?? []
  const left = issues.filter(({ path: [name] }) => String(name) in lesser)
  const instead = Object.fromEntries(
    left.map(({ path: [name] }) => [String(name), lesser[String(name)]]),
  )
  return { env: { ...env, ...instead }, warnings: left.map((issue) => lineOf(issue, env)) }
}

/**
 * The settings of a site that is made for visitors. Where its address is not one of this machine, nothing that they would
 * miss is left to a default: not where the content comes from, nor where enquiries go. Throws SettingsError.
 */
export function readSiteSettings(env: Environment = process.env): Settings {
  const settings = readSettings(env)
  if (isThisMachine(settings.siteUrl)) return settings
  const because = `because PUBLIC_SITE_URL is ${settings.siteUrl}`
  const lines: string[] = []
  if (settings.contentSource === 'auto') {
    lines.push(
      `CONTENT_SOURCE: expected "sanity", or "seed" for the bundled demo content, ${because}; found ${found(env.CONTENT_SOURCE)}`,
    )
  }
  const endpoint = env.PUBLIC_CONTACT_ENDPOINT?.trim() ?? ''
  if (endpoint === '' || isPlaceholder(endpoint)) {
    lines.push(
      `PUBLIC_CONTACT_ENDPOINT: expected where enquiries go, or "none" for a form that sends nothing, ${because}; found ${found(endpoint)}`,
    )
  }
  if (lines.length > 0) throw new SettingsError(lines.join('\n'))
  return settings
}

const found = (value: string | undefined) =>
  value?.trim() ? JSON.stringify(value).slice(0, 80) : 'nothing'

/** Whether nobody but who sits at this machine opens such an address. */
export const isThisMachine = (address: string): boolean =>
  /^(.+\.)?localhost$|^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(new URL(address).hostname)

/** The names of all settings of the site. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

const lakeOf = (projectId: string, values: z.infer<typeof environment>): LakeSettings => ({
  projectId,
  dataset: values.PUBLIC_SANITY_DATASET ?? DEFAULT_DATASET,
  apiHost: values.SANITY_API_HOST ? new URL(values.SANITY_API_HOST).origin : null,
  token: values.SANITY_READ_TOKEN ?? null,
})

const sourceOf = (value: string | undefined): Settings['contentSource'] =>
  value === 'sanity' || value === 'seed' ? value : 'auto'

function lineOf(issue: z.core.$ZodIssue, env: Environment): string {
  const name = String(issue.path[0])
  const found = secrets.has(name) ? 'something else' : JSON.stringify(env[name]).slice(0, 80)
  return `${name}: expected ${issue.message}; found ${found}`
}
