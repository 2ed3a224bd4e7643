import { collectNewIssues, type Fields, mergeDocuments } from '@kitewright/content-rules/check'
import { publishMutations } from '@kitewright/protocol/requests'
import type { SanityClient } from '@sanity/client'
import { pathToString } from 'sanity'
import { renameReferences, type UpdatedText, withTexts } from './rename-references.ts'
import { getDocumentId, type Site, toPublished } from './site.ts'

type DocumentUpdate = { document: Fields; texts: readonly UpdatedText[] }

/** Updates after a rename, so that the draft and the texts of other documents go live together. */
type RenamePlan = {
  /** Texts of the renamed document itself. */
  own: readonly UpdatedText[]
  /** Published documents whose texts have the old name. */
  published: readonly DocumentUpdate[]
  /** Their drafts, which stay drafts: unfinished text is not published. */
  drafts: readonly DocumentUpdate[]
  /** The documents as they would be published, the renamed one first. */
  after: readonly Fields[]
  /** How many texts visitors will see changed. */
  count: number
}

/** Undefined unless updating these texts fixes everything that the draft would break. */
export function renamePlan(site: Site, draft: Fields): RenamePlan | undefined {
  const after = toPublished(draft)
  const before = site.published.find(({ _id }) => _id === after._id)
  if (!before) return undefined
  const allDocuments = mergeDocuments(site.published, [after])
  const collectUpdates = (documents: readonly Fields[]): DocumentUpdate[] =>
    documents
      .filter((document) => getDocumentId(document) !== after._id)
      .map((document) => ({
        document,
        texts: renameReferences(document, { before, after }, allDocuments),
      }))
      .filter(({ texts }) => texts.length > 0)

  const own = renameReferences(after, { before, after }, allDocuments)
  const published = collectUpdates(site.published)
  const updated = [
    withTexts(after, own),
    ...published.map(({ document, texts }) => withTexts(document, texts)),
  ]
  const count = own.length + published.reduce((sum, { texts }) => sum + texts.length, 0)
  if (
    count === 0 ||
    collectNewIssues(site.published, mergeDocuments(allDocuments, updated)).length > 0
  )
    return undefined
  return { own, published, drafts: collectUpdates(site.drafts), after: updated, count }
}

/**
 * Publishes a draft with the texts that follow its rename, in one transaction: all of it or
 * nothing, and nothing if one of the documents was changed. Throws the lake's error.
 *
 * @returns the number of updated texts.
 */
export async function publishAll(client: SanityClient, site: Site, draft: Fields): Promise<number> {
  const id = getDocumentId(draft)
  const plan = renamePlan(site, draft)
  if (!plan) throw new Error('Somebody changed the entry. Check it again.')

  const updates = [...plan.published, ...plan.drafts].map(({ document, texts }) => ({
    patch: {
      id: String(document._id),
      ifRevisionID: String(document._rev),
      set: Object.fromEntries(texts.map(({ path, text }) => [pathToString([...path]), text])),
    },
  }))
  const published = site.published.find(({ _id }) => _id === id)
  const mutations = publishMutations([{ draft: withTexts(draft, plan.own), published }])
  await client.mutate([...updates, ...mutations], { returnDocuments: false, tag: 'carry-along' })
  return plan.count
}
