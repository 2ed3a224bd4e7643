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
  /** Where enquiries are sent: an address, or a path of the site. */
  contactEndpoint: string | null
  gaMeasurementId: string | null
  schedulingUrl: string | null
  /** Origin of the Studio, which may read what is live; null: no other origin may. */
  studioUrl: string | null
  lake: LakeSettings | null
  contentSource: 'auto' | 'sanity' | 'seed'
}

export type Environment = Readonly<Record<string, string | undefined>>

const DEFAULT_SITE_URL = 'http://localhost:4173'
/** The name Sanity gives to the first dataset of a project. */
const DEFAULT_DATASET = 'production'

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

/** A path of the site itself. */
const isPath = (value: string) => /^\/[\w-]+(\/[\w-]+)*$/.test(value)

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
    'an https: address, a path of the site such as /enquiries, or "none"',
    (value) => isAddress(value) || isPath(value) || value === NOWHERE || isPlaceholder(value),
  ),
  PUBLIC_GA_MEASUREMENT_ID: variable('a measurement ID such as G-1A2B3C4D5E', (value) =>
    /^G-[A-Z0-9]{4,20}$/.test(value),
  ),
  PUBLIC_SCHEDULING_URL: variable(
    'an https: address such as https://calendly.com/company/30min',
    (value) => isAddress(value) && value.startsWith('https:'),
  ),
  PUBLIC_STUDIO_URL: variable('an origin such as https://kitewright.sanity.studio', isOrigin),
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
  return {
    siteUrl: new URL(values.PUBLIC_SITE_URL ?? DEFAULT_SITE_URL).origin,
    contactEndpoint: endpoint === undefined || endpoint === NOWHERE ? null : endpoint,
    gaMeasurementId: values.PUBLIC_GA_MEASUREMENT_ID ?? null,
    schedulingUrl: values.PUBLIC_SCHEDULING_URL ?? null,
    studioUrl: values.PUBLIC_STUDIO_URL ? new URL(values.PUBLIC_STUDIO_URL).origin : null,
    lake: projectId ? lakeOf(projectId, values) : null,
    contentSource,
  }
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
