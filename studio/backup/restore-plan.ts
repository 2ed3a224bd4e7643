import { isDeepStrictEqual } from 'node:util'
import { isAsset, isEnquiry, isOfDataset, type StoredDocument } from './stored-document.ts'

/** What a restore does to a dataset. */
export type RestorePlan = {
  added: StoredDocument[]
  /** As they will be. */
  changed: StoredDocument[]
  removed: StoredDocument[]
  same: number
}

/** Those are each dataset's own; a restore cannot write them. */
const content = ({ _rev, _updatedAt, ...rest }: StoredDocument) => rest

const assetWords = ['originalFilename', 'label', 'title', 'description', 'altText', 'creditLine']

/** What people say about a picture; all else follows from its bytes and its place. */
export const wordsOf = (asset: StoredDocument): Record<string, unknown> =>
  Object.fromEntries(
    [...assetWords, 'source'].flatMap((name) =>
      asset[name] === undefined ? [] : [[name, asset[name]]],
    ),
  )

const isSame = (one: StoredDocument, other: StoredDocument) =>
  isAsset(one)
    ? isDeepStrictEqual(wordsOf(one), wordsOf(other))
    : isDeepStrictEqual(content(one), content(other))

/**
 * What makes `current` the same as `backup`. Documents that came since go; enquiries that came since stay, as nobody
 * could get them back, and so do pictures, which hurt nobody.
 *
 * @param withEnquiries false where content is brought from one dataset into another.
 */
export function restorePlan(
  backup: readonly StoredDocument[],
  current: readonly StoredDocument[],
  withEnquiries: boolean,
): RestorePlan {
  const wanted = backup.filter(
    (document) => !isOfDataset(document) && (withEnquiries || !isEnquiry(document)),
  )
  const now = new Map(current.map((document) => [document._id, document]))
  const ids = new Set(wanted.map(({ _id }) => _id))
  const added = wanted.filter(({ _id }) => !now.has(_id))
  const changed = wanted.filter((document) => {
    const found = now.get(document._id)
    return found !== undefined && !isSame(document, found)
  })
  const removed = current.filter(
    (document) =>
      !ids.has(document._id) &&
      !isOfDataset(document) &&
      !isEnquiry(document) &&
      !isAsset(document),
  )
  return { added, changed, removed, same: wanted.length - added.length - changed.length }
}

export const isNothing = ({ added, changed, removed }: RestorePlan) =>
  added.length + changed.length + removed.length === 0
