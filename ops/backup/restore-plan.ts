import { isDeepStrictEqual } from 'node:util'
import { checkDocument, collectIssues } from '@kitewright/content-loader/content'
import { type Issue, storedTypes } from '@kitewright/content-types/model'
import { rejectIncomplete } from './backup-folder.ts'
import {
  collectStrongReferences,
  isAsset,
  isEnquiry,
  isOfDataset,
  type StoredDocument,
} from './stored-document.ts'

const isOnSite = ({ _id, _type }: StoredDocument) =>
  storedTypes.includes(_type) && !/^(drafts|versions)\./.test(_id)

/**
 * The first issue of each entry that must not share a transaction with others: the site publishes or quarantines a
 * transaction as a whole. An entry that depends on an invalid one is invalid too.
 *
 * @param current every document before the restore.
 * @param stored the documents that the restore writes.
 * @param removed the documents that the restore removes.
 */
function findInvalidEntries(
  current: readonly StoredDocument[],
  stored: readonly StoredDocument[],
  removed: readonly StoredDocument[],
): Issue[] {
  const before = new Map(current.map((document) => [document._id, document]))
  const valid = new Map(stored.filter(isOnSite).map((document) => [document._id, document]))
  const after = new Map([...before, ...valid])
  for (const { _id } of removed) after.delete(_id)
  const invalid: Issue[] = []
  for (let checked = -1; checked < invalid.length; ) {
    checked = invalid.length
    const documents = [...after.values()].filter(isOnSite)
    const issues = collectIssues(documents.map((document) => checkDocument(document).document))
    for (const issue of issues) {
      const id = issue.document?.id ?? ''
      if (!valid.delete(id)) continue
      invalid.push(issue)
      const previous = before.get(id)
      if (previous) after.set(id, previous)
      else after.delete(id)
    }
  }
  return invalid
}

export type RestoreOptions = {
  /** False when content moves to another dataset. */
  withEnquiries: boolean
  /** Ids of the only entries to restore, with the pictures and files that they show. All by default. */
  only?: readonly string[] | undefined
}

/** The changes that a restore makes to a dataset. */
export type RestorePlan = {
  added: StoredDocument[]
  /** As they will be. */
  changed: StoredDocument[]
  removed: StoredDocument[]
  same: number
  /** The first issue of each added or changed entry that the site would quarantine. */
  invalid: Issue[]
}

/** Without the fields that each dataset sets. */
const getContent = ({ _rev, _updatedAt, ...rest }: StoredDocument) => rest

const assetTextFields = [
  'originalFilename',
  'label',
  'title',
  'description',
  'altText',
  'creditLine',
]

/** The fields of an asset that people write; all others follow from its bytes. */
export const getTextFields = (asset: StoredDocument): Record<string, unknown> =>
  Object.fromEntries(
    [...assetTextFields, 'source'].flatMap((name) =>
      asset[name] === undefined ? [] : [[name, asset[name]]],
    ),
  )

const isSame = (one: StoredDocument, other: StoredDocument) =>
  isAsset(one)
    ? isDeepStrictEqual(getTextFields(one), getTextFields(other))
    : isDeepStrictEqual(getContent(one), getContent(other))

/**
 * Plans how `current` becomes the same as `backup`. Removes newer documents, but keeps newer enquiries, which could
 * not be restored, and pictures, which do no harm. Removes nothing when only some entries are restored. Throws if
 * one of those is not in the backup, or has a reference to a missing document.
 */
export function restorePlan(
  backup: readonly StoredDocument[],
  current: readonly StoredDocument[],
  { withEnquiries, only }: RestoreOptions,
): RestorePlan {
  const restorable = backup.filter(
    (document) => !isOfDataset(document) && (withEnquiries || !isEnquiry(document)),
  )
  const requested = only ? selectDocuments(restorable, only) : restorable
  const now = new Map(current.map((document) => [document._id, document]))
  const ids = new Set(requested.map(({ _id }) => _id))
  const added = requested.filter(({ _id }) => !now.has(_id))
  const changed = requested.filter((document) => {
    const current = now.get(document._id)
    return current !== undefined && !isSame(document, current)
  })
  const removed = current.filter(
    (document) =>
      !only &&
      !ids.has(document._id) &&
      !isOfDataset(document) &&
      !isEnquiry(document) &&
      !isAsset(document),
  )
  if (only) rejectIncomplete([...current.filter(({ _id }) => !ids.has(_id)), ...requested])
  const invalid = findInvalidEntries(current, [...added, ...changed], removed)
  return {
    added,
    changed,
    removed,
    same: requested.length - added.length - changed.length,
    invalid,
  }
}

function selectDocuments(
  documents: readonly StoredDocument[],
  only: readonly string[],
): StoredDocument[] {
  const missing = only.find((id) => !documents.some(({ _id }) => _id === id))
  if (missing) throw new Error(`The backup has no entry ${missing}`)
  const entries = documents.filter(({ _id }) => only.includes(_id))
  const assets = new Set(entries.flatMap(collectStrongReferences))
  return documents.filter(
    (document) => only.includes(document._id) || (isAsset(document) && assets.has(document._id)),
  )
}

export const isNothing = ({ added, changed, removed }: RestorePlan) =>
  added.length + changed.length + removed.length === 0
