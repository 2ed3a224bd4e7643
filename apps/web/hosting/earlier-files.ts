import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { firstLine } from '@kitewright/content-loader/errors'
import type { Settings } from '@kitewright/content-loader/settings'
import { addedFiles } from '@kitewright/content-types/addresses'
import { isHashed, retainedFiles } from '@kitewright/site-engine/files'
import { z } from 'zod'

/** Part of every site: the hashed files of its build and the builds before. */
const FILES_PATH = addedFiles.earlierFiles

/** Timeouts of one answer of the host, and of all, in milliseconds. */
const TIMEOUT_MS = 15_000
const LONGEST_MS = 60_000
/** Files that are fetched concurrently. */
const WORKERS = 8

const isPath = (path: string) => isHashed(path) && /^(\/[\w-][\w.-]*)+$/.test(path)

const filesSchema = z.object({
  /** The newest first. */
  builds: z.array(
    z.object({
      bundleHash: z.string(),
      /** sha256 by path. */
      files: z.record(z.string().refine(isPath), z.string()),
    }),
  ),
})
type Builds = z.infer<typeof filesSchema>['builds']

/**
 * Adds the files of earlier builds to this one, and lists them for the next one: a static host keeps
 * nothing from one deploy to the next, and an open tab still requests its code. Returns the number of added
 * files. A file that the live site does not have is only a warning.
 *
 * @param out folder of the site.
 */
export async function carryEarlierFiles(
  out: string,
  { siteUrl, contentSource, lake }: Pick<Settings, 'siteUrl' | 'contentSource' | 'lake'>,
): Promise<number> {
  // A build with `auto` or seed content is at no host.
  if (contentSource !== 'sanity' || !lake) return 0
  const own = await hashedFilesOf(out)
  const bundleHash = sha256(Object.keys(own).filter(isOfBundle).join('\n'))
  const before = await buildsBefore(siteUrl)
  const carried = await Promise.all(
    retainedFiles(
      bundleHash,
      new Set(Object.keys(own)),
      before.map((build) => ({ ...build, hashes: build.files, files: Object.keys(build.files) })),
    ).map(async ({ hashes, files, ...build }) => ({
      ...build,
      files: await fetchFiles(
        out,
        siteUrl,
        files.map((path) => [path, hashes[path] ?? '']),
      ),
    })),
  )
  const builds: Builds = [{ bundleHash, files: own }, ...carried]
  await writeFile(join(out, FILES_PATH), `${JSON.stringify({ builds })}\n`)
  return new Set(carried.flatMap(({ files }) => Object.keys(files))).size
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('base64url')

const isOfBundle = (path: string) => path.startsWith('/assets/')

/** sha256 by path, in their order. */
async function hashedFilesOf(out: string): Promise<Record<string, string>> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(out, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    // Hosts compress the files again.
    .filter((path) => isPath(path) && !/\.(br|gz)$/.test(path))
    .sort()
  const hashes: [string, string][] = []
  for (const path of paths) hashes.push([path, sha256(await readFile(join(out, path)))])
  return Object.fromEntries(hashes)
}

async function buildsBefore(siteUrl: string): Promise<Builds> {
  try {
    // Some hosts cache a file for minutes despite its headers, but not with another query.
    const response = await fetch(`${siteUrl}${FILES_PATH}?at=${Date.now()}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // Before the first deploy.
    if (response.status === 404) return []
    if (!response.ok) throw new Error(`${siteUrl}${FILES_PATH} answered HTTP ${response.status}`)
    return filesSchema.parse(await response.json()).builds
  } catch (error) {
    console.warn(`Files of earlier builds are not taken over: ${firstLine(error)}`)
    return []
  }
}

/** Those that arrived with the expected hash. */
async function fetchFiles(
  out: string,
  siteUrl: string,
  files: readonly (readonly [path: string, hash: string])[],
): Promise<Record<string, string>> {
  const signal = AbortSignal.timeout(LONGEST_MS)
  const came: Record<string, string> = {}
  const rest = files.values()
  const worker = async () => {
    for (const [path, hash] of rest) {
      try {
        const response = await fetch(`${siteUrl}${path}`, { signal })
        const bytes = Buffer.from(await response.arrayBuffer())
        if (!response.ok || sha256(bytes) !== hash) throw new Error(`HTTP ${response.status}`)
        await mkdir(dirname(join(out, path)), { recursive: true })
        await writeFile(join(out, path), bytes)
        came[path] = hash
      } catch (error) {
        console.warn(`An earlier file is not taken over: ${path}: ${firstLine(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  return came
}
