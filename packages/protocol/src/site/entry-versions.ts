import { isDocumentType } from '@kitewright/content-types/model'
import { z } from 'zod'
import type { Contents } from './change.ts'

/**
 * What an entry said on the site, from one release until another. Its builder keeps these as documents of the
 * dataset, so that the Studio can give back what a release replaced or took away, with the rights that whoever is
 * logged in has anyhow, whoever builds the site.
 *
 * Sanity's own history would need no copy, but it reaches back 3 days on the free plan and 90 on the next one
 * (sanity.io/docs/history-experience), and it lists no documents that are gone; the releases of the rebuild service
 * hold all documents, but a static host keeps none. The dot in an id makes a document private in a public dataset.
 *
 * Sizes: one document for each version of an entry, 3 kB on average and 18 kB for the longest, a legal page. The bundled
 * content makes 83 of them, 0.3 MB in all; a raise of the prices of all 24 services adds 24, or 0.2 MB. What went more
 * than `KEPT_DAYS` ago is removed.
 */
export const VERSION_PREFIX = 'site.entry.'
export const VERSION_TYPE = 'siteEntryVersion'

/** How long an entry can be brought back after visitors saw it last. */
export const KEPT_DAYS = 30

const DAY_MS = 24 * 60 * 60_000

/** The time before which nothing is kept, ISO 8601. @param now ms since 1970. */
export const keptSince = (now: number): string => new Date(now - KEPT_DAYS * DAY_MS).toISOString()

const factsSchema = z.object({
  _id: z.string().startsWith(VERSION_PREFIX),
  /** The id of the document, and what people call it. */
  entry: z.string(),
  type: z.string(),
  name: z.string(),
  rev: z.string(),
  /** The release that brought it, and the one that did not have it any more; null while there is none. ISO 8601. */
  since: z.string(),
  until: z.string().nullable(),
})

/** A version of an entry without what it says. */
export type EntryVersion = z.infer<typeof factsSchema>

export const entryVersionsSchema = z.array(factsSchema)

/** What is asked of a lake to get all of them. */
export const VERSIONS_QUERY = `*[_type == "${VERSION_TYPE}"]{_id, entry, type, name, rev, since, "until": coalesce(until, null)}`

/** The document itself as JSON: each of its fields would count towards the bound that a dataset has. */
export const versionContentSchema = z.object({ _id: z.string(), json: z.string() })

type Document = { readonly _id: string; readonly _type: string; readonly [name: string]: unknown }

export type VersionMutation =
  | { createIfNotExists: Document }
  | { patch: { id: string; set?: { until: string }; unset?: string[] } }
  | { delete: { id: string } }

/** A release, and when it was made, ISO 8601. */
export type ReleaseContents = { at: string; contents: Contents }

const idOf = (entry: string, rev: string) => `${VERSION_PREFIX}${entry}.${rev}`

/**
 * What a release changes of the versions that are kept, and what is known afterwards. A release that was noted
 * already changes nothing.
 *
 * @param read the document of the release with this id.
 */
export function versionsAfter(
  known: readonly EntryVersion[],
  { at, contents }: ReleaseContents,
  read: (id: string) => object,
): { versions: EntryVersion[]; mutations: VersionMutation[] } {
  const versions = new Map(known.map((version) => [version._id, version]))
  const shown = new Set<string>()
  const mutations: VersionMutation[] = []
  for (const [entry, { type, name, rev }] of Object.entries(contents)) {
    if (rev === null || !isDocumentType(type)) continue
    const _id = idOf(entry, rev)
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

/** Removes what visitors saw last before a time. */
export const outdatedVersions = (
  known: readonly EntryVersion[],
  before: string,
): VersionMutation[] =>
  known.flatMap(({ _id, until }) =>
    until !== null && until < before ? [{ delete: { id: _id } }] : [],
  )

/** The versions of entries that a release held. */
export const versionsAt = (known: readonly EntryVersion[], at: string): EntryVersion[] =>
  known.filter(({ since, until }) => since <= at && (until === null || until > at))
