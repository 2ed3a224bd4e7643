import './production.ts'
import { exitCodeOf } from '@kitewright/content-loader/errors'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { forgetOutcome, noteBuilt, noteFailed } from '../hosting/outcome.ts'
import { buildSite } from './build-site.ts'
import { out } from './out.ts'

/** Content -> site, in a folder that is emptied first. The bundle must be there; it does not depend on content. */
try {
  await forgetOutcome(out)
  const settings = readSettings(process.env)
  const snapshot = await load({ settings })
  const { pages } = await buildSite({ snapshot, settings, out })
  await noteBuilt(out, snapshot)
  console.log(`${pages} pages from the ${snapshot.source}, content ${snapshot.hash.slice(0, 12)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitCodeOf(error)
  await noteFailed(out, error)
}
