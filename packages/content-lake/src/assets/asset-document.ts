import { createHash } from 'node:crypto'
import type { IncomingDocument } from '../core/mutation.ts'
import { type AssetKind, type AssetParts, assetId, assetName } from './asset-name.ts'
import { type ImageFacts, imageFacts } from './image-facts.ts'

/** Where assets are served from, and what a path to them begins with. */
export type AssetPlace = { publicUrl: string; projectId: string; dataset: string }

/** What a person or program says about an upload. */
export type AssetWords = {
  originalFilename?: string
  mimeType?: string
  label?: string
  title?: string
  description?: string
  creditLine?: string
  source?: { id: string; name: string; url?: string }
}

export type NewAsset = { name: string; document: IncomingDocument & { _id: string } }

/** The document that stands for a picture, and its name. Throws HttpError (400). */
export async function imageAsset(
  bytes: Buffer,
  words: AssetWords,
  place: AssetPlace,
): Promise<NewAsset> {
  const facts = await imageFacts(bytes)
  const parts = { sha1: sha1Of(bytes), size: facts.size, extension: facts.extension }
  const more = { mimeType: facts.mimeType, metadata: metadataOf(facts) }
  return asset('images', parts, bytes, { ...words, ...more }, place)
}

/** The same for any other file. */
export function fileAsset(bytes: Buffer, words: AssetWords, place: AssetPlace): NewAsset {
  const { originalFilename = '', mimeType = 'application/octet-stream' } = words
  const named = originalFilename.match(/\.([a-z0-9]{1,8})$/i)?.[1]
  const extension = (named ?? mimeType.match(/^\w+\/([a-z0-9]{1,8})$/)?.[1] ?? 'bin').toLowerCase()
  return asset('files', { sha1: sha1Of(bytes), extension }, bytes, { ...words, mimeType }, place)
}

const sha1Of = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('hex')

function asset(
  kind: AssetKind,
  parts: AssetParts,
  bytes: Buffer,
  fields: object,
  place: AssetPlace,
): NewAsset {
  const name = assetName(parts)
  const path = `${kind}/${place.projectId}/${place.dataset}/${name}`
  const document = {
    ...fields,
    _id: assetId(parts),
    _type: kind === 'images' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    assetId: parts.sha1,
    sha1hash: parts.sha1,
    extension: parts.extension,
    size: bytes.length,
    path,
    url: `${place.publicUrl}/${path}`,
  }
  return { name, document }
}

const metadataOf = ({ size, hasAlpha, isOpaque, lqip }: ImageFacts) => ({
  _type: 'sanity.imageMetadata',
  dimensions: {
    _type: 'sanity.imageDimensions',
    ...size,
    aspectRatio: size.width / size.height,
  },
  hasAlpha,
  isOpaque,
  lqip,
})
