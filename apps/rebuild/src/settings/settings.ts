import { join } from 'node:path'
import { SettingsError } from '@kitewright/content-loader/errors'
import {
  type Environment,
  omitMalformedOptional,
  readSiteSettings,
  type Settings,
  settingNames,
} from '@kitewright/content-loader/settings'
import { z } from 'zod'
import type { BucketSettings } from '../bucket/uploads.ts'
import type { Retention } from '../releases/retention.ts'
import {
  type AlertSettings,
  alertSecrets,
  alertVariables,
  findMissingAlertVariables,
  parseAlertSettings,
} from './alert-settings.ts'
import {
  type EnquirySettings,
  enquirySecrets,
  enquiryVariables,
  findMissingEnquiryVariables,
  getUndeliveredEnquiryWarnings,
  parseEnquirySettings,
} from './enquiry-settings.ts'
import { backupVariables, createIntegerVariable, createVariable } from './variables.ts'

const root = join(import.meta.dirname, '../../../..')

/** A publish of several documents sends a webhook for each; 150 ms joins them, and editors do not notice it. */
const DEBOUNCE = { quiet: 150, longest: 1_000 }
/** A lake that takes longer is down: the retry starts again. */
const LAKE_TIMEOUT_MS = 30_000
const REQUEST_TIMEOUT_MS = 10_000
/** Rollbacks need earlier releases, also after a month without a publish. */
const MIN_RELEASES = 30
/** Wins over the other two limits. Files that releases share count once. */
const MAX_RELEASE_BYTES = 2_000_000_000

/** The checked settings of the rebuild service. Times in ms. */
export type RebuildSettings = {
  /** The settings of content and site; `contentSource` is never `auto` here. */
  content: Settings
  host: string
  port: number
  /** The port of the site; null when another program serves it. */
  sitePort: number | null
  /** Null: on all addresses of the machine. */
  siteHost: string | null
  /** Names of this server besides localhost, in lower case, without a port. */
  hosts: string[]
  /** The secrets that may sign a webhook, newest first. */
  secrets: string[]
  /** Null: no administration over HTTP. */
  adminToken: string | null
  dataFolder: string
  bundleFolder: string
  reconcileEvery: number
  /** Pause that ends a burst of requests, and the longest wait. */
  debounce: { quiet: number; longest: number }
  buildTimeout: number
  /** Longest wait of a build for the lake in total: answers, late documents, new pictures. */
  lakeTimeoutMs: number
  /** Longest time that a client may take to send a request. */
  requestTimeout: number
  /** Which releases stay on disk. */
  retention: Retention
  /** Object storage that gets each release, for a CDN; null: none. */
  bucket: BucketSettings | null
  /** Lets the service write status to the Studio and take its requests; null: neither. */
  writeToken: string | null
  alerts: AlertSettings
  /** Where backups of the content are made; null: not on this machine. */
  backupFolder: string | null
  enquiries: EnquirySettings
  logLevel: string
  /** One line for each ignored invalid setting, and for settings that lose enquiries. */
  warnings: string[]
}

const createSecretSchema = (expected: string) =>
  createVariable(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,256}$/, { error: expected })
      .nullable()
      .default(null),
  )

const host = 'a host name or address without a port'
const hosts = 'host names without ports, with commas between them'
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** `s3://site`, `s3://site/folder`. */
const bucketPattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/

function parseBucket(address: string | null): BucketSettings | null {
  const [, name, folder = ''] = bucketPattern.exec(address ?? '') ?? []
  return name ? { name, prefix: folder && `${folder.slice(1)}/` } : null
}

const environment = z.object({
  PORT: createIntegerVariable('a port (0 takes any free one)', 0, 65_535, 8787),
  HOST: createVariable(
    z
      .string()
      .regex(/^[\w.:-]+$/, { error: host })
      .default('127.0.0.1'),
  ),
  SITE_PORT: createVariable(
    z
      .string()
      .regex(/^(\d{1,5}|off)$/, {
        error: 'a port (0 takes any free one) from 0 to 65535, or "off"',
      })
      .default('4173'),
  ),
  SITE_HOST: createVariable(
    z
      .string()
      .regex(/^[\w.:-]+$/, { error: host })
      .nullable()
      .default(null),
  ),
  REBUILD_HOSTS: createVariable(
    z
      .string()
      .regex(/^[\w.-]+(\s*,\s*[\w.-]+)*$/, { error: hosts })
      .nullable()
      .default(null),
  ),
  SANITY_WEBHOOK_SECRET: createSecretSchema('16 to 256 characters without spaces'),
  SANITY_WEBHOOK_SECRET_PREVIOUS: createSecretSchema('16 to 256 characters without spaces'),
  REBUILD_ADMIN_TOKEN: createSecretSchema('16 to 256 characters without spaces'),
  REBUILD_DATA: createVariable(z.string().nullable().default(null)),
  REBUILD_BUNDLE: createVariable(z.string().default(join(root, 'apps/web/.bundle'))),
  REBUILD_RECONCILE_SECONDS: createIntegerVariable('whole seconds', 1, 86_400, 300),
  REBUILD_BUILD_SECONDS: createIntegerVariable('whole seconds', 1, 3_600, 300),
  REBUILD_KEEP_DAYS: createIntegerVariable('a whole number', 0, 3_650, 30),
  REBUILD_BUCKET: createVariable(
    z
      .string()
      .regex(bucketPattern, { error: 's3:// with the name of a bucket, and a folder if needed' })
      .nullable()
      .default(null),
  ),
  SANITY_WRITE_TOKEN: createVariable(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/, { error: 'a token without spaces' })
      .nullable()
      .default(null),
  ),
  ...alertVariables,
  ...enquiryVariables,
  ...backupVariables,
  LOG_LEVEL: createVariable(
    z.enum(levels, { error: `one of ${levels.join(', ')}` }).default('info'),
  ),
})

/** Their values must not appear in a log. */
const secrets = new Set([
  'SANITY_WEBHOOK_SECRET',
  'SANITY_WEBHOOK_SECRET_PREVIOUS',
  'REBUILD_ADMIN_TOKEN',
  'SANITY_WRITE_TOKEN',
  ...alertSecrets,
  ...enquirySecrets,
])

/** Without valid values, the site cannot be served, shows other content, or cannot be published. */
const essential = new Set([
  'PORT',
  'HOST',
  'SITE_PORT',
  'SITE_HOST',
  'SANITY_WEBHOOK_SECRET',
  'REBUILD_DATA',
  'REBUILD_BUNDLE',
  'REBUILD_BUCKET',
])

/** Replace invalid values, so that nothing is deleted by mistake; other invalid values count as unset. */
const instead: Environment = {
  REBUILD_KEEP_DAYS: '3650',
  ENQUIRY_KEEP_DAYS: '3650',
}

/** The names of all settings of the service and of the site. */
export const rebuildSettingNames: readonly string[] = [
  ...Object.keys(environment.shape),
  ...settingNames,
]

/**
 * Reads the settings of the service from environment variables; blank means unset. Content comes from
 * the lake when one is configured, otherwise from the seed; a silent lake is no reason for the seed. Throws
 * SettingsError with one line for each malformed essential variable; others are ignored, with a warning.
 */
export function readRebuildSettings(env: Environment = process.env): RebuildSettings {
  const { values, lines, warnings } = parseServiceValues(env)
  const site = omitMalformedOptional(env)
  const content = readContentSettings(site.env, lines)
  if (!values || !content) throw new SettingsError(lines.join('\n'))

  if (content.contentSource === 'sanity' && !values.SANITY_WEBHOOK_SECRET) {
    throw new SettingsError(
      'SANITY_WEBHOOK_SECRET: expected the secret that webhooks are signed with, because content comes from a lake; found nothing',
    )
  }
  const enquiries = parseEnquirySettings(values)
  return {
    content,
    host: values.HOST,
    port: values.PORT,
    sitePort: values.SITE_PORT === 'off' ? null : Number(values.SITE_PORT),
    siteHost: values.SITE_HOST,
    hosts: getHostNames(content.siteUrl, values.REBUILD_HOSTS, values.HOST),
    secrets: [values.SANITY_WEBHOOK_SECRET, values.SANITY_WEBHOOK_SECRET_PREVIOUS].filter(
      (value) => value !== null,
    ),
    adminToken: values.REBUILD_ADMIN_TOKEN,
    // systemd sets the folder that it created for the service.
    dataFolder: values.REBUILD_DATA ?? env.STATE_DIRECTORY ?? join(root, '.data/site'),
    bundleFolder: values.REBUILD_BUNDLE,
    reconcileEvery: values.REBUILD_RECONCILE_SECONDS * 1000,
    debounce: DEBOUNCE,
    buildTimeout: values.REBUILD_BUILD_SECONDS * 1000,
    lakeTimeoutMs: LAKE_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    retention: { days: values.REBUILD_KEEP_DAYS, releases: MIN_RELEASES, bytes: MAX_RELEASE_BYTES },
    bucket: parseBucket(values.REBUILD_BUCKET),
    writeToken: values.SANITY_WRITE_TOKEN,
    alerts: parseAlertSettings(values),
    backupFolder: values.BACKUP_FOLDER,
    enquiries,
    logLevel: values.LOG_LEVEL,
    warnings: [
      ...warnings,
      ...site.warnings,
      ...getUndeliveredEnquiryWarnings(content, enquiries, values.SANITY_WRITE_TOKEN),
    ],
  }
}

type Values = z.infer<typeof environment>

/** The variables of the service and their problems; values are null when an essential one is invalid. */
function parseServiceValues(env: Environment) {
  const { error } = environment.safeParse(env)
  const issues = error?.issues ?? []
  const isEssential = (issue: z.core.$ZodIssue) => essential.has(String(issue.path[0]))
  const lines = issues.filter(isEssential).map((issue) => formatIssue(issue, env))
  const lesser = issues.filter((issue) => !isEssential(issue))
  const without = Object.fromEntries(
    lesser.map(({ path: [name] }) => [name, instead[String(name)]]),
  )
  const values: Values | null = environment.safeParse({ ...env, ...without }).data ?? null
  const warnings = [
    ...lesser.map((issue) => formatIssue(issue, env)),
    ...(values ? findMissingAlertVariables(values, values.ENQUIRY_MAIL_TO !== null) : []),
    ...(values ? findMissingEnquiryVariables(values) : []),
  ]
  return { values, lines, warnings }
}

/** As in the `Host` header: an IPv6 address in brackets. */
const getHostNames = (siteUrl: string, more: string | null, bound: string): string[] =>
  [
    new URL(siteUrl).hostname,
    ...(more?.split(',').map((name) => name.trim()) ?? []),
    bound.includes(':') ? `[${bound}]` : bound,
  ].map((name) => name.toLowerCase())

function readContentSettings(env: Environment, lines: string[]): Settings | null {
  try {
    const content = readSiteSettings(env)
    const source = content.contentSource === 'seed' || !content.lake ? 'seed' : 'sanity'
    return { ...content, contentSource: source }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    lines.push(error.message)
    return null
  }
}

function formatIssue(issue: z.core.$ZodIssue, env: Environment): string {
  const name = String(issue.path[0])
  const actual = secrets.has(name) ? 'something else' : JSON.stringify(env[name]).slice(0, 80)
  return `${name}: expected ${issue.message}; found ${actual}`
}
