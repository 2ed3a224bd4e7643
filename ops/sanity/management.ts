import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { formatFirstLine, SettingsError } from '@kitewright/content-loader/errors'
import { ClientError, createClient, ServerError } from '@sanity/client'

/** Versions of Sanity's management endpoints, as used by its command line 8.12. */
const versions = {
  projects: 'v2025-09-22',
  newProject: 'v2025-05-14',
  datasets: 'v2025-09-16',
  cors: 'v2025-08-14',
  access: 'v2025-07-11',
  hooks: 'v2025-08-04',
  users: 'v2025-08-30',
} as const

type Ask = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: object
  query?: Record<string, string>
  /** The project's id, for endpoints under its host name. */
  projectId?: string
  /** The purpose, after “to”: `make the dataset “production”`. Part of the error message. */
  to: string
}

/** Calls a management endpoint of Sanity. Throws RejectedError. */
export type Manage = (kind: keyof typeof versions, url: string, ask: Ask) => Promise<unknown>

/** Sanity rejected a request, or did not answer. The message is one line that says what to do. */
export class RejectedError extends Error {
  override name = 'RejectedError'
  /** HTTP status; null when no answer came. */
  readonly status: number | null

  constructor(message: string, { status, cause }: { status: number | null; cause: unknown }) {
    super(message, { cause })
    this.status = status
  }
}

/** @param apiHost origin of a lake that is not hosted by Sanity; null for Sanity. */
export function createManage(apiHost: string | null, token: string): Manage {
  return async (kind, url, { to, projectId, ...request }) => {
    const client = createClient({
      token,
      apiVersion: versions[kind],
      useCdn: false,
      useProjectHostname: projectId !== undefined && apiHost === null,
      maxRetries: 0,
      timeout: 30_000,
      ...(projectId && { projectId }),
      ...(apiHost && { apiHost }),
    })
    try {
      return await client.request({ ...request, url })
    } catch (error) {
      throw toRejectedError(error, to)
    }
  }
}

/** Describes an error of the client in one line that says what to do. */
export function toRejectedError(error: unknown, to: string): RejectedError {
  const isAnswer = error instanceof ClientError || error instanceof ServerError
  const status = isAnswer ? error.statusCode : null
  return new RejectedError(formatMessage(error, status, to), { status, cause: error })
}

function formatMessage(error: unknown, status: number | null, to: string): string {
  const answer = `HTTP ${status}: ${formatFirstLine(error)}`
  switch (status) {
    case null:
      return `Sanity cannot be reached to ${to}: ${formatFirstLine(error)}`
    case 401:
      return `Sanity does not know this login (HTTP 401). Log in again: ${LOG_IN}; or correct SANITY_AUTH_TOKEN`
    case 402:
      return `The plan at Sanity is not enough to ${to} (${answer})`
    case 403:
      return `This login may not ${to} (HTTP 403). Ask an administrator of the project, or log in as one: ${LOG_IN}`
    case 404:
      return `Sanity finds nothing to ${to} (HTTP 404). Is PUBLIC_SANITY_PROJECT_ID the project shown at sanity.io/manage?`
    case 409:
      return `Sanity cannot ${to}, as it exists already (${answer})`
    case 429:
      return `Sanity refuses so many requests (HTTP 429). Wait${formatSeconds(error)} and run the command again; what is done stays`
    default:
      return `Sanity did not ${to} (${answer})`
  }
}

function formatSeconds(error: unknown): string {
  const after = error instanceof ClientError ? error.response.headers['retry-after'] : undefined
  return after && /^\d+$/.test(after) ? ` ${after} s` : ' a minute'
}

type Environment = Readonly<Record<string, string | undefined>>

/** The command to log in. */
export const LOG_IN = 'pnpm --filter @kitewright/studio exec sanity login'

/**
 * Returns the token to manage the project: `SANITY_AUTH_TOKEN`, or the one that Sanity's command line stores at
 * `sanity login`. Throws SettingsError without either.
 */
export async function getSessionToken(env: Environment): Promise<string> {
  const token = env.SANITY_AUTH_TOKEN?.trim() || (await readStoredToken(env))
  if (token) return token
  throw new SettingsError(
    `SANITY_AUTH_TOKEN: expected a token that may manage the project, or a login (${LOG_IN}); found nothing`,
  )
}

async function readStoredToken(env: Environment): Promise<string | null> {
  const file = env.SANITY_CLI_CONFIG_PATH || join(homedir(), '.config/sanity/config.json')
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  const { authToken }: { authToken?: unknown } = JSON.parse(text)
  return typeof authToken === 'string' ? authToken : null
}
