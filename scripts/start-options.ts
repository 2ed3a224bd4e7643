import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './run.ts'

/** Options of `pnpm start`. */
export type StartOptions = {
  /** Folder of persistent data: content, releases, secrets. */
  data: string
  /** Deletes edits and releases, and starts from the bundled content. */
  reset: boolean
  ports: Ports
}

type Ports = { site: number; studio: number; lake: number; service: number }

const defaults = { site: 4173, studio: 3333, lake: 3900, service: 8787 }

export const USAGE = `Usage: pnpm start [options]

  --reset                  delete all edits and start from the bundled content
  --data <folder>          folder for all data; .data by default
  --site-port <number>     ${defaults.site} by default
  --studio-port <number>   ${defaults.studio} by default
  --lake-port <number>     ${defaults.lake} by default
  --service-port <number>  ${defaults.service} by default
  --help                   show this`

/** The command line has an invalid option. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Parses the command line; null for help. Throws UsageError. */
export function readStartOptions(args: readonly string[]): StartOptions | null {
  const values = parseOptions(args)
  if (values.help) return null
  return {
    data: values.data ?? join(root, '.data'),
    reset: values.reset,
    ports: {
      site: parsePort('--site-port', values['site-port'], defaults.site),
      studio: parsePort('--studio-port', values['studio-port'], defaults.studio),
      lake: parsePort('--lake-port', values['lake-port'], defaults.lake),
      service: parsePort('--service-port', values['service-port'], defaults.service),
    },
  }
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        reset: { type: 'boolean', default: false },
        data: { type: 'string' },
        'site-port': { type: 'string' },
        'studio-port': { type: 'string' },
        'lake-port': { type: 'string' },
        'service-port': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function parsePort(flag: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new UsageError(`${flag}: expected a number from 1 to 65535; found "${text}"`)
}
