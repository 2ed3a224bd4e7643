import { join } from 'node:path'
import { z } from 'zod'
import { readJsonFile, writeJsonFile } from '../json-file.ts'
import type { Log } from '../log.ts'

export type BucketSettings = {
  name: string
  /** Folder of the site in the bucket; empty, or it ends with a slash. */
  prefix: string
}

const uploadsSchema = z.record(
  z.string(),
  z.object({
    /** Differs when content or headers do. */
    version: z.string(),
    isHashed: z.boolean(),
    /** Since when no release has it, ms since 1970. */
    removedAt: z.number().optional(),
  }),
)

/** The objects in the bucket, by key. */
export type Uploads = z.infer<typeof uploadsSchema>

const fileSchema = z.object({ bucket: z.string(), uploads: uploadsSchema })

const getFile = (dataFolder: string) => join(dataFolder, 'bucket.json')
const getAddress = ({ name, prefix }: BucketSettings) => `s3://${name}/${prefix}`

/** Reads the list of uploads. A missing file, or one of another bucket, gives an empty list: all is uploaded again. */
export async function readUploads(
  dataFolder: string,
  settings: BucketSettings,
  log: Log,
): Promise<Uploads> {
  const list = await readJsonFile(getFile(dataFolder), fileSchema, log)
  return list?.bucket === getAddress(settings) ? list.uploads : {}
}

export const writeUploads = (dataFolder: string, settings: BucketSettings, uploads: Uploads) =>
  writeJsonFile(getFile(dataFolder), { bucket: getAddress(settings), uploads })
