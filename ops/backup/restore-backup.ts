import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { splitIntoChunks } from '@kitewright/protocol/site'
import { type Backup, getAssetPath } from './backup-folder.ts'
import { type Dataset, exportLines } from './dataset.ts'
import {
  getTextFields,
  isNothing,
  type RestoreOptions,
  type RestorePlan,
  restorePlan,
} from './restore-plan.ts'
import { isAsset, parseLine, type StoredDocument, withWeakReferences } from './stored-document.ts'

/** Characters in one transaction. */
const MAX_CHARACTERS = 3_000_000

type Mutation = { createOrReplace: StoredDocument } | { delete: { id: string } }

/** Plans a restore of this backup for the current content. */
export async function planFor(
  dataset: Dataset,
  { documents }: Pick<Backup, 'documents'>,
  options: RestoreOptions,
): Promise<RestorePlan> {
  return restorePlan(documents, (await exportLines(dataset)).map(parseLine), options)
}

/**
 * Changes a dataset as planned: pictures first, then all valid documents in one transaction if they are less than 3
 * MB, then each invalid entry in its own, so that the site quarantines no other. Rejects when the dataset refuses
 * something, or differs from the plan afterwards because of a simultaneous change; a repeat does the rest.
 */
export async function restoreBackup(
  dataset: Dataset,
  backup: Backup,
  plan: RestorePlan,
  options: RestoreOptions,
): Promise<void> {
  const { client } = dataset
  for (const asset of plan.added.filter(isAsset)) await upload(dataset, backup, asset)
  for (const asset of [...plan.added, ...plan.changed].filter(isAsset)) {
    const texts = getTextFields(asset)
    if (Object.keys(texts).length > 0) await client.patch(asset._id).set(texts).commit()
  }
  const changes = [...plan.added, ...plan.changed]
    .filter((document) => !isAsset(document))
    .map(({ _rev, _updatedAt, ...document }) => document as StoredDocument)
  const invalidIds = new Set(plan.invalid.map(({ document }) => document?.id))
  const invalid = changes.filter(({ _id }) => invalidIds.has(_id))
  const valid: Mutation[] = [
    ...changes.filter(({ _id }) => !invalidIds.has(_id)).map(replace),
    ...plan.removed.map(({ _id }) => ({ delete: { id: _id } })),
  ]
  const chunks = splitIntoChunks(valid, MAX_CHARACTERS)
  // Some refer to documents of a later transaction, so those are there before, with weak references.
  const early = chunks.length > 1 ? changes : invalid
  const transactions = [
    ...splitIntoChunks(early.map(withWeakReferences).map(replace), MAX_CHARACTERS),
    ...chunks,
    ...invalid.map((document) => [replace(document)]),
  ]
  for (const some of transactions) await mutate(dataset, some)

  const left = await planFor(dataset, backup, options)
  if (isNothing(left)) return
  const ids = [...left.added, ...left.changed, ...left.removed].map(({ _id }) => _id)
  throw new Error(
    `Differs from the backup, as somebody wrote at the same time: ${ids.slice(0, 10).join(', ')}`,
  )
}

const replace = (createOrReplace: StoredDocument) => ({ createOrReplace })

async function mutate({ client, target }: Dataset, mutations: Mutation[]) {
  await client.request({
    url: `/data/mutate/${target.dataset}`,
    method: 'POST',
    query: { visibility: 'sync' },
    body: { mutations },
  })
}

async function upload({ client }: Dataset, { folder }: Backup, asset: StoredDocument) {
  const bytes = await readFile(join(folder, getAssetPath(asset)))
  const kind = asset._type === 'sanity.imageAsset' ? 'image' : 'file'
  const { originalFilename, mimeType } = asset
  const { _id } = await client.assets.upload(kind, bytes, {
    ...(typeof originalFilename === 'string' && { filename: originalFilename }),
    ...(typeof mimeType === 'string' && { contentType: mimeType }),
  })
  // Documents refer to it by this id, which follows from its bytes.
  if (_id !== asset._id) throw new Error(`${asset._id} became ${_id} in this dataset`)
}
