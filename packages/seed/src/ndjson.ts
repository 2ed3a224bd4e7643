import { basename } from 'node:path'
import { isFields, type Picture } from '@kitewright/content-types/model'
import { seedAssets } from './seed-assets.ts'
import { type SeedDocument, seedDocuments } from './seed-documents.ts'

/** The picture folder, which `sanity dataset import` finds beside the NDJSON file. */
export const ASSETS_FOLDER = 'assets'

/** A picture that the import uploads; the name is its path in the assets folder. */
type ImportPicture = { name: string; body: string }

export const importPictures = (): ImportPicture[] =>
  seedAssets().map(({ path, body }) => ({ name: basename(path), body }))

/**
 * Returns the seed for `sanity dataset import`, one document per line. Asset documents are omitted, as the lake creates
 * them with the files, and so are dates and revisions.
 *
 * @throws if a picture is not a drawing of the seed.
 */
export function importLines(): string[] {
  const names = new Map(seedAssets().map(({ path, document }) => [document._id, basename(path)]))
  const withFile = ({ asset, ...picture }: Picture) => {
    const name = asset && names.get(asset._ref)
    if (!name) throw new Error(`No drawing of the seed is ${asset?._ref ?? 'an empty picture'}`)
    return { ...picture, _sanityAsset: `image@file://./${ASSETS_FOLDER}/${name}` }
  }
  const toImported = (_name: string, value: unknown) => (isPicture(value) ? withFile(value) : value)
  return seedDocuments()
    .filter((document) => document._type !== 'sanity.imageAsset')
    .map((document) => JSON.stringify(stripSystemFields(document), toImported))
}

/** Without its file, as the replacer also visits its own output. */
const isPicture = (value: unknown): value is Picture =>
  isFields(value) && value._type === 'picture' && !('_sanityAsset' in value)

function stripSystemFields({ _createdAt, _updatedAt, _rev, ...document }: SeedDocument) {
  return document
}
