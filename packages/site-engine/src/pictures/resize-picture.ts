import { ContentInvalidError } from '@kitewright/content-loader/errors'
import sharp from 'sharp'
import { type PictureOwner, unusablePicture } from './fetch-picture.ts'
import { type Crop, FULL } from './picture-sizes.ts'

/** The part of a picture and its size; px. */
type PictureVariant = {
  crop: Crop | null
  width: number
  height: number
  format: 'webp' | 'jpeg'
}

/** Part of file names: another encoder makes other bytes. */
export const getEncoder = (format: PictureVariant['format']) =>
  `${format} 78 ${sharp.versions.vips}`

/** Resizing a picture of this many pixels takes about 400 MB. */
const MAX_PIXELS = 100_000_000
const TIMEOUT_SECONDS = 30
/** Pixels per inch at which one SVG unit is one pixel, and sharp's maximum. */
const UNIT_DENSITY = 72
const MAX_DENSITY = 100_000
/** Maximum side of an SVG in pixels; librsvg's limit is 32,767. */
const MAX_SIDE = 32_000

/**
 * Resizes a picture. WebP on pages: AVIF is a third smaller but takes 5 to 10 s for the widths of one picture
 * (measured), while an editor waits. JPEG, on white if transparent, for other sites: not all support WebP. Throws
 * ContentInvalidError when the bytes are not a picture.
 */
export async function resizePicture(
  body: Buffer,
  variant: PictureVariant,
  owner: PictureOwner,
): Promise<Buffer> {
  try {
    const limits = { limitInputPixels: MAX_PIXELS }
    const { format, autoOrient } = await sharp(body, limits).metadata()
    const shown = variant.crop ? 1 - variant.crop.left - variant.crop.right : 1
    const enlarged = variant.width / (autoOrient.width * shown)
    const isDrawing = format === 'svg'
    const density = isDrawing ? computeDensity(autoOrient, enlarged, owner) : UNIT_DENSITY
    const image = sharp(body, { ...limits, density })
    const picture = variant.format === 'jpeg' ? image.flatten({ background: '#fff' }) : image
    const size = isDrawing ? await picture.metadata() : autoOrient
    // Rotates first: editors crop the upright picture.
    return await picture
      .autoOrient()
      .extract(toPixels(variant.crop, size))
      .resize(variant.width, variant.height, { fit: 'fill' })
      .toFormat(variant.format, { quality: 78 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
  } catch (cause) {
    if (cause instanceof ContentInvalidError) throw cause
    const why = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause)
    throw unusablePicture(
      owner,
      `It cannot be read (${why}).`,
      'Upload the picture again, as a JPEG, PNG, WebP, AVIF, GIF or SVG file. A drawing (SVG) must be at least 1 unit wide and high.',
    )
  }
}

/**
 * The density at which an SVG of this size becomes large enough that the visible part is sharp, as far as the renderer
 * can. Throws ContentInvalidError if less than half is possible.
 */
function computeDensity(
  { width, height }: { width: number; height: number },
  enlarged: number,
  owner: PictureOwner,
): number {
  const most = Math.min(
    MAX_DENSITY / UNIT_DENSITY,
    MAX_SIDE / Math.max(width, height),
    // Sizes are rounded to whole units: the SVG may be slightly larger.
    Math.sqrt((0.8 * MAX_PIXELS) / (width * height)),
  )
  if (most < enlarged / 2) {
    throw unusablePicture(
      owner,
      `It has ${width} × ${height} units, which can be enlarged ${Math.floor(most)} times, not ${Math.round(enlarged)}.`,
      'So small a part of this drawing cannot be drawn sharp. Crop less of it, or upload that part as a separate drawing.',
    )
  }
  return Math.max(1, UNIT_DENSITY * Math.min(enlarged, most))
}

/** The cropped part in whole pixels, never empty. */
function toPixels(crop: Crop | null, { width, height }: { width: number; height: number }) {
  const { top, right, bottom, left } = crop ?? FULL
  const x = Math.min(width - 1, Math.round(left * width))
  const y = Math.min(height - 1, Math.round(top * height))
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.round((1 - right) * width) - x),
    height: Math.max(1, Math.round((1 - bottom) * height) - y),
  }
}
