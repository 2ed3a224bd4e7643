import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { getExitCode, SettingsError } from '@kitewright/content-loader/errors'
import { fetchDocuments } from '@kitewright/content-loader/load'
import { readSiteSettings } from '@kitewright/content-loader/settings'
import { readRebuildSettings } from '@kitewright/rebuild/settings'
import {
  createWebhookDefinition,
  type Target,
  targets,
} from '@kitewright/rebuild/webhook-definition'
import { disableProxyForLocalhost } from '@kitewright/site-engine/serve'
import { createManage, getSessionToken, type Manage } from '../sanity/management.ts'
import { createSanityChecks } from './at-sanity.ts'
import { createFileChecks } from './files.ts'
import {
  type Check,
  createFailure,
  createOk,
  createWarning,
  type Finding,
  formatRows,
  runChecks,
} from './finding.ts'
import { createSiteChecks } from './live-site.ts'
import {
  checkOwnWebhook,
  createServiceChecks,
  createVisitorCheck,
  getMissingPublishFix,
  readStatus,
} from './local-service.ts'
import { createMachineChecks, readMachine, readUnit, type Unit } from './machine.ts'
import { probeChecks } from './probes.ts'

type Environment = Readonly<Record<string, string | undefined>>

const root = join(import.meta.dirname, '../..')

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
async function runDoctor() {
  disableProxyForLocalhost()
  const [file] = positionals
  const installed = await readUnit()
  const unit = installed && (!file || installed.files.includes(resolve(file))) ? installed : null
  const env: Environment = {
    ...process.env,
    ...unit?.env,
    ...(file && parseEnv(await readFile(file, 'utf8'))),
  }
  const target = [...targets, 'none' as const].find((name) => name === values.webhook)
  if (!target) {
    throw new SettingsError(`--webhook: expected ${targets.join(', ')} or none`)
  }
  const settingsFiles = unit?.files ?? (file ? [resolve(file)] : [])
  const checks = await createChecks({ env, target, unit, settingsFiles })
  const findings = await runChecks(checks, (name, finding) => {
    for (const row of formatRows(name, finding)) console.log(row)
  })
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  console.log(`\n${count('wrong')} wrong, ${count('warning')} warnings, ${count('ok')} ok`)
  if (count('wrong') > 0) process.exitCode = 1
}

type Context = {
  env: Environment
  target: Target | 'none'
  /** The unit whose settings these are; null: none on this machine. */
  unit: Unit | null
  settingsFiles: string[]
}

async function createChecks({ env, target, unit, settingsFiles }: Context): Promise<Check[]> {
  const isService = target === 'service'
  const service = isService ? tryRead(() => readRebuildSettings(env)) : null
  const site = tryRead(() => readSiteSettings(env))
  const settings = service && 'value' in service ? service.value : null
  const dataFolder = settings?.dataFolder ?? process.cwd()
  const here = settings && {
    settings,
    isUnit: unit !== null,
    status: () => readStatus(settings),
  }
  const checks: Check[] = [
    { name: 'Settings', run: async () => toSettingsFindings(service ?? site) },
    ...createMachineChecks(() => readMachine(dataFolder)),
    ...createFileChecks({
      settings: settingsFiles,
      dataFolder,
      isDataShared: settings?.sitePort === null,
      backupFolder: settings?.backupFolder ?? null,
      code: unit && settings ? [root, settings.bundleFolder] : [],
      user: unit?.user ?? null,
    }),
    ...(here ? createServiceChecks(here) : []),
  ]
  if (!('value' in site)) return checks
  const { lake, siteUrl, contactEndpoint } = site.value
  const writeToken = env.SANITY_WRITE_TOKEN?.trim() || null
  let fetched: ReturnType<typeof fetchDocuments> | undefined
  const loadDocuments = () => {
    if (!lake)
      throw new SettingsError('PUBLIC_SANITY_PROJECT_ID: expected a project; found nothing')
    fetched ??= fetchDocuments(lake, { tries: 1 })
    return fetched
  }
  if (lake) {
    checks.push(
      ...createSanityChecks({
        lake,
        siteUrl,
        tokens: {
          ...(writeToken && { SANITY_WRITE_TOKEN: writeToken }),
          ...(lake.token && { SANITY_READ_TOKEN: lake.token }),
        },
        tokenExpires: settings?.alerts.tokenExpires ?? null,
        manage: await findManage(env, lake.apiHost),
        webhook: async () =>
          target === 'none'
            ? null
            : createWebhookDefinition(target, {
                ...env,
                ...(isService && { WEBHOOK_URL: `${siteUrl}/hooks/sanity` }),
              }),
        loadDocuments,
      }),
    )
  }
  checks.push(...createSiteChecks({ settings: site.value, dataFolder, loadDocuments }))
  if (lake && !values['without-probes']) {
    if (here) checks.push({ name: 'Own webhook', run: () => checkOwnWebhook(here) })
    const readStatus = async () => (await here?.status().catch(() => null)) ?? null
    checks.push(
      ...probeChecks({
        lake,
        writeToken,
        siteUrl,
        contactEndpoint,
        longest: isService ? LONGEST_MS.service : LONGEST_MS.others,
        isPaused: async () => Boolean((await readStatus())?.locked),
        whyNotLive: async (since) => {
          const now = await readStatus()
          return now ? getMissingPublishFix(now, since) : NOT_LIVE
        },
      }),
    )
  }
  // After the probe of an enquiry.
  if (here) checks.push(createVisitorCheck(here))
  return checks
}

/** Null when nobody is logged in. */
async function findManage(env: Environment, apiHost: string | null): Promise<Manage | null> {
  try {
    return createManage(apiHost, await getSessionToken(env))
  } catch (error) {
    if (error instanceof SettingsError) return null
    throw error
  }
}

type Attempt<Value> = { value: Value } | { error: SettingsError }

function tryRead<Value>(read: () => Value): Attempt<Value> {
  try {
    return { value: read() }
  } catch (error) {
    if (error instanceof SettingsError) return { error }
    throw error
  }
}

function toSettingsFindings(read: Attempt<object>): Finding[] {
  const fix = '.env.example and docs/settings.md name them all'
  if ('error' in read) return read.error.message.split('\n').map((line) => createFailure(line, fix))
  const { warnings = [] }: { warnings?: string[] } = read.value
  return warnings.length > 0
    ? warnings.map((line) => createWarning(line, fix))
    : [createOk('make sense')]
}

try {
  await runDoctor()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = getExitCode(error)
}
