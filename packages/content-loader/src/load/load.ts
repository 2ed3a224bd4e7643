import { createIssue, type Fields } from '@kitewright/content-rules/check'
import { findNextChange, getVisibility } from '@kitewright/content-rules/dates'
import { resolveDocuments } from '@kitewright/content-rules/resolve'
import type { Content } from '@kitewright/content-types/queries'
import { getLiveRevisions, type LiveRevisions, type OffSite } from '@kitewright/protocol/site'
import { ContentInvalidError, LakeUnreachableError } from '../errors.ts'
import { type FetchOptions, fetchDocuments, formatLakeName } from '../lake/lake.ts'
import { type LakeSettings, readSettings, type Settings } from '../settings.ts'
import { buildContent } from './build-content.ts'
import {
  type CheckedDocument,
  checkDocument,
  collectIssues,
  hashContent,
  hashDocument,
  KnownDocuments,
  omitUnusedUploads,
} from './check-documents.ts'
import {
  isBundledPicture,
  type QuarantinedDocument,
  withBundled,
  withLastGood,
} from './last-good.ts'
import { withReplacements } from './replacements.ts'

/** The checked content of the whole site at one moment, and its source. */
export type Snapshot = {
  content: Content
  /**
   * The cleaned documents of the content, pictures included, without embargoed and expired ones. The same hash means
   * the same content.
   */
  documents: readonly { document: Fields; hash: string }[]
  /** Embargoed and expired entries. */
  offSite: OffSite
  /** Published and invalid: the last good version, or the bundled one, replaces it. */
  quarantined: readonly QuarantinedDocument[]
  /** Revision by document id. */
  revisions: LiveRevisions
  source: 'lake' | 'seed'
  /** The reason for using the seed; absent for a lake. */
  reason?: string
  /** Time of reading, ISO 8601. */
  loadedAt: string
  /** Time of the next embargo or expiry, ISO 8601; null for none. */
  changesAt: string | null
  /** Equal for equal content: sha256 in hex. */
  hash: string
  /** Bundled pictures, by path (`/media/…`); empty for a lake unless bundled documents replace some of it. */
  assets: { path: string; body: string | Uint8Array }[]
}

export type LoadOptions = FetchOptions & {
  /** Read from the environment by default. */
  settings?: Settings
  /** Receives notes and warnings; standard error by default. */
  warn?: (text: string) => void
  /** The content without a lake; the bundled seed by default. */
  seed?: () => Promise<Seed>
  /**
   * The documents of the last version that was live, which replace invalid ones; null where none was ever live, so
   * that bundled ones do. Called only when something is invalid, with what is published.
   */
  lastGood?: (published: readonly Fields[]) => Promise<readonly Fields[] | null>
  /** Cache file of checked documents; one for each state of the code. */
  known?: string
  /** The site's time, ms since 1970; embargoed and expired entries are omitted. */
  now?: () => number
  /** Ids of entries to show before their embargo ends. */
  early?: readonly string[]
}

/**
 * Loads a checked snapshot of all content. `CONTENT_SOURCE` decides the source: `sanity` is the lake or an error,
 * `seed` the bundled seed, and `auto` the lake if configured, else the seed; an unreachable lake also gives the seed,
 * with a warning. Invalid content is always an error.
 *
 * Throws SettingsError (exit code 2), LakeUnreachableError (3), ContentInvalidError (4).
 */
export async function load(options: LoadOptions = {}): Promise<Snapshot> {
  const { settings = readSettings(), warn = console.error, seed = loadBundledSeed } = options
  const { contentSource, lake } = settings
  if (contentSource === 'seed') return fromSeed(seed, 'CONTENT_SOURCE is "seed"', options)
  if (!lake) {
    warn('Content: the bundled seed, as PUBLIC_SANITY_PROJECT_ID is not set.')
    return fromSeed(seed, 'PUBLIC_SANITY_PROJECT_ID is not set', options)
  }
  try {
    return await fromLake(lake, options)
  } catch (error) {
    if (contentSource === 'sanity' || !(error instanceof LakeUnreachableError)) throw error
    warn(formatWarning(error.message))
    return fromSeed(seed, error.message, options)
  }
}

async function fromLake(lake: LakeSettings, options: LoadOptions): Promise<Snapshot> {
  const documents = await fetchDocuments(lake, options)
  if (documents.length === 0) {
    throw new ContentInvalidError([
      createIssue(
        [],
        `The content lake (${formatLakeName(lake)}) has no published documents. If the dataset is private, set SANITY_READ_TOKEN; if it is new, import the content or restore a backup first.`,
      ),
    ])
  }
  return createSnapshot(documents, options)
}

/** Makes a snapshot of a lake's documents. Throws ContentInvalidError. */
export async function createSnapshot(
  documents: readonly Fields[],
  options: Omit<LoadOptions, 'settings' | keyof FetchOptions>,
): Promise<Snapshot> {
  const { seed = loadBundledSeed } = options
  const snapshot = await checkDocuments(documents, options)
  const isBundled = snapshot.documents.some(({ document }) => isBundledPicture(document))
  return { ...snapshot, source: 'lake', assets: isBundled ? (await seed()).assets : [] }
}

async function fromSeed(
  seed: () => Promise<Seed>,
  reason: string,
  options: LoadOptions,
): Promise<Snapshot> {
  const { documents, assets } = await seed()
  return { ...(await checkDocuments(documents, options)), source: 'seed', reason, assets }
}

async function checkDocuments(raw: readonly Fields[], options: LoadOptions) {
  const now = (options.now ?? Date.now)()
  const known = options.known ? await KnownDocuments.open(options.known) : undefined
  const published = omitUnusedUploads(raw.map((document) => checkDocument(document, known)))
  await known?.save()
  const { all, quarantined } = await resolveValid(published, options, now, known)
  const early = new Set<unknown>(options.early)
  const shown = omitUnusedUploads(
    all.filter(({ document }) => {
      const when = getVisibility(document, now)
      return when === 'now' || (when === 'ahead' && early.has(document._id))
    }),
  )
  const documents = shown.map(({ document }) => document)
  const allDocuments = all.map(({ document }) => document)
  const redirected = withReplacements(documents, allDocuments)
  const content = buildContent(resolveDocuments(redirected, allDocuments))
  const next = findNextChange(allDocuments, now)
  return {
    content,
    documents: shown.map(({ document, hash }) => ({ document, hash })),
    offSite: collectOffSite(allDocuments, now),
    quarantined,
    revisions: getLiveRevisions(documents),
    loadedAt: new Date(now).toISOString(),
    changesAt: next === null ? null : new Date(next).toISOString(),
    hash: hashContent(
      shown.map(({ document, hash }, index) => {
        const redirect = redirected[index] ?? document
        return redirect === document ? hash : hashDocument(redirect)
      }),
    ),
  }
}

const collectOffSite = (documents: readonly Fields[], now: number): OffSite =>
  Object.fromEntries(
    documents.flatMap((document) => {
      const when = getVisibility(document, now)
      const rev = typeof document._rev === 'string' ? document._rev : null
      return when === 'now' ? [] : [[String(document._id), { when, rev }]]
    }),
  )

/** Returns the published documents, or a valid combination with the last good content. */
async function resolveValid(
  published: readonly CheckedDocument[],
  { lastGood, seed = loadBundledSeed }: LoadOptions,
  now: number,
  known?: KnownDocuments,
): Promise<{ all: readonly CheckedDocument[]; quarantined: QuarantinedDocument[] }> {
  const documents = published.map(({ document }) => document)
  const ownProblems = published.flatMap(({ issues }) => issues)
  const issues = collectIssues(documents, now, ownProblems)
  if (issues.length === 0) return { all: published, quarantined: [] }
  if (!lastGood) throw new ContentInvalidError(issues)
  const good = await lastGood(documents)
  const sorted = good
    ? withLastGood(documents, good, now)
    : withBundled(documents, (await seed()).documents, now)
  if (!sorted) throw new ContentInvalidError(issues)
  const all = omitUnusedUploads(sorted.documents.map((document) => checkDocument(document, known)))
  return { all, quarantined: sorted.quarantined }
}

function formatWarning(reason: string): string {
  const rule = '!'.repeat(72)
  return [
    '',
    rule,
    '!! THE SITE IS BUILT FROM THE BUNDLED SEED, NOT FROM THE CONTENT LAKE.',
    `!! ${reason}`,
    '!! What editors published is not in this build.',
    '!! Set CONTENT_SOURCE=sanity to stop the build instead.',
    rule,
    '',
  ].join('\n')
}

/** Documents in the lake's format, and their pictures. */
export type Seed = {
  documents: readonly Fields[]
  assets: Snapshot['assets']
}

/** Loads the bundled content on demand: a build from a lake never needs its pictures. */
export async function loadBundledSeed(): Promise<Seed> {
  const [{ seedDocuments }, { seedAssets }] = await Promise.all([
    import('@kitewright/seed/seed-documents'),
    import('@kitewright/seed/seed-assets'),
  ])
  return {
    documents: seedDocuments(),
    assets: seedAssets().map(({ path, body }) => ({ path, body })),
  }
}
