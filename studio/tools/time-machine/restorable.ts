import type { Fields } from '@kitewright/content-rules/check'
import { referencedIds } from '@kitewright/content-rules/resolve'
import { nameOf } from '@kitewright/content-rules/text'
import type { SanityClient } from '@sanity/client'
import { getDraftId } from 'sanity'
import { publishedIdOf, type Site, sameContent } from '../../publishing/site-check/site.ts'

/** An entry that says something else now than a version of the site did. */
export type Restorable = {
  /** Its published id. */
  id: string
  type: string
  name: string
  /** As it is published; null when it is not there any more. */
  now: Fields | null
  /** As it was, under its published id. */
  then: Fields
  /**
   * `free`: a draft of it can be written; `drafted`: that draft is there; `taken`: another draft is, which nobody
   * may lose; `alone`: it points to something that is gone.
   */
  state: 'free' | 'drafted' | 'taken' | 'alone'
  /** The revision of its draft; undefined without one. */
  draftRev: unknown
}

/**
 * The entries that differ from what they were, by name. The place of an entry in its list stays as it is now: that
 * belongs to the list, and an old one may be that of another entry by now.
 */
export function restorableEntries(site: Site, documents: readonly Fields[]): Restorable[] {
  const published = byId(site.published)
  const drafts = byId(site.drafts)
  return documents
    .flatMap((document): Restorable[] => {
      const id = String(document._id)
      const now = published.get(id) ?? null
      const then = now ? { ...document, orderRank: now.orderRank } : document
      if (now && sameContent(now, then)) return []
      const draft = drafts.get(getDraftId(id))
      const isWhole = referencedIds(then).every((to) => published.has(to))
      const state = draft
        ? sameContent(draft, then)
          ? 'drafted'
          : 'taken'
        : isWhole
          ? 'free'
          : 'alone'
      return [
        {
          id,
          type: String(document._type),
          name: nameOf(document),
          now,
          then,
          state,
          draftRev: draft?._rev,
        },
      ]
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** Writes entries as they were as drafts: all of them, or none if one has a draft by now. Throws what the lake says. */
export async function writeDrafts(
  client: SanityClient,
  entries: readonly Pick<Restorable, 'then'>[],
): Promise<void> {
  const transaction = client.transaction()
  for (const { then } of entries) {
    const { _rev, _updatedAt, ...fields } = then
    transaction.create({
      ...fields,
      _id: getDraftId(publishedIdOf(then)),
      _type: String(then._type),
    })
  }
  await transaction.commit({ tag: 'restore' })
}

/** Removes such drafts, unless somebody has written in one since: then all stay. Throws what the lake says. */
export async function dropDrafts(
  client: SanityClient,
  entries: readonly Pick<Restorable, 'id' | 'draftRev'>[],
): Promise<void> {
  const transaction = client.transaction()
  for (const { id, draftRev } of entries) {
    // Sets nothing; holds the transaction to the revision that was looked at.
    transaction.patch(getDraftId(id), { ifRevisionID: String(draftRev), unset: ['_seen'] })
    transaction.delete(getDraftId(id))
  }
  await transaction.commit({ tag: 'restore' })
}

const byId = (documents: readonly Fields[]) =>
  new Map(documents.map((document) => [String(document._id), document]))
