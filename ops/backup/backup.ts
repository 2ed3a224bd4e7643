import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { backupVariables } from '@kitewright/rebuild/backup-settings'
import { recordFailure } from '@kitewright/rebuild/backups'
import { disableProxyForLocalhost } from '@kitewright/site-engine/serve'
import { z } from 'zod'
import { ImportSettingsError } from '../import/import-target.ts'
import { describeError } from '../import/target-client.ts'
import { BACKUPS, backupTarget, formatTarget } from './backup-target.ts'
import { openDataset } from './dataset.ts'
import { makeBackup } from './make-backup.ts'
import { isAsset, isEnquiry } from './stored-document.ts'

const BUNDLED =
  'CONTENT_SOURCE is seed: the code contains the content, so there is nothing to back up. Enquiries are in the data folder of the service.'

/**
 * `pnpm content:backup [--folder <folder>] [--keep <number>]`: copies the configured dataset into a dated folder, reads
 * it again, keeps that many, and runs BACKUP_COPY. Records a failure in the folder, for the rebuild service. Ends with 2
 * when a setting is wrong, 1 when it fails otherwise. A site of the bundled content has nothing to back up.
 */
try {
  disableProxyForLocalhost()
  if (process.env.CONTENT_SOURCE?.trim() === 'seed') console.log(BUNDLED)
  else await runBackup()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof ImportSettingsError ? 2 : 1
}

async function runBackup(): Promise<void> {
  const { values } = parseArgs({
    options: { folder: { type: 'string' }, keep: { type: 'string' } },
  })
  const { BACKUP_FOLDER, BACKUP_KEEP: keep, BACKUP_COPY: copy } = readSettings(values)
  const root = BACKUP_FOLDER ?? BACKUPS
  const target = backupTarget(process.env, 'reads')
  try {
    const { folder, documents } = await makeBackup(openDataset(target), { folder: root, keep })
    const count = (is: typeof isAsset) => documents.filter(is).length
    console.log(`Backed up ${formatTarget(target)} to ${folder}`)
    console.log(
      `${documents.length} documents, among them ${count(isEnquiry)} enquiries and ${count(isAsset)} pictures and files; read again and whole`,
    )
    if (copy) await copyBackup(copy, folder)
    await recordFailure(root, target, null)
  } catch (error) {
    const known = describeError(error, target)
    await mkdir(root, { recursive: true, mode: 0o700 })
    await recordFailure(root, target, known instanceof Error ? known.message : String(known))
    throw known
  }
}

function readSettings({ folder, keep }: { folder?: string; keep?: string }) {
  const { BACKUP_FOLDER, BACKUP_KEEP, BACKUP_COPY } = process.env
  const messages = {
    BACKUP_FOLDER: folder ?? BACKUP_FOLDER,
    BACKUP_KEEP: keep ?? BACKUP_KEEP,
    BACKUP_COPY,
  }
  const { data, error } = z.object(backupVariables).safeParse(messages)
  if (data) return data
  const [issue] = error.issues
  throw new ImportSettingsError(`${String(issue?.path[0])}: expected ${issue?.message}`)
}

/** Runs the command that copies a backup to another place; `$BACKUP` is its folder. */
async function copyBackup(command: string, folder: string): Promise<void> {
  const options = { stdio: 'inherit', env: { ...process.env, BACKUP: folder } } as const
  const [code, signal] = await once(spawn('sh', ['-c', command], options), 'exit')
  if (code !== 0) {
    throw new Error(`${folder} is whole, but BACKUP_COPY ended with ${signal ?? code}`)
  }
  console.log('Copied by BACKUP_COPY')
}
