import { type AssetPlace, imageAsset, type NewAsset } from './assets/asset-document.ts'
import type { AssetFiles } from './assets/asset-files.ts'
import { SEEDER } from './auth/users.ts'
import type { Lake } from './core/lake.ts'
import { type Mutation, parseDocument } from './core/mutation.ts'

/** The id of the transaction that fills an empty lake. */
const SEED_TRANSACTION = 'seed'

/**
 * Fills the lake with the bundled content, in one transaction. The pictures become assets of the
 * lake, as if someone had uploaded them. Returns how many documents there are.
 */
export async function seedLake(lake: Lake, files: AssetFiles, publicUrl: string): Promise<number> {
  const [{ seedDocuments }, { seedAssets }] = await Promise.all([
    import('@kitewright/seed/seed-documents'),
    import('@kitewright/seed/seed-assets'),
  ])
  const place: AssetPlace = { publicUrl, projectId: lake.projectId, dataset: lake.dataset }
  const pictures = new Map<string, NewAsset['document']>()
  for (const { body, document } of seedAssets()) {
    const bytes = Buffer.from(body)
    const { originalFilename } = document
    const asset = await imageAsset(bytes, { originalFilename }, place)
    await files.write(asset.name, bytes)
    pictures.set(asset.document._id, asset.document)
  }
  const mutations = seedDocuments().map((document): Mutation => {
    const { _createdAt, _updatedAt, _rev, ...content } = document
    const create = parseDocument(pictures.get(document._id) ?? content)
    return { create: { ...create, _createdAt } }
  })
  lake.transact({ author: SEEDER.id, transactionId: SEED_TRANSACTION, mutations })
  return mutations.length
}
