import { appendFile } from 'node:fs/promises'
import { exitCodeOf } from '@kitewright/content-loader/errors'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { checkLinks, outsideLinks, report } from './outside-links.ts'

/**
 * Checks the external links of the content, and prints which entry and field links
 * to a dead page; in a GitHub workflow, as its summary. Exits with 1 if a link is dead, so that GitHub
 * sends a mail to watchers. No build and no publish depends on it.
 */
try {
  const settings = readSettings()
  const { documents } = await load({ settings })
  const links = await checkLinks(outsideLinks(documents.map(({ document }) => document)))
  const text = report(links, settings.studioUrl)
  console.log(text)
  const { GITHUB_STEP_SUMMARY } = process.env
  if (GITHUB_STEP_SUMMARY) await appendFile(GITHUB_STEP_SUMMARY, text)
  if (links.some(({ state }) => state === 'gone')) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitCodeOf(error)
}
