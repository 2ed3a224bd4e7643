import { basename } from 'node:path'
import { isFields, type Picture } from '@kitewright/content-types/model'
import { seedAssets } from './seed-assets.ts'
import { type SeedDocument, seedDocuments } from './seed-documents.ts'

/** The folder of the pictures: `sanity dataset import` looks for it beside the NDJSON file. */
export const ASSETS_FOLDER = 'assets'

/** A picture that the import uploads; the name is its place in the assets folder. */
type ImportPicture = { name: string; body: string }

export const importPictures = (): ImportPicture[] =>
  seedAssets().map(({ path, body }) => ({ name: basename(path), body }))

/**
 * The seed as `sanity dataset import` reads it, one document a line. Asset documents are left
 * out: the lake makes them when it takes the picture files. Dates and revisions are its own too.
 *
 * @throws if a picture shows something that is not among the seed's drawings.
 */
export function importLines(): string[] {
  const names = new Map(seedAssets().map(({ path, document }) => [document._id, basename(path)]))
  const withFile = ({ asset, ...picture }: Picture) => {
    const name = asset && names.get(asset._ref)
    if (!name) throw new Error(`No drawing of the seed is ${asset?._ref ?? 'an empty picture'}`)
    return { ...picture, _sanityAsset: `image@file://./${ASSETS_FOLDER}/${name}` }
  }
  const asImported = (_name: string, value: unknown) => (isPicture(value) ? withFile(value) : value)
  return seedDocuments()
    .filter((document) => document._type !== 'sanity.imageAsset')
    .map((document) => JSON.stringify(written(document), asImported))
}

/** Not yet with its file, as a replacer is asked of what it made, too. */
const isPicture = (value: unknown): value is Picture =>
  isFields(value) && value._type === 'picture' && !('_sanityAsset' in value)

function written({ _createdAt, _updatedAt, _rev, ...document }: SeedDocument) {
  return document
}
