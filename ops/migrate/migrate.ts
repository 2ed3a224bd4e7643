import { parseArgs } from 'node:util'
import { disableProxyForLocalhost } from '@kitewright/site-engine/serve'
import { ImportSettingsError, importTarget } from '../import/import-target.ts'
import { migrateContent, readMigrations } from './migrate-content.ts'

/**
 * `pnpm content:migrate`: prints which documents of the configured dataset change, and changes them with `--apply`.
 * Exits with 2 for an invalid setting, with 1 for other failures.
 */
try {
  disableProxyForLocalhost()
  const { values } = parseArgs({ options: { apply: { type: 'boolean', default: false } } })
  const target = importTarget(process.env)
  const { projectId, dataset, apiHost } = target
  console.log(`Content of ${projectId}/${dataset} at ${apiHost ?? 'sanity.io'}`)
  const { from, to, changed } = await migrateContent(target, {
    isDryRun: !values.apply,
    migrations: await readMigrations(),
    onLine: console.log,
  })
  const documents = `${changed} document${changed === 1 ? '' : 's'}`
  if (from === to) console.log(`It has the newest version, ${to}`)
  else if (values.apply) console.log(`Migrated ${documents}, from version ${from} to ${to}`)
  else console.log(`Version ${from} to ${to} would change ${documents}; --apply does it`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof ImportSettingsError ? 2 : 1
}
