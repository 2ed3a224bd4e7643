import { isDocumentType } from '@kitewright/content-types/model'
import { z } from 'zod'
import type { Contents } from './change.ts'

/**
 * A version of an entry, and the releases that showed it. The rebuild service stores versions in the dataset, so that
 * the Studio can restore a replaced or removed entry with the editor's own rights.
 *
 * Sanity's own history reaches back 3 days on the free plan and 90 on the next one
 * (sanity.io/docs/history-experience), and does not list deleted documents. The dot in an id makes a document private
 * in a public dataset.
 *
 * Sizes: one document per version, 3 kB on average and 18 kB for the longest, a legal page. The bundled content makes
 * 83 of them, 0.3 MB in all; raising the prices of all 24 services adds 24, or 0.2 MB.
 */
export const VERSION_PREFIX = 'site.entry.'
export const VERSION_TYPE = 'siteEntryVersion'

/** Days for which an entry can be restored after it went offline. */
export const RETENTION_DAYS = 30

const DAY_MS = 24 * 60 * 60_000

/** Versions that went offline before this time (ISO 8601) are deleted; `now` in ms since 1970. */
export const getRetainedSince = (now: number): string =>
  new Date(now - RETENTION_DAYS * DAY_MS).toISOString()

const factsSchema = z.object({
  _id: z.string().startsWith(VERSION_PREFIX),
  /** Id of the document. */
  entry: z.string(),
  type: z.string(),
  name: z.string(),
  rev: z.string(),
  /** Times of the first release with it and the first one without it (null while live), ISO 8601. */
  since: z.string(),
  until: z.string().nullable(),
})

/** A version without its content. */
export type EntryVersion = z.infer<typeof factsSchema>

export const entryVersionsSchema = z.array(factsSchema)

export const VERSIONS_QUERY = `*[_type == "${VERSION_TYPE}"]{_id, entry, type, name, rev, since, "until": coalesce(until, null)}`

/** The document as JSON text: fields would count towards the dataset's attribute limit. */
export const versionContentSchema = z.object({ _id: z.string(), json: z.string() })

type Document = { readonly _id: string; readonly _type: string; readonly [name: string]: unknown }

export type VersionMutation =
  | { createIfNotExists: Document }
  | { patch: { id: string; set?: { until: string }; unset?: string[] } }
  | { delete: { id: string } }

/** A release and its time, ISO 8601. */
type ReleaseContents = { at: string; contents: Contents }

const getVersionId = (entry: string, rev: string) => `${VERSION_PREFIX}${entry}.${rev}`

/**
 * Returns the versions after a release, and the mutations that store them. A recorded release changes nothing.
 * @param read returns the document with this id from the release.
 */
export function computeVersions(
  known: readonly EntryVersion[],
  { at, contents }: ReleaseContents,
  read: (id: string) => object,
): { versions: EntryVersion[]; mutations: VersionMutation[] } {
  const versions = new Map(known.map((version) => [version._id, version]))
  const shown = new Set<string>()
  const mutations: VersionMutation[] = []
  for (const [entry, { type, name, rev }] of Object.entries(contents)) {
    if (rev === null || !isDocumentType(type)) continue
    const _id = getVersionId(entry, rev)
    shown.add(_id)
    const before = versions.get(_id)
    if (before?.until === null) continue
    const version = before ?? { _id, entry, type, name, rev, since: at, until: null }
    versions.set(_id, { ...version, until: null })
    mutations.push(
      before
        ? { patch: { id: _id, unset: ['until'] } }
        : {
            createIfNotExists: {
              ...version,
              _type: VERSION_TYPE,
              json: JSON.stringify(read(entry)),
            },
          },
    )
  }
  for (const [_id, version] of versions) {
    if (version.until !== null || shown.has(_id)) continue
    versions.set(_id, { ...version, until: at })
    mutations.push({ patch: { id: _id, set: { until: at } } })
  }
  return { versions: [...versions.values()], mutations }
}

/** Deletes versions that went offline before a time. */
export const outdatedVersions = (
  known: readonly EntryVersion[],
  before: string,
): VersionMutation[] =>
  known.flatMap(({ _id, until }) =>
    until !== null && until < before ? [{ delete: { id: _id } }] : [],
  )

/** The versions that were live at a time. */
export const findVersions = (known: readonly EntryVersion[], at: string): EntryVersion[] =>
  known.filter(({ since, until }) => since <= at && (until === null || until > at))
