import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatIssue } from '@kitewright/content-types/model'
import { listBackups } from '@kitewright/rebuild/backups'
import { disableProxyForLocalhost } from '@kitewright/site-engine/serve'
import { ImportSettingsError } from '../import/import-target.ts'
import { describeError } from '../import/target-client.ts'
import { readBackup } from './backup-folder.ts'
import { BACKUPS, backupTarget, formatTarget } from './backup-target.ts'
import { openDataset } from './dataset.ts'
import { makeBackup } from './make-backup.ts'
import { planFor, restoreBackup } from './restore-backup.ts'
import { isNothing } from './restore-plan.ts'
import type { StoredDocument } from './stored-document.ts'

/** So many are named, the others counted. */
const MAX_NAMED = 20

/**
 * `pnpm content:restore [<backup>] [--yes] [--only <id>]… [--without-enquiries] [--folder <folder>]`: changes the
 * configured dataset to what a backup holds, by default the newest one of that dataset. Without `--yes` it only lists
 * the changes. Backs up the present content before. Ends with 2 when a setting is wrong, 1 when it fails otherwise.
 */
try {
  disableProxyForLocalhost()
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      folder: { type: 'string', default: process.env.BACKUP_FOLDER || BACKUPS },
      yes: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      'without-enquiries': { type: 'boolean', default: false },
    },
  })
  const target = backupTarget(process.env, 'writes')
  const newest = (await listBackups(values.folder, target)).at(-1)
  const path = positionals[0] ?? (newest && join(values.folder, newest))
  if (!path) {
    throw new ImportSettingsError(`${values.folder}: there is no backup of ${formatTarget(target)}`)
  }
  const backup = await readBackup(path)
  const { projectId, dataset: name, at } = backup.facts
  console.log(`${projectId}/${name} of ${at} into ${formatTarget(target)}:`)
  const dataset = openDataset(target)
  const options = { withEnquiries: !values['without-enquiries'], only: values.only }
  try {
    const plan = await planFor(dataset, backup, options)
    list('added', plan.added)
    list('changed', plan.changed)
    list('removed', plan.removed)
    console.log(`  unchanged: ${plan.same}`)
    if (plan.invalid.length > 0) {
      console.log(`  invalid, quarantined by the site until they are fixed: ${plan.invalid.length}`)
      for (const one of plan.invalid) console.log(`    ${formatIssue(one)}`)
    }
    if (isNothing(plan)) console.log('Nothing to restore.')
    else if (values.yes) {
      if (plan.same + plan.changed.length + plan.removed.length > 0) {
        const { folder } = await makeBackup(dataset, { folder: values.folder, keep: 1_000 })
        console.log(`The content before is in ${folder}`)
      }
      await restoreBackup(dataset, backup, plan, options)
      console.log('Restored, and compared with the backup.')
    } else console.log('Nothing is changed yet. Repeat the command with --yes to restore.')
  } catch (error) {
    throw describeError(error, target)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof ImportSettingsError ? 2 : 1
}

function list(change: string, documents: readonly StoredDocument[]) {
  console.log(`  ${change}: ${documents.length}`)
  for (const { _id, _type, title, question, originalFilename } of documents.slice(0, MAX_NAMED)) {
    const name = [title, question, originalFilename].find((text) => typeof text === 'string')
    console.log(`    ${_type}${name ? ` “${name}”` : ''} (${_id})`)
  }
  if (documents.length > MAX_NAMED) console.log(`    and ${documents.length - MAX_NAMED} more`)
}
