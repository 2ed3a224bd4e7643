import { type Fields, mergeDocuments, type SharedIssue } from '@kitewright/content-rules/check'
import { getReferencedIds } from '@kitewright/content-rules/resolve'
import { getName } from '@kitewright/content-rules/text'
import { isDocumentType } from '@kitewright/content-types/model'
import {
  buildPublished,
  createRevisionCheck,
  type PublishMutation,
} from '@kitewright/protocol/requests'
import { type EntryVersion, findVersions } from '@kitewright/protocol/site'
import type { SanityClient } from '@sanity/client'
import { getDraftId } from 'sanity'
import { getDocumentId, hasSameContent, type Site } from '../../publishing/site-check/site.ts'
import { collectIssuesTogether, collectIssuesWithout } from '../../publishing/site-check/verdict.ts'

/** An entry that differs from a version of the site. */
export type Restorable = {
  /** Its published id. */
  id: string
  type: string
  name: string
  /** The published document; null if it is gone. */
  now: Fields | null
  /** As it was, under its published id. */
  then: Fields
  /**
   * `free`: a draft of it can be written; `drafted`: that draft exists; `taken`: another draft exists and must not
   * be lost; `alone`: it refers to a document that is gone.
   */
  state: 'free' | 'drafted' | 'taken' | 'alone'
  /** The revision of its draft; undefined without one. */
  draftRev: unknown
}

/**
 * The entries that differ from their state then, by name. An entry keeps its current place in its list, as another
 * entry may have the old one now.
 */
export function getRestorableEntries(site: Site, documents: readonly Fields[]): Restorable[] {
  const published = mapById(site.published)
  const drafts = mapById(site.drafts)
  return documents
    .flatMap((document): Restorable[] => {
      const id = String(document._id)
      const now = published.get(id) ?? null
      const then = now ? { ...document, orderRank: now.orderRank } : document
      if (now && hasSameContent(now, then)) return []
      const draft = drafts.get(getDraftId(id))
      const hasReferences = getReferencedIds(then).every((to) => published.has(to))
      const draftState = draft && (hasSameContent(draft, then) ? 'drafted' : 'taken')
      const state = draftState ?? (hasReferences ? 'free' : 'alone')
      return [
        {
          id,
          type: String(document._type),
          name: getName(document),
          now,
          then,
          state,
          draftRev: draft?._rev,
        },
      ]
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** Writes earlier entries as drafts: all of them, or none if one has a draft. Throws the lake's error. */
export async function writeDrafts(
  client: SanityClient,
  entries: readonly Pick<Restorable, 'then'>[],
): Promise<void> {
  const mutations = entries.map(({ then }) => ({ create: buildDraft(then) }))
  await client.mutate(mutations, { returnDocuments: false, tag: 'restore' })
}

/** Removes such drafts; all stay if one was changed since. Throws the lake's error. */
export async function dropDrafts(
  client: SanityClient,
  entries: readonly Pick<Restorable, 'id' | 'draftRev'>[],
): Promise<void> {
  const mutations = entries.flatMap(({ id, draftRev }) => [
    createRevisionCheck({ _id: getDraftId(id), _rev: draftRev }),
    { delete: { id: getDraftId(id) } },
  ])
  await client.mutate(mutations, { returnDocuments: false, tag: 'restore' })
}

function buildDraft({ _rev, _updatedAt, ...fields }: Fields) {
  return { ...fields, _id: getDraftId(getDocumentId(fields)), _type: String(fields._type) }
}

/** The undo of the publish that made a version. */
export type Undo = {
  /** Entries that return to their earlier state. */
  restored: readonly Restorable[]
  /** Entries that the publish added; each becomes a draft. */
  added: readonly Fields[]
  /** Names of entries that were published or deleted after the version was made. */
  since: readonly string[]
}

/**
 * @param release the version that the publish made, and the one before it.
 * @param then the entries that differ from the version before.
 */
export function createUndo(
  site: Site,
  versions: readonly EntryVersion[],
  { at, before }: { at: string; before: string },
  then: readonly Restorable[],
): Undo {
  const published = mapById(site.published)
  const changed = versions.filter(({ since, until }) => since === at || until === at)
  const ids = new Set(changed.map(({ entry }) => entry))
  const known = new Set(findVersions(versions, before).map(({ entry }) => entry))
  const live = new Map(findVersions(versions, at).map((version) => [version.entry, version]))
  const changedSince = site.published.filter(({ _id, _type, _rev, _updatedAt }) => {
    const version = live.get(String(_id))
    if (version) return version.rev !== _rev
    return isDocumentType(String(_type)) && String(_updatedAt) > at
  })
  const deleted = [...live.values()].filter(({ entry }) => !published.has(entry))
  return {
    restored: then.filter(({ id }) => ids.has(id)),
    added: site.published.filter(({ _id }) => ids.has(String(_id)) && !known.has(String(_id))),
    since: [...changedSince.map(getName), ...deleted.map(({ name }) => name)].sort(),
  }
}

/** Issues of the site after an undo. */
export function collectUndoIssues(site: Site, { restored, added }: Undo): SharedIssue[] {
  const then = restored.map((entry) => entry.then)
  const after = { ...site, published: mergeDocuments(site.published, then) }
  return [
    ...collectIssuesTogether(site, then),
    ...collectIssuesWithout(after, ...added.map(({ _id }) => String(_id))),
  ]
}

/** Publishes the undo in one transaction, which fails if one of the entries was changed since. */
export async function publishUndo(client: SanityClient, { restored, added }: Undo): Promise<void> {
  const mutations = [
    ...restored.flatMap(({ now, then }): PublishMutation[] =>
      now
        ? [createRevisionCheck(now), { createOrReplace: buildPublished(then, now) }]
        : [{ create: buildPublished(then, undefined) }],
    ),
    ...added.flatMap((entry) => [
      createRevisionCheck(entry),
      { createIfNotExists: buildDraft(entry) },
      { delete: { id: String(entry._id) } },
    ]),
  ]
  await client.mutate(mutations, { returnDocuments: false, tag: 'undo-publish' })
}

const mapById = (documents: readonly Fields[]) =>
  new Map(documents.map((document) => [String(document._id), document]))
