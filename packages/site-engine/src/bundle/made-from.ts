import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Stands in a bundle: the hash of each file of code beside the site's own, with which it was made. */
const NAME = 'made-from.json'

const schema = z.record(z.string(), z.string())

type MadeFrom = Readonly<z.infer<typeof schema>>

/**
 * Notes the code that a bundle is about to be made with; until `end` is called, the bundle has no note, as half of it may
 * be old. What is edited meanwhile differs from it then.
 *
 * @param files paths from `root`.
 */
export async function noteCode(bundleFolder: string, root: string, files: readonly string[]) {
  const note = join(bundleFolder, NAME)
  await mkdir(bundleFolder, { recursive: true })
  rmSync(note, { force: true })
  const madeFrom = Object.fromEntries(
    files.toSorted().map((path) => [path, hashOf(readFileSync(join(root, path)))]),
  )
  return {
    end() {
      writeFileSync(`${note}.part`, `${JSON.stringify(madeFrom)}\n`)
      renameSync(`${note}.part`, note)
    },
  }
}

/** What a bundle was made with; null when it does not say. */
export function readMadeFrom(bundleFolder: string): MadeFrom | null {
  try {
    return schema.parse(JSON.parse(readFileSync(join(bundleFolder, NAME), 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

export const hashOf = (source: Buffer | string) => createHash('sha256').update(source).digest('hex')
