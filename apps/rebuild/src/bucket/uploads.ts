import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

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
export async function readUploads(dataFolder: string, settings: BucketSettings): Promise<Uploads> {
  const text = await readFile(getFile(dataFolder), 'utf8').catch(() => '')
  try {
    const { bucket, uploads } = fileSchema.parse(JSON.parse(text))
    return bucket === getAddress(settings) ? uploads : {}
  } catch {
    return {}
  }
}

export async function writeUploads(dataFolder: string, settings: BucketSettings, uploads: Uploads) {
  const file = getFile(dataFolder)
  await writeFile(`${file}.next`, JSON.stringify({ bucket: getAddress(settings), uploads }))
  await rename(`${file}.next`, file)
}
