import { createHash } from 'node:crypto'
import type { IncomingDocument } from '../core/mutation.ts'
import { type ImageFacts, readImageFacts } from './image-facts.ts'

export type AssetKind = 'images' | 'files'

/** The parts of an asset's name in Sanity. */
type AssetParts = {
  /** Hash of the bytes, in hex. */
  sha1: string
  /** For pictures, in pixels. */
  size?: { width: number; height: number }
  extension: string
}

/** The last part of the address, for example `<sha1>-800x600.png`. */
function getAssetName({ sha1, size, extension }: AssetParts): string {
  return `${sha1}${size ? `-${size.width}x${size.height}` : ''}.${extension}`
}

/** The id of the document, for example `image-<sha1>-800x600-png`. */
export function getAssetId({ sha1, size, extension }: AssetParts): string {
  return size
    ? `image-${sha1}-${size.width}x${size.height}-${extension}`
    : `file-${sha1}-${extension}`
}

const patterns: Record<AssetKind, RegExp> = {
  images: /^[0-9a-f]{40}-\d{1,6}x\d{1,6}\.[a-z0-9]{1,8}$/,
  files: /^[0-9a-f]{40}\.[a-z0-9]{1,8}$/,
}

/** Whether a name is valid; only valid names reach the disk. */
export const isAssetName = (kind: AssetKind, name: string): boolean => patterns[kind].test(name)

/** The base of asset addresses and paths. */
export type AssetPlace = { publicUrl: string; projectId: string; dataset: string }

/** Metadata from the uploader. */
export type UploadMetadata = {
  originalFilename?: string
  mimeType?: string
  label?: string
  title?: string
  description?: string
  creditLine?: string
  source?: { id: string; name: string; url?: string }
}

export type NewAsset = { name: string; document: IncomingDocument & { _id: string } }

/** Returns the document of a picture, and its name. Throws HttpError (400). */
export async function validateImageAsset(
  bytes: Buffer,
  given: UploadMetadata,
  location: AssetPlace,
): Promise<NewAsset> {
  const facts = await readImageFacts(bytes)
  const parts = { sha1: hashBytes(bytes), size: facts.size, extension: facts.extension }
  const more = { mimeType: facts.mimeType, metadata: getMetadata(facts) }
  return createAsset('images', parts, bytes, { ...given, ...more }, location)
}

/** The same for any other file. */
export function createFileAsset(
  bytes: Buffer,
  given: UploadMetadata,
  location: AssetPlace,
): NewAsset {
  const { originalFilename = '', mimeType = 'application/octet-stream' } = given
  const named = originalFilename.match(/\.([a-z0-9]{1,8})$/i)?.[1]
  const extension = (named ?? mimeType.match(/^\w+\/([a-z0-9]{1,8})$/)?.[1] ?? 'bin').toLowerCase()
  return createAsset(
    'files',
    { sha1: hashBytes(bytes), extension },
    bytes,
    { ...given, mimeType },
    location,
  )
}

const hashBytes = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('hex')

function createAsset(
  kind: AssetKind,
  parts: AssetParts,
  bytes: Buffer,
  fields: object,
  location: AssetPlace,
): NewAsset {
  const name = getAssetName(parts)
  const path = `${kind}/${location.projectId}/${location.dataset}/${name}`
  const document = {
    ...fields,
    _id: getAssetId(parts),
    _type: kind === 'images' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    assetId: parts.sha1,
    sha1hash: parts.sha1,
    extension: parts.extension,
    size: bytes.length,
    path,
    url: `${location.publicUrl}/${path}`,
  }
  return { name, document }
}

const getMetadata = ({ size, hasAlpha, isOpaque, lqip }: ImageFacts) => ({
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
