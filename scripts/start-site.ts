import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { createWebhookDefinition } from '@kitewright/rebuild/webhook-definition'
import { rejectBusyPorts } from './busy-ports.ts'
import { getLocalLake, logIgnoredLake } from './local-lake.ts'
import { Processes } from './processes.ts'
import { waitForPublish, waitForSuccess } from './ready.ts'
import { root, run } from './run.ts'
import type { StartOptions } from './start-options.ts'

const names = ['SANITY_WEBHOOK_SECRET', 'REBUILD_ADMIN_TOKEN'] as const

type Secrets = Record<(typeof names)[number], string>

/**
 * Returns the secrets between the local processes. The first call generates them in `secrets.env` of the folder,
 * readable by its owner only. A shell may source the file. Throws when the file cannot be read or written.
 */
export async function ensureSecrets(folder: string): Promise<Secrets> {
  const file = join(folder, 'secrets.env')
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const existing = parseEnv(text)
  const getSecret = (name: keyof Secrets) => existing[name] || randomBytes(24).toString('base64url')
  const secrets: Secrets = {
    SANITY_WEBHOOK_SECRET: getSecret('SANITY_WEBHOOK_SECRET'),
    REBUILD_ADMIN_TOKEN: getSecret('REBUILD_ADMIN_TOKEN'),
  }
  await writePrivately(file, names.map((name) => `${name}=${secrets[name]}\n`).join(''))
  return secrets
}

/** Writes a file atomically, readable by its owner only. */
async function writePrivately(file: string, text: string): Promise<void> {
  const next = `${file}.next`
  await writeFile(next, text, { mode: 0o600 })
  // The mode only applies to a new file, but one may remain from an interrupted start.
  await chmod(next, 0o600)
  await rename(next, file)
}

/**
 * Builds changed parts and runs content lake, Studio, rebuild service and site until `stopped` rejects, then rejects
 * with the same error. Throws a one-line error when a port is busy, a build fails or a process cannot start; a running
 * process that ends is restarted. All processes have stopped when it throws.
 */
export async function startSite(options: StartOptions, stopped: Promise<never>): Promise<never> {
  const { ports } = options
  await rejectBusyPorts({
    site: ports.site,
    Studio: ports.studio,
    'content lake': ports.lake,
    'rebuild service': ports.service,
  })
  logIgnoredLake(process.env)
  await build(ports.lake)
  const processes = new Processes()
  const over = new AbortController()
  try {
    return await Promise.race([stopped, processes.death, serve(options, processes, over.signal)])
  } finally {
    over.abort()
    await processes.stop()
  }
}

const getLocalUrl = (port: number) => `http://localhost:${port}`

async function build(lakePort: number): Promise<void> {
  console.log('Building what changed; the first time takes up to a minute …')
  await run(
    'turbo',
    ['run', '@kitewright/web#bundle', '@kitewright/studio#build', '--output-logs=errors-only'],
    { SANITY_STUDIO_API_HOST: getLocalUrl(lakePort) },
  )
}

async function serve(options: StartOptions, processes: Processes, signal: AbortSignal) {
  const { data, ports, reset } = options
  const site = getLocalUrl(ports.site)
  const studio = getLocalUrl(ports.studio)
  const lake = getLocalUrl(ports.lake)
  // The address, as the service does not listen on `localhost`.
  const service = `http://127.0.0.1:${ports.service}`
  const folders = {
    lake: join(data, 'lake'),
    site: join(data, 'site'),
    studio: join(data, 'studio'),
  }

  await mkdir(data, { recursive: true })
  const secrets = await ensureSecrets(data)
  const webhooks = join(data, 'webhooks.json')
  const webhook = await createWebhookDefinition('service', {
    ...secrets,
    WEBHOOK_URL: `${service}/hooks/sanity`,
  })
  await writePrivately(webhooks, JSON.stringify([webhook]))
  await copyStudio(folders.studio)

  processes.start({
    name: 'content lake',
    program: 'packages/content-lake/src/start.ts',
    args: [
      ...['--port', String(ports.lake), '--data', folders.lake],
      ...['--origin', studio, '--webhooks', webhooks],
    ],
    argsOnce: reset ? ['--reset'] : [],
  })
  await waitForSuccess(`${lake}/v1/ping`, signal)
  if (reset) await deleteReleases(folders.site)

  processes.start({
    name: 'Studio',
    program: 'scripts/studio-server.ts',
    env: { STUDIO_FOLDER: folders.studio, PORT: String(ports.studio) },
  })
  processes.start({
    name: 'rebuild service',
    program: 'apps/rebuild/src/main.ts',
    env: {
      ...getLocalLake(ports.lake),
      ...secrets,
      PUBLIC_SITE_URL: process.env.PUBLIC_SITE_URL || site,
      PUBLIC_STUDIO_URL: studio,
      // The service, which stores enquiries in the Studio's inbox.
      PUBLIC_CONTACT_ENDPOINT: process.env.PUBLIC_CONTACT_ENDPOINT || '/enquiries',
      // The lake's token.
      SANITY_WRITE_TOKEN: process.env.SANITY_WRITE_TOKEN || 'local-editor',
      HOST: '127.0.0.1',
      PORT: String(ports.service),
      SITE_PORT: String(ports.site),
      REBUILD_DATA: folders.site,
    },
  })
  const { isLive, obstacle } = await waitForPublish(service, signal)
  await Promise.all([waitForSuccess(studio, signal), isLive && waitForSuccess(site, signal)])
  processes.keepRunning()

  console.log(`
  Site             ${site}${isLive ? '' : '   (nothing is live yet)'}
  Studio           ${studio}   (one click logs in)
  Content lake     ${lake}
  Rebuild service  ${getLocalUrl(ports.service)}/status

What you edit is kept in ${data}. Ctrl-C stops everything.`)
  // The first line; the service has logged the rest.
  if (obstacle) console.log(`\nThe newest content is not live: ${obstacle.split('\n')[0]}`)
  return new Promise<never>(() => {})
}

/** Deletes all but the cache, which has no edits and saves seconds. */
async function deleteReleases(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (name !== 'cache') await rm(join(folder, name), { recursive: true })
  }
}

/** Copies the Studio, so that a build does not change an open one. */
async function copyStudio(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await cp(join(root, 'studio/dist'), folder, { recursive: true })
}
