import { argv, env } from 'node:process'

/**
 * `compare-content.ts <oldest> <newest>`: exits with 1 and advice when the content of the site has a version that is not
 * between these, which `ops/version reads` prints. The settings come from the environment. A silent lake is no reason:
 * each build compares again. Uses no packages, because `ops/deploy` runs it before anything is installed.
 */
const TIMEOUT_MS = 15_000
/** As in `@kitewright/content-types/content-version`. */
const QUERY = '*[_id == "contentVersion"][0].version'

type Environment = Readonly<Record<string, string | undefined>>

/** The version of the stored content, 0 if it was never migrated; null without a lake. */
async function fetchContentVersion(settings: Environment): Promise<number | null> {
  const projectId = settings.PUBLIC_SANITY_PROJECT_ID?.trim()
  if (!projectId || settings.CONTENT_SOURCE?.trim() === 'seed') return null
  const host = settings.SANITY_API_HOST?.trim() || `https://${projectId}.api.sanity.io`
  const dataset = settings.PUBLIC_SANITY_DATASET?.trim() || 'production'
  const token = settings.SANITY_READ_TOKEN?.trim() || settings.SANITY_WRITE_TOKEN?.trim()
  const url = new URL(`/v2025-02-19/data/query/${dataset}`, host)
  url.searchParams.set('query', QUERY)
  const response = await fetch(url, {
    headers: {
      'x-sanity-project-id': projectId,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${url.host} answered HTTP ${response.status}`)
  const { result } = await response.json()
  return typeof result === 'number' ? result : 0
}

/** Advice when a version of the code does not read the content; null: it does. */
function getAdvice(stored: number, oldest: number, newest: number): string | null {
  if (stored >= oldest && stored <= newest) return null
  const state = `The content has version ${stored}, and this version of the site reads ${oldest} to ${newest}`
  return stored > newest
    ? `${state}. Deploy a newer version of the site; or restore the content of a backup from before the migration (docs/operations.md, Restore content from a backup)`
    : `${state}. Where you deploy the Studio, run pnpm content:migrate --apply (docs/operations.md, Versions)`
}

const [oldest, newest] = argv.slice(2).map(Number)
try {
  const stored = await fetchContentVersion(env)
  const advice = stored === null ? null : getAdvice(stored, Number(oldest), Number(newest))
  if (advice) {
    console.error(advice)
    process.exitCode = 1
  }
} catch (error) {
  console.error(`The version of the content is not known: ${error}`)
}
