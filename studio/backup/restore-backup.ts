import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chunksOf } from '@kitewright/site-state/chunks'
import { assetPath, type Backup } from './backup-folder.ts'
import { type Dataset, exported } from './dataset.ts'
import { isNothing, type RestorePlan, restorePlan, wordsOf } from './restore-plan.ts'
import { isAsset, parseLine, type StoredDocument, weakened } from './stored-document.ts'

/** Characters in one transaction. */
const MAX_CHARACTERS = 3_000_000

type Mutation = { createOrReplace: StoredDocument } | { delete: { id: string } }

/** What a restore of this backup would do now. */
export async function planFor(
  dataset: Dataset,
  { documents }: Pick<Backup, 'documents'>,
  withEnquiries: boolean,
): Promise<RestorePlan> {
  return restorePlan(documents, (await exported(dataset)).map(parseLine), withEnquiries)
}

/**
 * Makes a dataset as the plan says: pictures first, then documents, in one transaction where they are less than 3 MB.
 * Rejects when the dataset refuses something, or is not as planned afterwards because somebody wrote meanwhile; asked
 * again it does what is left.
 */
export async function restoreBackup(
  dataset: Dataset,
  backup: Backup,
  plan: RestorePlan,
  withEnquiries: boolean,
): Promise<void> {
  const { client } = dataset
  for (const asset of plan.added.filter(isAsset)) await upload(dataset, backup, asset)
  for (const asset of [...plan.added, ...plan.changed].filter(isAsset)) {
    const words = wordsOf(asset)
    if (Object.keys(words).length > 0) await client.patch(asset._id).set(words).commit()
  }
  const written = [...plan.added, ...plan.changed]
    .filter((document) => !isAsset(document))
    .map(({ _rev, _updatedAt, ...document }) => document as StoredDocument)
  const all: Mutation[] = [
    ...written.map((createOrReplace) => ({ createOrReplace })),
    ...plan.removed.map(({ _id }) => ({ delete: { id: _id } })),
  ]
  const [one = [], ...more] = chunksOf(all, MAX_CHARACTERS)
  if (more.length > 0) {
    // Some refer to what comes later, so all are there before they do.
    const weak = written.map((document) => ({ createOrReplace: weakened(document) }))
    for (const some of chunksOf(weak, MAX_CHARACTERS)) await mutate(dataset, some)
  }
  for (const some of [one, ...more]) await mutate(dataset, some)

  const left = await planFor(dataset, backup, withEnquiries)
  if (isNothing(left)) return
  const ids = [...left.added, ...left.changed, ...left.removed].map(({ _id }) => _id)
  throw new Error(
    `Not as in the backup, as somebody wrote meanwhile: ${ids.slice(0, 10).join(', ')}`,
  )
}

async function mutate({ client, target }: Dataset, mutations: Mutation[]) {
  if (mutations.length === 0) return
  await client.request({
    url: `/data/mutate/${target.dataset}`,
    method: 'POST',
    query: { visibility: 'sync' },
    body: { mutations },
  })
}

async function upload({ client }: Dataset, { folder }: Backup, asset: StoredDocument) {
  const bytes = await readFile(join(folder, assetPath(asset)))
  const kind = asset._type === 'sanity.imageAsset' ? 'image' : 'file'
  const { originalFilename, mimeType } = asset
  const { _id } = await client.assets.upload(kind, bytes, {
    ...(typeof originalFilename === 'string' && { filename: originalFilename }),
    ...(typeof mimeType === 'string' && { contentType: mimeType }),
  })
  // Documents refer to it by this id, which follows from its bytes.
  if (_id !== asset._id) throw new Error(`${asset._id} became ${_id} in this dataset`)
}
