import './build-site.ts'
import { exitCodeOf } from '@kitewright/content-loader/errors'
import { load } from '@kitewright/content-loader/load'
import { readSiteSettings } from '@kitewright/content-loader/settings'
import { bypassProxyForThisMachine } from '@kitewright/site-engine/serve'
import { carryEarlierFiles } from '../hosting/earlier-files.ts'
import { lastGoodOf } from '../hosting/last-good.ts'
import { forgetOutcome, noteBuilt, noteFailed, quarantineLines } from '../hosting/outcome.ts'
import { buildSite, out } from './build-site.ts'

/** Content -> site, in a folder that is emptied first. The bundle must be there; it does not depend on content. */
try {
  bypassProxyForThisMachine()
  await forgetOutcome(out)
  const settings = readSiteSettings(process.env)
  const snapshot = await load({ settings, ...lastGoodOf(settings) })
  const { pages } = await buildSite({ snapshot, settings, out })
  const earlier = await carryEarlierFiles(out, settings)
  const { quarantined } = await noteBuilt(out, snapshot)
  for (const line of quarantineLines(quarantined)) console.warn(line)
  console.log(`${pages} pages from the ${snapshot.source}, content ${snapshot.hash.slice(0, 12)}`)
  if (earlier > 0) console.log(`${earlier} files of earlier builds beside them`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitCodeOf(error)
  await noteFailed(out, error)
}
