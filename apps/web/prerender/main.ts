import './build-site.ts'
import { getExitCode } from '@kitewright/content-loader/errors'
import { load, readLiveDocuments } from '@kitewright/content-loader/load'
import { readSiteSettings } from '@kitewright/content-loader/settings'
import { formatIssue } from '@kitewright/content-rules/check'
import { disableProxyForLocalhost } from '@kitewright/site-engine/serve'
import { buildSite, out } from './build-site.ts'

/** Content -> site, in a folder that is emptied first. The bundle must be there; it does not depend on content. */
try {
  disableProxyForLocalhost()
  const settings = readSiteSettings(process.env)
  const snapshot = await load({
    settings,
    lastGood: (published) => readLiveDocuments(settings, published),
  })
  const { pages } = await buildSite({ snapshot, settings, out })
  for (const { type, name, id, issues } of snapshot.quarantined) {
    const reasons = issues.map(formatIssue).join(' ')
    console.warn(`${type} “${name}” (${id}) is invalid and not in this build. ${reasons}`)
  }
  console.log(`${pages} pages from the ${snapshot.source}, content ${snapshot.hash.slice(0, 12)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = getExitCode(error)
}
