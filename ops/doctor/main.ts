import { readFile } from 'node:fs/promises'
import { parseArgs, parseEnv } from 'node:util'
import { exitCodeOf, SettingsError } from '@kitewright/content-loader/errors'
import { fetchDocuments } from '@kitewright/content-loader/load'
import { readSiteSettings } from '@kitewright/content-loader/settings'
import { readRebuildSettings } from '@kitewright/rebuild/settings'
import { type Target, targets, webhookDefinition } from '@kitewright/rebuild/webhook-definition'
import { type Manage, managementOf, sessionToken } from '../sanity/management.ts'
import { sanityChecks } from './at-sanity.ts'
import { type Check, examine, type Finding, ok, rowsOf, warning, wrong } from './finding.ts'
import { siteChecks } from './live-site.ts'
import { machineChecks, thisMachine } from './machine.ts'
import { probeChecks } from './probes.ts'

type Environment = Readonly<Record<string, string | undefined>>

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
 * `pnpm hosted:doctor [file] [--webhook <what>] [--without-probes]`: looks at everything that keeps the site alive, with
 * the settings of a file or of the environment, and prints a table of it. Ends with 1 when something is wrong.
 */
async function main() {
  const [file] = positionals
  const env: Environment = file
    ? { ...process.env, ...parseEnv(await readFile(file, 'utf8')) }
    : process.env
  const target = [...targets, 'none' as const].find((name) => name === values.webhook)
  if (!target) {
    throw new SettingsError(`--webhook: expected ${targets.join(', ')} or none`)
  }
  const checks = await checksOf(env, target)
  const findings = await examine(checks, (name, found) => {
    for (const row of rowsOf(name, found)) console.log(row)
  })
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  console.log(
    `\n${count('wrong')} wrong, ${count('warning')} to look at, ${count('ok')} as they are to be`,
  )
  if (count('wrong') > 0) process.exitCode = 1
}

async function checksOf(env: Environment, target: Target | 'none'): Promise<Check[]> {
  const isService = target === 'service'
  const service = isService ? attempt(() => readRebuildSettings(env)) : null
  const site = attempt(() => readSiteSettings(env))
  const dataFolder = service && 'value' in service ? service.value.dataFolder : process.cwd()
  const checks: Check[] = [
    { name: 'Settings', look: async () => settingsFindings(service ?? site) },
    ...machineChecks(() => thisMachine(dataFolder)),
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
        tokenExpires: service && 'value' in service ? service.value.alerts.tokenExpires : null,
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
    const longest = isService ? LONGEST_MS.service : LONGEST_MS.others
    checks.push(...probeChecks({ lake, writeToken, siteUrl, contactEndpoint, longest }))
  }
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
