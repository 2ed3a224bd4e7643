import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { exitCodeOf, SettingsError } from '@kitewright/content-loader/errors'
import { fetchDocuments } from '@kitewright/content-loader/load'
import { readSiteSettings } from '@kitewright/content-loader/settings'
import { readRebuildSettings } from '@kitewright/rebuild/settings'
import { type Target, targets, webhookDefinition } from '@kitewright/rebuild/webhook-definition'
import { bypassProxyForThisMachine } from '@kitewright/site-engine/serve'
import { type Manage, managementOf, sessionToken } from '../sanity/management.ts'
import { sanityChecks } from './at-sanity.ts'
import { type Check, examine, type Finding, ok, rowsOf, warning, wrong } from './finding.ts'
import { siteChecks } from './live-site.ts'
import {
  lookAtOwnWebhook,
  missingPublishCure,
  readStatus,
  serviceChecks,
  visitorCheck,
} from './local-service.ts'
import { machineChecks, readUnit, thisMachine } from './machine.ts'
import { probeChecks } from './probes.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Advice where the service cannot be asked. */
const NOT_LIVE =
  'The Overview of the Studio says why; then the webhook above, /status and the log of the builder'

/** Ms until a publish must be live: at our own server, and at a static host. */
const LONGEST_MS = { service: 60_000, others: 10 * 60_000 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    webhook: { type: 'string', default: 'service' },
    'without-probes': { type: 'boolean', default: false },
  },
})

/**
 * `pnpm hosted:doctor [file] [--webhook <what>] [--without-probes]`: checks everything that keeps the site alive and prints
 * a table. The settings come from a file, else from the service's unit of systemd, else from the environment. Ends with 1
 * when something is wrong.
 */
async function main() {
  bypassProxyForThisMachine()
  const [file] = positionals
  const unit = await readUnit()
  const isUnit = unit !== null && (!file || unit.files.includes(resolve(file)))
  const env: Environment = {
    ...process.env,
    ...(isUnit && unit.env),
    ...(file && parseEnv(await readFile(file, 'utf8'))),
  }
  const target = [...targets, 'none' as const].find((name) => name === values.webhook)
  if (!target) {
    throw new SettingsError(`--webhook: expected ${targets.join(', ')} or none`)
  }
  const checks = await checksOf(env, target, isUnit)
  const findings = await examine(checks, (name, found) => {
    for (const row of rowsOf(name, found)) console.log(row)
  })
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  console.log(`\n${count('wrong')} wrong, ${count('warning')} warnings, ${count('ok')} ok`)
  if (count('wrong') > 0) process.exitCode = 1
}

async function checksOf(
  env: Environment,
  target: Target | 'none',
  isUnit: boolean,
): Promise<Check[]> {
  const isService = target === 'service'
  const service = isService ? attempt(() => readRebuildSettings(env)) : null
  const site = attempt(() => readSiteSettings(env))
  const settings = service && 'value' in service ? service.value : null
  const dataFolder = settings?.dataFolder ?? process.cwd()
  const here = settings && { settings, isUnit, status: () => readStatus(settings) }
  const checks: Check[] = [
    { name: 'Settings', look: async () => settingsFindings(service ?? site) },
    ...machineChecks(() => thisMachine(dataFolder)),
    ...(here ? serviceChecks(here) : []),
  ]
  if (!('value' in site)) return checks
  const { lake, siteUrl, contactEndpoint } = site.value
  const writeToken = env.SANITY_WRITE_TOKEN?.trim() || null
  let fetched: ReturnType<typeof fetchDocuments> | undefined
  const documents = () => {
    if (!lake)
      throw new SettingsError('PUBLIC_SANITY_PROJECT_ID: expected a project; found nothing')
    fetched ??= fetchDocuments(lake, { tries: 1 })
    return fetched
  }
  if (lake) {
    checks.push(
      ...sanityChecks({
        lake,
        siteUrl,
        tokens: {
          ...(writeToken && { SANITY_WRITE_TOKEN: writeToken }),
          ...(lake.token && { SANITY_READ_TOKEN: lake.token }),
        },
        tokenExpires: settings?.alerts.tokenExpires ?? null,
        manage: await manageOf(env, lake.apiHost),
        webhook: async () =>
          target === 'none'
            ? null
            : webhookDefinition(target, {
                ...env,
                ...(isService && { WEBHOOK_URL: `${siteUrl}/hooks/sanity` }),
              }),
        documents,
      }),
    )
  }
  checks.push(...siteChecks({ settings: site.value, dataFolder, documents }))
  if (lake && !values['without-probes']) {
    if (settings) checks.push({ name: 'Own webhook', look: () => lookAtOwnWebhook(settings) })
    const status = async () => (await here?.status().catch(() => null)) ?? null
    checks.push(
      ...probeChecks({
        lake,
        writeToken,
        siteUrl,
        contactEndpoint,
        longest: isService ? LONGEST_MS.service : LONGEST_MS.others,
        isPaused: async () => Boolean((await status())?.locked),
        whyNotLive: async (since) => {
          const now = await status()
          return now ? missingPublishCure(now, since) : NOT_LIVE
        },
      }),
    )
  }
  // After the probe of an enquiry.
  if (here) checks.push(visitorCheck(here))
  return checks
}

/** Null when nobody is logged in. */
async function manageOf(env: Environment, apiHost: string | null): Promise<Manage | null> {
  try {
    return managementOf(apiHost, await sessionToken(env))
  } catch (error) {
    if (error instanceof SettingsError) return null
    throw error
  }
}

type Attempt<Value> = { value: Value } | { error: SettingsError }

function attempt<Value>(read: () => Value): Attempt<Value> {
  try {
    return { value: read() }
  } catch (error) {
    if (error instanceof SettingsError) return { error }
    throw error
  }
}

function settingsFindings(read: Attempt<object>): Finding[] {
  const cure = '.env.example and docs/settings.md name them all'
  if ('error' in read) return read.error.message.split('\n').map((line) => wrong(line, cure))
  const { warnings = [] }: { warnings?: string[] } = read.value
  return warnings.length > 0 ? warnings.map((line) => warning(line, cure)) : [ok('make sense')]
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitCodeOf(error)
}
