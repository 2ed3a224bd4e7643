/** The dataset of an import. */
export type ImportTarget = {
  projectId: string
  dataset: string
  /** Origin of a local Content Lake; null for hosted Sanity. */
  apiHost: string | null
  token: string
}

/** A setting is missing or invalid. The message is one line that names the variable. */
export class ImportSettingsError extends Error {
  override name = 'ImportSettingsError'
}

type Environment = Readonly<Record<string, string | undefined>>

/** Defaults of the local lake: its project, and its token for scripts. */
const LOCAL = { projectId: 'kitewright', token: 'local-editor' }

/**
 * Reads the target of an import from environment variables; blank means unset. Project and dataset may also have the
 * names of the site's settings, as in the settings file of a server. A lake on this machine needs only its address;
 * hosted Sanity needs project and token. Throws ImportSettingsError.
 */
export function importTarget(given: Environment): ImportTarget {
  const env = {
    ...given,
    SANITY_STUDIO_PROJECT_ID: given.SANITY_STUDIO_PROJECT_ID || given.PUBLIC_SANITY_PROJECT_ID,
    SANITY_STUDIO_DATASET: given.SANITY_STUDIO_DATASET || given.PUBLIC_SANITY_DATASET,
  }
  const apiHost = readOrigin(env, 'SANITY_API_HOST')
  const isLocal = apiHost !== null && isThisMachine(apiHost)
  return {
    apiHost,
    projectId: readVariable(env, 'SANITY_STUDIO_PROJECT_ID', /^[a-z0-9][a-z0-9-]*$/, {
      expected: 'the project ID shown at sanity.io/manage',
      unset: isLocal ? LOCAL.projectId : undefined,
    }),
    dataset: readVariable(env, 'SANITY_STUDIO_DATASET', /^[~a-z0-9][a-z0-9_-]{0,63}$/, {
      expected: 'a dataset name of small letters, digits, hyphens and underscores',
      unset: 'production',
    }),
    token: readVariable(env, 'SANITY_WRITE_TOKEN', /^[\x21-\x7e]+$/, {
      expected: 'a token that may write (sanity.io/manage, API, Tokens: Editor)',
      unset: isLocal ? LOCAL.token : undefined,
      isSecret: true,
    }),
  }
}

function readVariable(
  env: Environment,
  name: string,
  form: RegExp,
  { expected, unset, isSecret }: { expected: string; unset?: string; isSecret?: boolean },
): string {
  const value = env[name]?.trim() || unset
  if (value !== undefined && form.test(value)) return value
  const shown = isSecret ? 'something else' : `"${value}"`
  const actual = value === undefined ? 'nothing' : shown
  throw new ImportSettingsError(`${name}: expected ${expected}; found ${actual}`)
}

function readOrigin(env: Environment, name: string): string | null {
  const value = env[name]?.trim()
  if (!value) return null
  const url = URL.parse(value)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) {
    return url.origin
  }
  throw new ImportSettingsError(
    `${name}: expected an origin such as http://localhost:3900, or nothing for hosted Sanity; found "${value}"`,
  )
}

const isThisMachine = (origin: string) =>
  /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(new URL(origin).hostname)
