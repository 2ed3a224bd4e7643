import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { collectScheduleIssues } from '@kitewright/content-loader/content'
import {
  createSnapshot,
  fetchDocuments,
  quarantinedEntry,
  type Snapshot,
  TimeBudget,
} from '@kitewright/content-loader/load'
import type { Settings } from '@kitewright/content-loader/settings'
import { type Fields, isFields, mergeDocuments } from '@kitewright/content-rules/check'
import { getEntryPath } from '@kitewright/content-types/addresses'
import type { Issue } from '@kitewright/content-types/model'
import { makePrivateFolder } from '@kitewright/protocol/private-files'
import { buildPublished } from '@kitewright/protocol/requests'
import { listStaticFiles, writeHashedFiles } from '@kitewright/site-engine/files'
import { type PagePlan, writeSite } from '@kitewright/site-engine/write'
import { getDocumentCache } from '../build/document-cache-file.ts'
import { createPreviousPictureLookup } from '../build/earlier-pictures.ts'
import { readStoredDocuments } from '../build/release-documents.ts'
import { linkOrCopy } from '../releases/disk.ts'
import { readManifest } from '../releases/manifest.ts'
import { getPageName, type SharePage, shareHtml } from './share-html.ts'

/** A share-page build, which the service sends to its process in one message. */
export type ShareJob = {
  content: Settings
  /** As stored in the lake. */
  drafts: Fields[]
  /** The folder of the live release; null before the first one. */
  live: string | null
  bundleFolder: string
  cacheFolder: string
  /** The folder for pages and their files; it is emptied first. */
  out: string
  /** The path under which the pages are served. */
  base: string
  /** When the link ends, as text. */
  until: string
  /** Most ms to wait for the lake in all. */
  lakeTimeoutMs: number
  /** The limit of pages beside those of the drafts themselves. */
  maxPages: number
}

export type ShareOutcome =
  /** The changed pages, those of the drafts first; `pagesMore` counts the others. */
  | { kind: 'made'; pages: SharePage[]; pagesMore: number }
  /** The drafts change nothing that visitors would see. */
  | { kind: 'same' }
  /** The drafts have issues. */
  | { kind: 'wrong'; issues: Issue[] }

/**
 * Makes the pages that change with these drafts, as if all of them were published now, including posts before their
 * date. Throws the errors of loader and engine.
 */
export async function makeSharePages(job: ShareJob): Promise<ShareOutcome> {
  const budget = new TimeBudget(job.lakeTimeoutMs)
  const { lake } = job.content
  if (!lake) throw new Error('Without a lake there are no drafts')
  const [published, live] = await Promise.all([
    fetchDocuments(lake, {
      budget,
      tries: 2,
      pause: 200,
      cache: getDocumentCache(job.cacheFolder),
    }),
    readLive(job),
  ])
  const entries = job.drafts.map((draft) => {
    const id = String(draft._id).replace(/^drafts\./, '')
    return { draft, published: published.find(({ _id }) => _id === id) }
  })
  const issues = collectScheduleIssues(published, entries)
  if (issues.length > 0) return { kind: 'wrong', issues }

  const now = Date.now
  const before = await createSnapshot(published, {
    now,
    lastGood: async () => readStoredDocuments(live),
  })
  const drafts = entries.map(({ draft, published }): Fields => {
    // The lake sets it when a draft is published.
    return { ...buildPublished(draft, published), _updatedAt: draft._updatedAt }
  })
  const ids = drafts.map(({ _id }) => String(_id))
  const after = await createSnapshot(mergeDocuments(published, drafts), {
    now,
    early: ids,
    lastGood: async () => before.documents.map(({ document }) => document),
  })
  // A draft may depend on an entry that is quarantined.
  const quarantined = after.quarantined.filter(({ id }) => ids.includes(id))
  if (quarantined.length > 0) {
    const entries = quarantined.map((entry) =>
      quarantinedEntry({ ...entry, by: null }, after.loadedAt),
    )
    return { kind: 'wrong', issues: entries.flatMap((entry) => entry.issues) }
  }
  return writePages(job, { before, after, live, budget, first: drafts.map(getPagePath) })
}

type Work = {
  before: Snapshot
  after: Snapshot
  live: Awaited<ReturnType<typeof readLive>>
  budget: TimeBudget
  first: readonly string[]
}

async function writePages(job: ShareJob, work: Work): Promise<ShareOutcome> {
  const { live, budget } = work
  const scratch = `${job.out}.site`
  makePrivateFolder(dirname(job.out))
  const pictures = {
    budget,
    tries: 1,
    earlier: createPreviousPictureLookup(live),
    isThere: (path: string) => live?.manifest.files[path] !== undefined,
  }
  const renderSite = (
    snapshot: Snapshot,
    findReusable: (plan: PagePlan) => Promise<string | null>,
  ) =>
    writeSite({
      // Both snapshots render the same day.
      snapshot: { ...snapshot, loadedAt: work.before.loadedAt },
      settings: job.content,
      bundleFolder: job.bundleFolder,
      out: scratch,
      cache: job.cacheFolder,
      findReusable,
      pictures,
    })
  try {
    const keys = new Map<string, string>()
    const recordKey = async ({ path, key }: PagePlan) => {
      keys.set(path, key)
      return ''
    }
    await renderSite(work.before, recordKey)
    const differing: string[] = []
    const chosen: string[] = []
    const { pages, hashed } = await renderSite(work.after, async ({ path, key }) => {
      if (keys.get(path) === key) return ''
      differing.push(path)
      const isChosen = work.first.includes(path) || chosen.length < job.maxPages
      if (isChosen) chosen.push(path)
      return isChosen ? null : ''
    })
    if (chosen.length === 0) return { kind: 'same' }
    const getOrder = (path: string) => (work.first.includes(path) ? 0 : 1)
    const rendered = await Promise.all(
      pages
        .filter(({ path }) => chosen.includes(path))
        .sort((a, b) => getOrder(a.path) - getOrder(b.path))
        .map(async ({ path, files: [file = ''] }) => {
          const html = await readFile(join(scratch, file), 'utf8')
          return { path, file, html, title: getPageName(path, html) }
        }),
    )
    const listed = rendered.map(({ path, title }): SharePage => ({ path, title }))
    await rm(job.out, { recursive: true, force: true })
    const files = new Set<string>()
    for (const { path, file, html } of rendered) {
      const draft = shareHtml(html, path, { base: job.base, pages: listed, until: job.until })
      for (const shown of draft.files) files.add(shown)
      await write(join(job.out, file), draft.html)
    }
    const isLive = (path: string) => live?.manifest.files[path] !== undefined
    const own = hashed.filter(({ path }) => files.has(path) && !isLive(path))
    await writeHashedFiles(own, job.out, job.cacheFolder)
    const bundled = await listStaticFiles(job.bundleFolder, job.content)
    const sources = new Map(bundled.map(({ path, source }) => [path, source]))
    for (const path of files) {
      const source = live && isLive(path) ? join(live.folder, path) : sources.get(path)
      if (!source) continue
      await mkdir(dirname(join(job.out, path)), { recursive: true })
      linkOrCopy(source, join(job.out, path))
    }
    return { kind: 'made', pages: listed, pagesMore: differing.length - chosen.length }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function readLive({ live }: ShareJob) {
  const manifest = live && (await readManifest(live))
  return manifest ? { folder: live, manifest } : null
}

/** The page that shows an entry. */
function getPagePath({ _type, slug }: Fields): string {
  const current = isFields(slug) && typeof slug.current === 'string' ? slug.current : null
  const [path = ''] = getEntryPath({ _type: String(_type), slug: current }).split('#')
  return path
}

async function write(file: string, body: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body, { mode: 0o600 })
}
