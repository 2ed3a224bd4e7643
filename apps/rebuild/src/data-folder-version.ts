import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SettingsError } from '@kitewright/content-loader/errors'
import { z } from 'zod'
import { VERSION } from './version.ts'

type DataMigration = (folder: string) => Promise<void>

/**
 * Steps from each form of the data folder to the next, oldest first; their number is the version of the folder. A form
 * that the release before cannot read must not be written before that release is gone: see docs/operations.md.
 */
export const dataMigrations: readonly DataMigration[] = []

const FILE = 'version.json'
const versionSchema = z.object({
  version: z.number(),
  /** The release that wrote it. */
  program: z.string(),
})

/** A folder without the file has version 0, the one before release 1.0.0. */
async function readDataVersion(folder: string): Promise<z.infer<typeof versionSchema>> {
  try {
    return versionSchema.parse(JSON.parse(await readFile(join(folder, FILE), 'utf8')))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isMissing) return { version: 0, program: '' }
    throw error
  }
}

/** Throws SettingsError when a newer release wrote the folder in a form that this one cannot read. Changes nothing. */
export async function rejectNewerData(
  folder: string,
  newest = dataMigrations.length,
): Promise<void> {
  const { version, program } = await readDataVersion(folder)
  if (version <= newest) return
  throw new SettingsError(
    `REBUILD_DATA: version ${program} wrote ${folder} in the form ${version}, and this version, ${VERSION}, reads forms up to ${newest}: start version ${program} or newer, or restore a copy of the folder from before the upgrade`,
  )
}

/** Brings the folder to the newest form. An interrupted step runs again at the next start. */
export async function migrateData(folder: string, migrations = dataMigrations): Promise<void> {
  const { version, program } = await readDataVersion(folder)
  const write = async (next: number) => {
    const file = join(folder, FILE)
    await writeFile(`${file}.next`, JSON.stringify({ version: next, program: VERSION }))
    await rename(`${file}.next`, file)
  }
  for (const [index, migrate] of migrations.entries()) {
    if (index < version) continue
    await migrate(folder)
    await write(index + 1)
  }
  if (migrations.length <= version && program !== VERSION) await write(version)
}
