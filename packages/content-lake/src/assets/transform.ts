import sharp, { type FitEnum, type Sharp } from 'sharp'
import type { Fit, Format, Transformation } from './transformation.ts'

/** Sharp's word for each of Sanity's, and whether the picture may grow. */
const fits: Record<Fit, { fit: keyof FitEnum; withoutEnlargement: boolean }> = {
  clip: { fit: 'inside', withoutEnlargement: false },
  max: { fit: 'inside', withoutEnlargement: true },
  crop: { fit: 'cover', withoutEnlargement: false },
  min: { fit: 'cover', withoutEnlargement: true },
  fill: { fit: 'contain', withoutEnlargement: false },
  fillmax: { fit: 'contain', withoutEnlargement: true },
  scale: { fit: 'fill', withoutEnlargement: false },
}

const WHITE = '#ffffff'

export type Rendered = { bytes: Buffer; format: string }

/** Cuts, resizes and converts a picture. A drawing (SVG) becomes a PNG unless a format is named. */
export async function transformed(
  bytes: Buffer,
  { rect, width, height, fit, format, quality }: Transformation,
): Promise<Rendered> {
  const image = sharp(bytes).autoOrient()
  const metadata = await sharp(bytes).metadata()
  if (rect) image.extract(inside(rect, metadata.autoOrient))
  if (width !== undefined || height !== undefined) {
    image.resize({ width, height, background: WHITE, ...fits[fit] })
  }
  const target = format ?? formatOf(metadata.format)
  return { bytes: await encoded(image, target, quality).toBuffer(), format: target }
}

const formatOf = (format: string): Format =>
  format === 'jpeg' || format === 'webp' ? format : format === 'heif' ? 'avif' : 'png'

function encoded(image: Sharp, format: Format, quality: number | undefined): Sharp {
  if (format === 'png') return image.png()
  if (format === 'jpeg')
    return image.flatten({ background: WHITE }).jpeg({ quality, mozjpeg: true })
  return format === 'webp' ? image.webp({ quality }) : image.avif({ quality })
}

/** Editors' tools round; a rectangle may reach a pixel too far. */
function inside(
  { left, top, width, height }: NonNullable<Transformation['rect']>,
  size: { width: number; height: number },
) {
  const from = {
    left: Math.min(Math.round(left), size.width - 1),
    top: Math.min(Math.round(top), size.height - 1),
  }
  return {
    ...from,
    width: Math.max(1, Math.min(Math.round(width), size.width - from.left)),
    height: Math.max(1, Math.min(Math.round(height), size.height - from.top)),
  }
}
