import { parseArgs } from 'node:util'
import { ImportSettingsError } from '../import/import-target.ts'
import { explained } from '../import/target-client.ts'
import { BACKUPS, backupTarget, formatTarget } from './backup-target.ts'
import { openDataset } from './dataset.ts'
import { makeBackup } from './make-backup.ts'
import { isAsset, isEnquiry } from './stored-document.ts'

/**
 * `pnpm content:backup [--folder <folder>] [--keep <number>]`: copies the configured dataset into a dated folder, reads
 * it again, and keeps that many. Ends with 2 when a setting is wrong, 1 when it fails otherwise.
 */
try {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: BACKUPS },
      keep: { type: 'string', default: '14' },
    },
  })
  const keep = Number(values.keep)
  if (!Number.isInteger(keep) || keep < 1) {
    throw new ImportSettingsError(`--keep: expected a whole number from 1; found "${values.keep}"`)
  }
  const target = backupTarget(process.env, 'reads')
  const dataset = openDataset(target)
  const { folder, documents } = await makeBackup(dataset, { folder: values.folder, keep }).catch(
    (error: unknown) => {
      throw explained(error, target)
    },
  )
  const count = (is: typeof isAsset) => documents.filter(is).length
  console.log(`Backed up ${formatTarget(target)} to ${folder}`)
  console.log(
    `${documents.length} documents, among them ${count(isEnquiry)} enquiries and ${count(isAsset)} pictures and files; read again and whole`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof ImportSettingsError ? 2 : 1
}
