import { readFile, rename, writeFile } from 'node:fs/promises'
import { formatFirstLine } from '@kitewright/content-loader/errors'
import type { z } from 'zod'
import type { Log } from './log.ts'

/** Reads a file of the data folder. Null if it is missing, and if it cannot be read, which the log then says. */
export async function readJsonFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  log: Log,
): Promise<z.infer<Schema> | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) log.warn({ file, why: formatFirstLine(error) }, 'A file cannot be read')
    return null
  }
}

/** Replaces the file, complete or not at all. */
export async function writeJsonFile(file: string, value: unknown) {
  await writeFile(`${file}.next`, JSON.stringify(value), { mode: 0o600 })
  await rename(`${file}.next`, file)
}
