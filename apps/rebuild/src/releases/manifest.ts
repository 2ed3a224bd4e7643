import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { addedFiles } from '@kitewright/content-types/addresses'
import { changeSchema, entryFactsSchema, offSiteSchema } from '@kitewright/protocol/site'
import pMap from 'p-map'
import { z } from 'zod'
import { replaceFile } from './disk.ts'

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
  /** The facts of each document, by id. */
  contents: z.record(z.string(), entryFactsSchema),
  /** Published documents that their own dates hide. */
  offSite: offSiteSchema,
  /** The changes since the previous live release. */
  changes: z.array(changeSchema),
  /** The key of each page's input: the same key and bundle give the same bytes. */
  pages: z.record(z.string(), z.string()),
  /** The sharing picture of each page. */
  images: z.record(z.string(), z.string()),
  /**
   * Inline code that the content security policy allows, and the files that contain it. Each file is in one group.
   */
  inline: z.array(z.object({ code: z.array(z.string()), files: z.array(z.string()) })),
  /** All files except this manifest, by path. */
  files: z.record(z.string(), z.object({ sha256: z.string(), bytes: z.number() })),
  /** Compressed forms that were made quickly and have a smaller one (best-compression.ts); none in old manifests. */
  quick: z.array(z.string()).optional(),
  /** Files of earlier releases that open pages may still request, newest release first. */
  carried: z.array(
    z.object({ release: z.string(), bundleHash: z.string(), files: z.array(z.string()) }),
  ),
  /** Differences from the content that a later build must fix. */
  notes: z.array(z.string()).optional(),
})

export type Manifest = z.infer<typeof manifestSchema>
export type FileFacts = Manifest['files'][string]
export type RetainedAssets = Manifest['carried'][number]

const NAME = addedFiles.manifest
const unbrotli = promisify(brotliDecompress)

export const hashBytes = (bytes: Buffer | string) =>
  createHash('sha256').update(bytes).digest('hex')

/** The manifest of a release; null when it is missing or unreadable. */
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
  await writeFile(join(folder, NAME), formatManifest(manifest), { mode: 0o444 })
}

/** Replaces the manifest of a release whose compressed forms have changed. `temporary`: a file on the same disk. */
export const replaceManifest = (folder: string, manifest: Manifest, temporary: string) =>
  replaceFile(join(folder, NAME), Buffer.from(formatManifest(manifest)), temporary)

const formatManifest = (manifest: Manifest) => `${JSON.stringify(manifest)}\n`

/** The files of a release that differ from its manifest. */
export async function findDamagedFiles(folder: string, manifest: Manifest): Promise<string[]> {
  const { files } = manifest
  const quick = new Set(manifest.quick)
  // In parallel, because thousands of files take long.
  const paths = await pMap(
    Object.entries(files),
    async ([path, facts]) => {
      const body = await readFile(join(folder, path)).catch(() => null)
      if (body && isAsPublished(body, facts)) return []
      const plain = files[path.slice(0, -'.br'.length)]
      // A smaller form that replaced it before a crash (best-compression.ts).
      const content =
        body && plain && quick.has(path) ? await unbrotli(body).catch(() => null) : null
      return content && plain && isAsPublished(content, plain) ? [] : [path]
    },
    { concurrency: 4 },
  )
  return paths.flat().sort()
}

export const isAsPublished = (body: Buffer, { sha256: hash, bytes }: FileFacts): boolean =>
  body.length === bytes && hashBytes(body) === hash

/** The first file that is missing or has another size; null: none. Synchronous and without reading, as each build calls it. */
export function findMissingFile(folder: string, { files }: Manifest): string | null {
  for (const [path, { bytes }] of Object.entries(files)) {
    if (statSync(`${folder}${path}`, { throwIfNoEntry: false })?.size !== bytes) return path
  }
  return null
}
