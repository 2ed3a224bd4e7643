import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const fileSchema = z.object({
  /** Identifies the data folder at the lake. */
  service: z.string(),
  /** The last known role; null: none yet. */
  role: z.enum(['leader', 'standby']).nullable(),
})

export type LeaderFile = z.infer<typeof fileSchema>
export type Role = NonNullable<LeaderFile['role']>

const getPath = (dataFolder: string) => join(dataFolder, 'leader.json')

/** Null when the data folder has none that can be read. */
export async function readLeaderFile(dataFolder: string): Promise<LeaderFile | null> {
  const text = await readFile(getPath(dataFolder), 'utf8').catch(() => 'null')
  try {
    return fileSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export async function writeLeaderFile(dataFolder: string, file: LeaderFile) {
  const path = getPath(dataFolder)
  await writeFile(`${path}.next`, JSON.stringify(file), { mode: 0o600 })
  await rename(`${path}.next`, path)
}
