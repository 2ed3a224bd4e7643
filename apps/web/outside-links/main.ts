import { appendFile } from 'node:fs/promises'
import { exitCodeOf } from '@kitewright/content-loader/errors'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { checkLinks, outsideLinks, report } from './outside-links.ts'

/**
 * Looks whether what the content leads to elsewhere is still there, and prints which entry and field leads
 * to what is gone; in a GitHub workflow, as its summary. Ends with 1 if anything is gone, so that GitHub
 * tells those who watch. No build and no publish asks for it.
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
