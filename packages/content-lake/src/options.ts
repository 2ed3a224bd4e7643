import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseProject } from './http/host.ts'

/** Options of a lake. */
export type LakeServerOptions = {
  /** 0 takes any free one. */
  port: number
  /** Data folder; null stores in memory. */
  folder: string | null
  /** Deletes the folder's content and starts from the bundled content. */
  reset: boolean
  /** Starts an empty lake from the bundled content; true by default. */
  seed: boolean
  /** Allowed origins of pages, such as `http://localhost:3333`. */
  origins: readonly string[]
  /** The write token of scripts. */
  writeToken: string
  /** Webhook settings in hosted Sanity's format; they replace those of the last start. */
  webhooks: readonly unknown[]
}

/** The Studio, and the site in development and production. */
const OUR_ORIGINS = [3333, 5173, 4173].map((port) => `http://localhost:${port}`)

export const defaults: LakeServerOptions = {
  port: 3900,
  folder: join(import.meta.dirname, '../../../.data/lake'),
  reset: false,
  seed: true,
  origins: OUR_ORIGINS,
  writeToken: 'local-editor',
  webhooks: [],
}

/** The command for access from another machine. */
export const formatTunnel = (port: number) => `ssh -L ${port}:localhost:${port} <this machine>`

export const USAGE = `Usage: node src/start.ts [options]

  --port <number>      where to listen; ${defaults.port} by default
  --data <folder>      where to keep everything; .data/lake of the repository by default
  --in-memory          keep everything in memory, gone at the end
  --reset              throw away what is there and start from the bundled content
  --origin <origin>    let pages of this origin talk to the lake too; may be given several times
  --webhooks <file>    JSON file with a list of webhooks, as hosted Sanity describes them
  --help               show this

  SANITY_WRITE_TOKEN   the token that scripts use; "${defaults.writeToken}" by default, but not where PUBLIC_SITE_URL
                       is an address for the public

  It answers this machine only. From another one: ${formatTunnel(defaults.port)}`

/** An invalid option or environment variable. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Parses the command line; null for help. Throws UsageError. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): LakeServerOptions | null {
  const values = parseArguments(args)
  if (values.help) return null
  return {
    ...defaults,
    port: parsePort(values.port),
    folder: values['in-memory'] ? null : (values.data ?? defaults.folder),
    reset: values.reset,
    origins: [...defaults.origins, ...values.origin.map(parseOrigin)],
    writeToken: readToken(env),
    webhooks: values.webhooks === undefined ? [] : readWebhooks(values.webhooks),
  }
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        'in-memory': { type: 'boolean', default: false },
        reset: { type: 'boolean', default: false },
        origin: { type: 'string', multiple: true, default: [] },
        webhooks: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function parsePort(text: string | undefined): number {
  if (text === undefined) return defaults.port
  if (/^\d+$/.test(text) && Number(text) < 65536) return Number(text)
  throw new UsageError(`--port: expected a number up to 65535; found "${text}"`)
}

/** The default token is public knowledge: on a public machine, one wrong line in a proxy would give full access. */
function readToken(env: Readonly<Record<string, string | undefined>>): string {
  const token = env.SANITY_WRITE_TOKEN?.trim() || defaults.writeToken
  const site = URL.parse(env.PUBLIC_SITE_URL?.trim() ?? '')
  if (token !== defaults.writeToken || !site || parseProject(site.host) !== undefined) return token
  throw new UsageError(
    `SANITY_WRITE_TOKEN: expected a token of your own, as the default one is known to all and PUBLIC_SITE_URL is ${site.origin}`,
  )
}

function parseOrigin(text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin
  throw new UsageError(
    `--origin: expected an origin such as http://localhost:3000; found "${text}"`,
  )
}

function readWebhooks(file: string): unknown[] {
  try {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (Array.isArray(list)) return list
  } catch (error) {
    throw new UsageError(`--webhooks: ${error instanceof Error ? error.message : error}`)
  }
  throw new UsageError(`--webhooks: expected ${file} to hold a list`)
}
