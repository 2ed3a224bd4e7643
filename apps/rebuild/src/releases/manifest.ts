import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addedFiles } from '@kitewright/content-types/addresses'
import { changeSchema, entryFactsSchema, offSiteSchema } from '@kitewright/protocol/site'
import pMap from 'p-map'
import { z } from 'zod'

const manifestSchema = z.object({
  version: z.literal(1),
  id: z.string(),
  createdAt: z.string(),
  source: z.enum(['lake', 'seed']),
  /** Same content, same hash. */
  contentHash: z.string(),
  /** Same code and settings, same hash. */
  bundleHash: z.string(),
  documents: z.number(),
  /** What each document said, by id; empty in a release of an earlier version. */
  contents: z.record(z.string(), entryFactsSchema).default({}),
  /** What was published and not shown, as its own dates say. */
  offSite: offSiteSchema.default({}),
  /** What differs from the release that was live before. */
  changes: z.array(changeSchema).default([]),
  /** For each page what it was made from: the same key under the same bundle is the same bytes. */
  pages: z.record(z.string(), z.string()),
  /** The sharing picture of each page; empty in a release of an earlier version. */
  images: z.record(z.string(), z.string()).default({}),
  /**
   * Code that stands in HTML, as its policy must allow it, and the files in which it stands: each
   * file is in one group. Empty in manifests of before this was noted.
   */
  inline: z.array(z.object({ code: z.array(z.string()), files: z.array(z.string()) })).default([]),
  /** Every file but this one, by path. */
  files: z.record(z.string(), z.object({ sha256: z.string(), bytes: z.number() })),
  /** Files of earlier releases that pages opened then may still ask for, the newest release first. */
  carried: z.array(
    z.object({ release: z.string(), bundleHash: z.string(), files: z.array(z.string()) }),
  ),
  /** What is otherwise than the content says; a later build is to put it right. */
  notes: z.array(z.string()).optional(),
})

export type Manifest = z.infer<typeof manifestSchema>
export type FileFacts = Manifest['files'][string]
export type RetainedAssets = Manifest['carried'][number]

const NAME = addedFiles.manifest

export const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** The manifest of a release; null when it has none that can be read. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

export async function writeManifest(folder: string, manifest: Manifest) {
  await writeFile(join(folder, NAME), `${JSON.stringify(manifest)}\n`, { mode: 0o444 })
}

/** The files of a release that are not as its manifest says. */
export async function damagedFiles(folder: string, { files }: Manifest): Promise<string[]> {
  // Some at a time: thousands of files one after another take long.
  const paths = await pMap(
    Object.entries(files),
    async ([path, facts]) => {
      const body = await readFile(join(folder, path)).catch(() => null)
      return body && isAsPublished(body, facts) ? [] : [path]
    },
    { concurrency: 4 },
  )
  return paths.flat().sort()
}

export const isAsPublished = (body: Buffer, { sha256: hash, bytes }: FileFacts): boolean =>
  body.length === bytes && sha256(body) === hash

/** A file that is missing or of another size; null when there is none. Looks at sizes only and at once: for the build process, in every build. */
export function missingFile(folder: string, { files }: Manifest): string | null {
  for (const [path, { bytes }] of Object.entries(files)) {
    if (statSync(`${folder}${path}`, { throwIfNoEntry: false })?.size !== bytes) return path
  }
  return null
}
