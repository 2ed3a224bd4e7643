import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** A file of the bundle with the hashes of the other code files from which it was built. */
const NAME = 'made-from.json'

const schema = z.record(z.string(), z.string())

type SourceHashes = Readonly<z.infer<typeof schema>>

/**
 * Records the code of a new bundle. Until `end` is called, the bundle has no record, as it may be incomplete. A file
 * that is edited during the build differs from its record.
 *
 * @param files paths from `root`.
 */
export async function recordCode(bundleFolder: string, root: string, files: readonly string[]) {
  const note = join(bundleFolder, NAME)
  await mkdir(bundleFolder, { recursive: true })
  rmSync(note, { force: true })
  const sourceHashes = Object.fromEntries(
    files.toSorted().map((path) => [path, hashSource(readFileSync(join(root, path)))]),
  )
  return {
    end() {
      writeFileSync(`${note}.part`, `${JSON.stringify(sourceHashes)}\n`)
      renameSync(`${note}.part`, note)
    },
  }
}

/** Returns the code of a bundle; null if there is no record. */
export function readSourceHashes(bundleFolder: string): SourceHashes | null {
  try {
    return schema.parse(JSON.parse(readFileSync(join(bundleFolder, NAME), 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

export const hashSource = (source: Buffer | string) =>
  createHash('sha256').update(source).digest('hex')
