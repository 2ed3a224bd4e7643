import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, TimeBudget } from '@kitewright/content-loader/load'
import type { Settings } from '@kitewright/content-loader/settings'
import { getChanges } from '@kitewright/protocol/site'
import {
  listStaticFiles,
  loadProgram,
  type StaticFile,
  selectRetainedFiles,
  writeHashedFiles,
} from '@kitewright/site-engine/files'
import { type PagePlan, writeSite } from '@kitewright/site-engine/write'
import {
  hashBytes,
  type Manifest,
  type RetainedAssets,
  readManifest,
  writeManifest,
} from '../releases/manifest.ts'
import { getDocumentCache } from './document-cache-file.ts'
import { createPreviousPictureLookup } from './earlier-pictures.ts'
import { collectInlineCode } from './inline-code.ts'
import type { Job, Outcome, Phase, Progress, Times } from './job.ts'
import { getLoadedHash, hashCode } from './loaded-code.ts'
import { readStoredDocuments, storeDocuments } from './release-documents.ts'
import { type LiveRelease, ReleaseWriter } from './release-writer.ts'
import { rejectOtherCode } from './start-checks.ts'
import { verify } from './verify.ts'

/**
 * Loads the content, then makes and verifies a release in `job.out`, unless the live one is the same.
 * Throws errors of the loader, VerificationError, and disk errors; `times` has the completed phases.
 */
export async function buildRelease(
  job: Job,
  times: Times,
  report: (progress: Progress) => void,
  loadContent: typeof load = load,
): Promise<Outcome> {
  const timed = createStopwatch(times, (phase) => report({ type: 'phase', phase }))
  const reportFile = createFileReporter(report)

  const budget = new TimeBudget(job.lakeTimeoutMs)
  const endLoad = timed('load')
  rejectOtherCode(job.bundleFolder, job.content, getLoadedHash)
  const bundle = await readBundleFacts(job.bundleFolder, job.content)
  const reading = readLive(job)
  const loading = loadContent({
    settings: job.content,
    budget,
    announced: job.announced,
    cache: getDocumentCache(job.cacheFolder),
    known: join(job.cacheFolder, 'documents', `${hashCode()}.json`),
    lastGood: async () => (job.live === null ? null : readStoredDocuments(await reading)),
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
  const isComplete = job.damaged.length === 0
  if (isSame && isComplete && !live?.manifest.notes?.length) {
    return { kind: 'unchanged', ...loaded, times }
  }

  const endPrerender = timed('prerender')
  const writer = new ReleaseWriter(job.out, live, reportFile)
  const reused = new Set<string>()
  const reusedFiles: string[] = []
  const findReusable = async ({ path, key, files }: PagePlan) => {
    reportFile()
    const image = live?.manifest.images[path]
    if (!isSameBundle || !image || live.manifest.pages[path] !== key) return null
    const known = [...files, image]
    if (!known.every((file) => live.manifest.files[file])) return null
    reusedFiles.push(...known)
    reused.add(path)
    return image
  }
  const { pages, hashed, notes } = await writeSite({
    snapshot,
    settings: job.content,
    bundleFolder: job.bundleFolder,
    out: job.out,
    cache: job.cacheFolder,
    findReusable,
    pictures: {
      budget,
      // A hanging picture delays one publish: the earlier picture is used, and replaced later.
      tries: 1,
      exists: (path) => live?.manifest.files[path] !== undefined,
      previous: createPreviousPictureLookup(live),
    },
  })
  // Pictures that were missing in the live release are still missing: otherwise each check would make the same release.
  if (isSame && isComplete && notes.length > 0 && reused.size === pages.length) {
    return { kind: 'unchanged', ...loaded, times }
  }
  const contents = storeDocuments(snapshot.documents, writer, live)
  const missing = hashed.filter(({ path }) => !writer.link(path))
  const reported = missing.map((file) => ({
    ...file,
    make() {
      reportFile()
      return file.make()
    },
  }))
  await writeHashedFiles(reported, job.out, job.cacheFolder)
  await writer.addWritten()
  // After `addWritten`, which reads every existing file.
  for (const path of reusedFiles) writer.link(path)
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
    changes: getChanges(live?.manifest ?? { contents: {} }, { contents, offSite }),
    pages: Object.fromEntries(pages.map(({ path, key }) => [path, key])),
    images: Object.fromEntries(pages.map(({ path, image }) => [path, image])),
    inline: collectInlineCode({ folder: job.out, pages, rendered, live: live?.manifest }),
    files: writer.files,
    quick: writer.quick,
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
async function readLive({ live, damaged }: Job): Promise<LiveRelease | null> {
  const manifest = live && (await readManifest(live))
  if (!manifest) return null
  const removed = new Set(damaged.map((path) => path.replace(/\.(br|gz)$/, '')))
  const files = Object.entries(manifest.files).filter(
    ([path]) => !removed.has(path.replace(/\.(br|gz)$/, '')),
  )
  return { folder: live, manifest: { ...manifest, files: Object.fromEntries(files) } }
}

const REPORT_EVERY_MS = 1_000

/** Reports files that are made, at most once a second: a large site has tens of thousands. */
function createFileReporter(report: (progress: Progress) => void) {
  let last = 0
  return () => {
    const now = performance.now()
    if (now - last < REPORT_EVERY_MS) return
    last = now
    report({ type: 'progress' })
  }
}

/** Records when a phase begins and how long it took. */
const createStopwatch = (times: Times, onPhase: (phase: Phase) => void) => (phase: Phase) => {
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
  live ? selectRetainedFiles(bundleHash, own, [getOwnAssets(live), ...live.carried]) : []

function getOwnAssets({ id, bundleHash, files, carried }: Manifest): RetainedAssets {
  const inherited = new Set(carried.flatMap((release) => release.files))
  const own = Object.keys(files).filter(
    (path) => isAsset(path) && !isForm(path) && !inherited.has(path),
  )
  return { release: id, bundleHash, files: own }
}

type BundleFacts = {
  /** A hash over everything but the content that shapes a site: code, drawings and settings. */
  hash: string
  files: (StaticFile & { sha256: string; body: Buffer })[]
}

/** Throws when there is no bundle. */
async function readBundleFacts(bundleFolder: string, content: Settings): Promise<BundleFacts> {
  // First, because the hash covers the code that is loaded by then.
  const { buildConfig } = await loadProgram(bundleFolder)
  const hash = createHash('sha256')
    .update(JSON.stringify([buildConfig(content, ''), content.studioUrl, content.hsts]))
    .update(hashCode())
  // The bundle's manifest and the utilities of each page are not served, but shape the pages.
  for (const folder of ['server', 'client/.vite'].map((name) => join(bundleFolder, name))) {
    for (const file of listFiles(folder)) {
      hash.update(file.slice(bundleFolder.length)).update(readFileSync(file))
    }
  }
  const staticFiles = await listStaticFiles(bundleFolder, content)
  const files = staticFiles.map((file) => {
    const body = readFileSync(file.source)
    return { ...file, body, sha256: hashBytes(body) }
  })
  for (const file of files) hash.update(file.path).update(file.sha256)
  return { hash: hash.digest('hex'), files }
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
