import { disableProxyForLocalhost } from '@kitewright/site-engine/serve'
import { importSeed, type Progress } from './import-seed.ts'
import { ImportSettingsError, importTarget } from './import-target.ts'

/**
 * `pnpm content:import`: imports the bundled content into the configured dataset, with progress. Exits
 * with 2 for an invalid setting, with 1 for other failures.
 */
try {
  disableProxyForLocalhost()
  const target = importTarget(process.env)
  const { projectId, dataset, apiHost } = target
  console.log(`Importing into ${projectId}/${dataset} at ${apiHost ?? 'sanity.io'}`)
  const { documents, replaced, warnings } = await importSeed(target, createProgressPrinter())
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
  console.log(`Imported ${documents} documents, ${replaced} of which were there before`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof ImportSettingsError ? 2 : 1
}

/** Prints each step, and every tenth of a count, so that logs stay short. */
function createProgressPrinter(): (progress: Progress) => void {
  let last = ''
  return ({ step, current, total }) => {
    const tenths = current && total ? Math.floor((current / total) * 10) : 0
    const line = total ? `${step}: ${tenths * 10} %` : step
    if (line !== last) console.log(`  ${line}`)
    last = line
  }
}
