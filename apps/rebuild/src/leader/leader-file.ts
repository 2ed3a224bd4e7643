import { join } from 'node:path'
import { z } from 'zod'
import { readJsonFile, writeJsonFile } from '../json-file.ts'
import type { Log } from '../log.ts'

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
export const readLeaderFile = (dataFolder: string, log: Log): Promise<LeaderFile | null> =>
  readJsonFile(getPath(dataFolder), fileSchema, log)

export const writeLeaderFile = (dataFolder: string, file: LeaderFile) =>
  writeJsonFile(getPath(dataFolder), file)
