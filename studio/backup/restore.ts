import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ImportSettingsError } from '../import/import-target.ts'
import { explained } from '../import/target-client.ts'
import { backupsIn, readBackup } from './backup-folder.ts'
import { BACKUPS, backupTarget, targetWords } from './backup-target.ts'
import { openDataset } from './dataset.ts'
import { makeBackup } from './make-backup.ts'
import { planFor, restoreBackup } from './restore-backup.ts'
import { isNothing } from './restore-plan.ts'
import type { StoredDocument } from './stored-document.ts'

/** So many are named, the others counted. */
const MAX_NAMED = 20

/**
 * `pnpm content:restore [<backup>] [--yes] [--without-enquiries] [--folder <folder>]`: makes the configured dataset as in
 * a backup, by default the newest of that dataset. Without `--yes` it only tells what that would change. What is there
 * now is backed up before. Ends with 2 when a setting is wrong, 1 when it fails otherwise.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      folder: { type: 'string', default: BACKUPS },
      yes: { type: 'boolean', default: false },
      'without-enquiries': { type: 'boolean', default: false },
    },
  })
  const target = backupTarget(process.env, 'writes')
  const newest = (await backupsIn(values.folder, target)).at(-1)
  const path = positionals[0] ?? (newest && join(values.folder, newest))
  if (!path) {
    throw new ImportSettingsError(`${values.folder}: there is no backup of ${targetWords(target)}`)
  }
  const backup = await readBackup(path)
  const { projectId, dataset: name, at } = backup.facts
  console.log(`${projectId}/${name} of ${at} into ${targetWords(target)}:`)
  const dataset = openDataset(target)
  const withEnquiries = !values['without-enquiries']
  try {
    const plan = await planFor(dataset, backup, withEnquiries)
    tell('comes', plan.added)
    tell('changes', plan.changed)
    tell('goes', plan.removed)
    console.log(`  stays as it is: ${plan.same}`)
    if (isNothing(plan)) console.log('Nothing is to be done.')
    else if (values.yes) {
      const isEmpty = plan.same + plan.changed.length + plan.removed.length === 0
      if (!isEmpty) {
        const { folder } = await makeBackup(dataset, { folder: values.folder, keep: 1_000 })
        console.log(`What was there is in ${folder}`)
      }
      await restoreBackup(dataset, backup, plan, withEnquiries)
      console.log('Restored, and compared with the backup.')
    } else console.log('Nothing is changed yet. To do it: the same command with --yes')
  } catch (error) {
    throw explained(error, target)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof ImportSettingsError ? 2 : 1
}

function tell(what: string, documents: readonly StoredDocument[]) {
  console.log(`  ${what}: ${documents.length}`)
  for (const { _id, _type, title, question, originalFilename } of documents.slice(0, MAX_NAMED)) {
    const name = [title, question, originalFilename].find((text) => typeof text === 'string')
    console.log(`    ${_type}${name ? ` “${name}”` : ''} (${_id})`)
  }
  if (documents.length > MAX_NAMED) console.log(`    and ${documents.length - MAX_NAMED} more`)
}
