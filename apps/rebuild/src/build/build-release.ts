import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, TimeBudget } from '@kitewright/content-loader/load'
import type { Settings } from '@kitewright/content-loader/settings'
import { changesBetween } from '@kitewright/protocol/site'
import {
  loadProgram,
  retainedFiles,
  type StaticFile,
  staticFiles,
  writeHashedFiles,
} from '@kitewright/site-engine/files'
import { type PagePlan, writeSite } from '@kitewright/site-engine/write'
import {
  type Manifest,
  type RetainedAssets,
  readManifest,
  sha256,
  writeManifest,
} from '../releases/manifest.ts'
import { earlierPictures } from './earlier-pictures.ts'
import { inlineCodeOf } from './inline-code.ts'
import type { Job, Outcome, Phase, Times } from './job.ts'
import { codeHash, loadedHash } from './loaded-code.ts'
import { storeDocuments, storedDocuments } from './release-documents.ts'
import { type LiveRelease, ReleaseWriter } from './release-writer.ts'
import { refuseOtherCode } from './start-checks.ts'
import { verify } from './verify.ts'

/**
 * Loads the content, then makes and verifies a release in `job.out`, unless the live one is the same.
 * Throws errors of the loader, VerificationError, and disk errors; `times` has the completed phases.
 */
export async function buildRelease(
  job: Job,
  times: Times,
  onPhase: (phase: Phase) => void,
  loadContent: typeof load = load,
): Promise<Outcome> {
  const timed = stopwatch(times, onPhase)

  const budget = new TimeBudget(job.lakeTimeoutMs)
  const endLoad = timed('load')
  refuseOtherCode(job.bundleFolder, job.content, loadedHash)
  const bundle = await bundleFacts(job.bundleFolder, job.content)
  const reading = liveOf(job)
  const loading = loadContent({
    settings: job.content,
    budget,
    announced: job.announced,
    known: join(job.cacheFolder, 'documents', `${codeHash()}.json`),
    lastGood: async () => (job.live === null ? null : storedDocuments(await reading)),
    // The service retries, and reports the failure in the meantime.
    tries: 2,
    pause: 200,
    warn: () => {},
  })
  const [live, snapshot] = await Promise.all([reading, loading])
  endLoad()
  const { quarantined, changesAt, hash: contentHash, offSite } = snapshot
  const loaded = { contentHash, quarantined, changesAt }
  const isSameBundle = live?.manifest.bundleHash === bundle.hash
  const isSame = isSameBundle && live?.manifest.contentHash === contentHash
  const isWhole = job.damaged.length === 0
  if (isSame && isWhole && !live?.manifest.notes?.length) {
    return { kind: 'unchanged', ...loaded, times }
  }

  const endPrerender = timed('prerender')
  const writer = new ReleaseWriter(job.out, live)
  const reused = new Set<string>()
  const taken: string[] = []
  const reuse = async ({ path, key, files }: PagePlan) => {
    const image = live?.manifest.images[path]
    if (!isSameBundle || !image || live.manifest.pages[path] !== key) return null
    const known = [...files, image]
    if (!known.every((file) => live.manifest.files[file])) return null
    taken.push(...known)
    reused.add(path)
    return image
  }
  const { pages, hashed, notes } = await writeSite({
    snapshot,
    settings: job.content,
    bundleFolder: job.bundleFolder,
    out: job.out,
    cache: job.cacheFolder,
    reuse,
    pictures: {
      budget,
      // A hanging picture delays one publish: the earlier picture is used, and replaced later.
      tries: 1,
      isThere: (path) => live?.manifest.files[path] !== undefined,
      earlier: earlierPictures(live),
    },
  })
  // Pictures that were missing in the live release are still missing: otherwise each check would make the same release.
  if (isSame && isWhole && notes.length > 0 && reused.size === pages.length) {
    return { kind: 'unchanged', ...loaded, times }
  }
  const contents = storeDocuments(snapshot.documents, writer, live)
  const missing = hashed.filter(({ path }) => !writer.link(path))
  await writeHashedFiles(missing, job.out, job.cacheFolder)
  await writer.addWritten()
  // After `addWritten`, which reads every existing file.
  for (const path of taken) writer.link(path)
  // Last, because writing to a linked file would change the live release.
  await writer.addMissing(bundle.files)
  const retained = retainedAssets(bundle.hash, new Set(Object.keys(writer.files)), live?.manifest)
  for (const release of retained) release.files = release.files.filter((path) => writer.link(path))
  const rendered = new Set(pages.map(({ path }) => path).filter((path) => !reused.has(path)))
  const manifest: Manifest = {
    version: 1,
    id: job.id,
    createdAt: new Date().toISOString(),
    source: snapshot.source,
    contentHash,
    bundleHash: bundle.hash,
    documents: snapshot.documents.length,
    contents,
    offSite,
    changes: changesBetween(live?.manifest ?? { contents: {} }, { contents, offSite }),
    pages: Object.fromEntries(pages.map(({ path, key }) => [path, key])),
    images: Object.fromEntries(pages.map(({ path, image }) => [path, image])),
    inline: inlineCodeOf({ folder: job.out, pages, rendered, live: live?.manifest }),
    files: writer.files,
    carried: retained,
    notes,
  }
  await writeManifest(job.out, manifest)
  endPrerender()

  const endVerify = timed('verify')
  verify({
    folder: job.out,
    manifest,
    pages,
    rendered,
    services: snapshot.content.services,
    siteUrl: job.content.siteUrl,
    live: live?.manifest,
    confirmed: job.confirmed,
  })
  endVerify()
  return { kind: 'built', ...loaded, pages: pages.length, rendered: rendered.size, notes, times }
}

/** The live release without its damaged files, so that none of them is reused. */
async function liveOf({ live, damaged }: Job): Promise<LiveRelease | null> {
  const manifest = live && (await readManifest(live))
  if (!manifest) return null
  const gone = new Set(damaged.map((path) => path.replace(/\.(br|gz)$/, '')))
  const files = Object.entries(manifest.files).filter(
    ([path]) => !gone.has(path.replace(/\.(br|gz)$/, '')),
  )
  return { folder: live, manifest: { ...manifest, files: Object.fromEntries(files) } }
}

/** Records when a phase begins and how long it took. */
const stopwatch = (times: Times, onPhase: (phase: Phase) => void) => (phase: Phase) => {
  const start = performance.now()
  onPhase(phase)
  return () => {
    times[phase] = Math.round(performance.now() - start)
  }
}

/** Files that a page may request long after it was opened. */
const isAsset = (path: string) => /^\/(assets|art|social|media)\//.test(path)
const isForm = (path: string) => /\.(br|gz)$/.test(path)

/** The parts of the live release that a new one reuses, so that open pages still find their code and pictures. */
export const retainedAssets = (
  bundleHash: string,
  own: ReadonlySet<string>,
  live: Manifest | undefined,
): RetainedAssets[] =>
  live ? retainedFiles(bundleHash, own, [ownAssets(live), ...live.carried]) : []

function ownAssets({ id, bundleHash, files, carried }: Manifest): RetainedAssets {
  const foreign = new Set(carried.flatMap((release) => release.files))
  const own = Object.keys(files).filter(
    (path) => isAsset(path) && !isForm(path) && !foreign.has(path),
  )
  return { release: id, bundleHash, files: own }
}

type BundleFacts = {
  /** A hash over everything but the content that shapes a site: code, drawings and settings. */
  hash: string
  files: (StaticFile & { sha256: string; body: Buffer })[]
}

/** Throws when there is no bundle. */
async function bundleFacts(bundleFolder: string, content: Settings): Promise<BundleFacts> {
  // First, because the hash covers the code that is loaded by then.
  const { configOf } = await loadProgram(bundleFolder)
  const hash = createHash('sha256')
    .update(JSON.stringify([configOf(content, ''), content.studioUrl, content.hsts]))
    .update(codeHash())
  // The bundle's manifest and the utilities of each page are not served, but shape the pages.
  for (const folder of ['server', 'client/.vite'].map((name) => join(bundleFolder, name))) {
    for (const file of filesIn(folder)) {
      hash.update(file.slice(bundleFolder.length)).update(readFileSync(file))
    }
  }
  const found = await staticFiles(bundleFolder, content)
  const files = found.map((file) => {
    const body = readFileSync(file.source)
    return { ...file, body, sha256: sha256(body) }
  })
  for (const file of files) hash.update(file.path).update(file.sha256)
  return { hash: hash.digest('hex'), files }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
