import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { SettingsError } from '@kitewright/content-loader/errors'

type Environment = Readonly<Record<string, string | undefined>>

/** How to log in, said wherever nobody is. */
export const LOG_IN = 'pnpm --filter @kitewright/studio exec sanity login'

/**
 * What proves who manages the project: `SANITY_AUTH_TOKEN`, or the session that Sanity's command line keeps after
 * `sanity login`, as that reads both itself. Throws SettingsError when nobody is logged in.
 */
export async function sessionToken(env: Environment): Promise<string> {
  const token = env.SANITY_AUTH_TOKEN?.trim() || (await keptToken(env))
  if (token) return token
  throw new SettingsError(
    `SANITY_AUTH_TOKEN: expected a token that may manage the project, or a login (${LOG_IN}); found nothing`,
  )
}

async function keptToken(env: Environment): Promise<string | null> {
  const file = env.SANITY_CLI_CONFIG_PATH || join(homedir(), '.config/sanity/config.json')
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  const { authToken }: { authToken?: unknown } = JSON.parse(text)
  return typeof authToken === 'string' ? authToken : null
}
