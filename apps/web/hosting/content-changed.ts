import { appendFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ContentInvalidError, exitCodeOf, SettingsError } from '@kitewright/content-loader/errors'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { quarantinedRevisions } from '@kitewright/site-engine/files'
import { out } from '../prerender/build-site.ts'
import { lastGoodOf } from './last-good.ts'
import { changeFrom, liveContent } from './live-content.ts'
import { noteFailed } from './outcome.ts'

/**
 * Compares the newest content with the site's `build.json`. Writes the result to
 * standard output and, in a GitHub workflow, to its output `changed`. Throws what loading content
 * throws; a site that cannot be read counts as changed.
 */
async function contentChanged() {
  const { values } = parseArgs({ options: { live: { type: 'string' } } })
  const siteUrl = values.live ?? process.env.PUBLIC_SITE_URL
  if (!siteUrl) throw new SettingsError('PUBLIC_SITE_URL: expected the site to ask; found nothing')
  // Never the seed: it would count as a change while the lake is unavailable.
  const env = { ...process.env, PUBLIC_SITE_URL: siteUrl, CONTENT_SOURCE: 'sanity' }
  const settings = readSettings(env)
  const newest = await load({ settings, ...lastGoodOf(settings) })
  const { isChanged, why } = changeFrom(await liveContent(settings.siteUrl), {
    hash: newest.hash,
    quarantined: quarantinedRevisions(newest.quarantined),
  })
  console.error(why)
  console.log(`changed=${isChanged}`)
  await output(`changed=${isChanged}`)
}

async function output(line: string) {
  const { GITHUB_OUTPUT } = process.env
  if (GITHUB_OUTPUT) await appendFile(GITHUB_OUTPUT, `${line}\n`)
}

try {
  await contentChanged()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitCodeOf(error)
  if (error instanceof ContentInvalidError) {
    // An entry is quarantined: `tell-studio failed` reports it.
    await noteFailed(out, error)
    await output('wrong=true')
  }
}
