import sharp, { type Metadata } from 'sharp'
import { HttpError } from '../http/http-error.ts'

/** Metadata that the lake extracts from an uploaded picture. */
export type ImageFacts = {
  extension: string
  mimeType: string
  /** In pixels, after rotation. */
  size: { width: number; height: number }
  hasAlpha: boolean
  isOpaque: boolean
  /** A very small copy as a `data:` address, to show while the picture loads. */
  lqip: string
}

const mimeTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
}

/** The MIME type of a picture by its extension. */
export const getImageType = (extension: string): string =>
  mimeTypes[extension] ?? `image/${extension}`

/** Maximum pixels of a picture, as in hosted Sanity. */
export const MAX_SOURCE_PIXELS = 256_000_000

/** Width in pixels of the small copy. */
const TINY = 20

/** Throws HttpError (400) if sharp cannot read the picture. */
export async function readImageFacts(bytes: Buffer): Promise<ImageFacts> {
  try {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_SOURCE_PIXELS })
    const metadata = await image.metadata()
    const extension = getExtension(metadata)
    const { width, height } = metadata.autoOrient
    const isOpaque = !metadata.hasAlpha || (await image.stats()).isOpaque
    const tiny = await image.clone().autoOrient().resize(TINY).png().toBuffer()
    return {
      extension,
      mimeType: getImageType(extension),
      size: { width, height },
      hasAlpha: metadata.hasAlpha,
      isOpaque,
      lqip: `data:image/png;base64,${tiny.toString('base64')}`,
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new HttpError(400, `Invalid image, could not read metadata: ${why}`)
  }
}

function getExtension({ format, compression }: Metadata): string {
  if (format === 'jpeg') return 'jpg'
  if (format === 'tiff') return 'tif'
  return format === 'heif' && compression === 'av1' ? 'avif' : format
}
