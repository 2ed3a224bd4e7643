import { formatFirstLine, getExitCode, SettingsError } from '@kitewright/content-loader/errors'
import { load, readLiveDocuments } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { BUILD_PATH, buildFactsSchema } from '@kitewright/site-engine/files'

/** Timeout of the host's response, in milliseconds. */
const TIMEOUT_MS = 15_000

/** Returns the hash of the content that visitors see; null if the site cannot be read. */
async function readLiveHash(siteUrl: string): Promise<string | null> {
  try {
    // Some hosts cache a file for minutes despite its headers, but not with another query.
    const url = `${siteUrl}${BUILD_PATH}?at=${Date.now()}`
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    return buildFactsSchema.parse(await response.json()).content.hash
  } catch (error) {
    console.error(`${siteUrl}${BUILD_PATH} could not be read: ${formatFirstLine(error)}`)
    return null
  }
}

/**
 * Prints `changed=true` if the newest content differs from the site's `build.json`, or if the site cannot be read; else
 * `changed=false`. Prints neither if the content cannot be loaded.
 */
try {
  if (!process.env.PUBLIC_SITE_URL) {
    throw new SettingsError('PUBLIC_SITE_URL: expected the address of the site; found nothing')
  }
  // Never the seed: it would count as a change while the lake is unavailable.
  const settings = readSettings({ ...process.env, CONTENT_SOURCE: 'sanity' })
  const newest = await load({
    settings,
    lastGood: (published) => readLiveDocuments(settings, published),
  })
  const live = await readLiveHash(settings.siteUrl)
  console.log(`changed=${live !== newest.hash}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = getExitCode(error)
}
