import sharp, { type FitEnum } from 'sharp'
import { HttpError } from '../http/http-error.ts'
import { MAX_SOURCE_PIXELS } from './image-facts.ts'

const formats: Partial<Record<string, 'jpeg' | 'png' | 'webp' | 'avif'>> = {
  jpg: 'jpeg',
  pjpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  heif: 'avif',
}

/** Maximum pixels per side; larger sizes are reduced. */
const MAX_SIDE = 2560

const CLIP = { fit: 'inside', withoutEnlargement: false } as const

/** Sharp's equivalents of Sanity's fits, and whether enlarging is allowed. */
const fits: Partial<Record<string, { fit: keyof FitEnum; withoutEnlargement: boolean }>> = {
  max: { fit: 'inside', withoutEnlargement: true },
  crop: { fit: 'cover', withoutEnlargement: false },
  min: { fit: 'cover', withoutEnlargement: true },
  fill: { fit: 'contain', withoutEnlargement: false },
  fillmax: { fit: 'contain', withoutEnlargement: true },
  scale: { fit: 'fill', withoutEnlargement: false },
}

/** On a scale to 9: a seventh of the time of the default 4, for files a few percent larger. */
const AVIF_EFFORT = 2

const WHITE = '#ffffff'

/** Seconds after which a transformation is aborted. */
const TIMEOUT_SECONDS = 20

/**
 * Crops, resizes and converts a picture as its address says: `rect`, `w`, `h`, `dpr`, `fit`, `fm`, `q` and
 * `auto=format`. Null if nothing changes. An SVG is sharp at every size and changes only to a named format. Throws
 * HttpError (400) if the picture cannot be changed so.
 *
 * @param accept formats that the browser accepts.
 */
export async function transformImage(
  bytes: Buffer,
  params: URLSearchParams,
  accept: string,
): Promise<{ bytes: Buffer; format: string } | null> {
  const parseNumber = (name: string) => Number(params.get(name) ?? Number.NaN) || undefined
  const parseSide = (name: string) => {
    const value = parseNumber(name)
    return value && Math.min(MAX_SIDE, Math.round(value * (parseNumber('dpr') ?? 1)))
  }
  const [width, height, quality] = [parseSide('w'), parseSide('h'), parseNumber('q')]
  const rect = params.get('rect')?.split(',').map(Number)
  const mayChoose = params.get('auto') === 'format' && accept.includes('image/webp')
  const named = formats[params.get('fm') ?? ''] ?? (mayChoose ? 'webp' : undefined)
  if (!(width || height || quality || rect || named)) return null
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_SOURCE_PIXELS }).autoOrient()
    const metadata = await sharp(bytes).metadata()
    if (metadata.format === 'svg' && !named) return null
    if (rect) image.extract(clampRectangle(rect, metadata.autoOrient))
    if (width || height) {
      image.resize({
        width: width ?? MAX_SIDE,
        height: height ?? MAX_SIDE,
        background: WHITE,
        ...(fits[params.get('fit') ?? ''] ?? CLIP),
        // A single side keeps the proportions, whatever the fit.
        ...(!(width && height) && { fit: 'inside' as const }),
      })
    }
    const format = named ?? formats[metadata.format] ?? 'png'
    if (format === 'jpeg') image.flatten({ background: WHITE })
    const options = { ...(format !== 'png' && { quality }), effort: AVIF_EFFORT }
    image.toFormat(format, options).timeout({ seconds: TIMEOUT_SECONDS })
    return { bytes: await image.toBuffer(), format }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new HttpError(400, `The picture cannot be changed: ${why}`)
  }
}

/** Rounding in editing tools may make a rectangle a pixel too large. */
function clampRectangle(
  [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN]: number[],
  size: { width: number; height: number },
) {
  const left = Math.min(Math.round(x), size.width - 1)
  const top = Math.min(Math.round(y), size.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(height), size.height - top)),
  }
}
