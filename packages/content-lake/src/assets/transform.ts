import sharp, { type FitEnum, type Sharp } from 'sharp'
import { HttpError } from '../http/http-error.ts'
import { MAX_SOURCE_PIXELS } from './image-facts.ts'

const fitModes = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
const formats = {
  jpg: 'jpeg',
  pjpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
} as const

type Fit = (typeof fitModes)[number]
type Format = (typeof formats)[keyof typeof formats]

/** A transformation in a picture's address, in device pixels. */
type Transformation = {
  rect?: { left: number; top: number; width: number; height: number }
  width?: number
  height?: number
  fit: Fit
  format?: Format
  quality?: number
}

/** Maximum pixels per side; larger sizes are reduced. */
const MAX_SIDE = 2560

/**
 * Parses `rect`, `w`, `h`, `dpr`, `fit`, `fm`, `q` and `auto=format`; ignores others like hosted Sanity. Null: no
 * transformation. Throws HttpError (400).
 *
 * @param accept formats that the browser accepts.
 */
export function parseTransformation(
  params: URLSearchParams,
  accept: string,
): Transformation | null {
  const dpr = within(params, 'dpr', 1, 3) ?? 1
  const side = (name: string) => {
    const value = within(params, name, 1, 8192)
    return value === undefined ? undefined : Math.min(MAX_SIDE, Math.round(value * dpr))
  }
  const transformation: Transformation = {
    rect: rectIn(params),
    width: side('w'),
    height: side('h'),
    fit: choice(params, 'fit', fitModes) ?? 'clip',
    format: formatIn(params, accept),
    quality: within(params, 'q', 1, 100),
  }
  const { fit: _fit, ...changes } = transformation
  return Object.values(changes).some((value) => value !== undefined) ? transformation : null
}

function formatIn(params: URLSearchParams, accept: string): Format | undefined {
  const named = choice(params, 'fm', ['jpg', 'pjpg', 'jpeg', 'png', 'webp', 'avif'] as const)
  if (named) return formats[named]
  const mayChoose = params.get('auto') === 'format' && accept.includes('image/webp')
  return mayChoose ? 'webp' : undefined
}

function rectIn(params: URLSearchParams): Transformation['rect'] {
  const text = params.get('rect')
  if (text === null) return undefined
  const [left, top, width, height, ...more] = text.split(',').map(Number)
  const sides = [left, top, width, height]
  if (more.length === 0 && sides.every((value) => Number.isFinite(value) && (value ?? -1) >= 0)) {
    return { left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 }
  }
  throw new HttpError(400, 'Expected "rect" to be left,top,width,height in pixels')
}

function within(
  params: URLSearchParams,
  name: string,
  least: number,
  most: number,
): number | undefined {
  const text = params.get(name)
  if (text === null) return undefined
  const value = Number(text)
  if (text !== '' && value >= least && value <= most) return value
  throw new HttpError(400, `Expected "${name}" to be a number from ${least} to ${most}`)
}

function choice<Name extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Name[],
): Name | undefined {
  const text = params.get(name)
  if (text === null) return undefined
  const found = choices.find((candidate) => candidate === text)
  if (found !== undefined) return found
  throw new HttpError(400, `Expected "${name}" to be one of ${choices.join(', ')}`)
}

/** Sharp's equivalents of Sanity's fits, and whether enlarging is allowed. */
const fits: Record<Fit, { fit: keyof FitEnum; withoutEnlargement: boolean }> = {
  clip: { fit: 'inside', withoutEnlargement: false },
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

type Rendered = { bytes: Buffer; format: string }

/**
 * Crops, resizes and converts a picture. An SVG becomes a PNG unless a format is named. Throws HttpError (400) if the
 * picture cannot be changed.
 */
export async function transformed(bytes: Buffer, wanted: Transformation): Promise<Rendered> {
  try {
    return await rendered(bytes, wanted)
  } catch (error) {
    if (error instanceof HttpError) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new HttpError(400, `The picture cannot be changed: ${why}`)
  }
}

async function rendered(
  bytes: Buffer,
  { rect, width, height, fit, format, quality }: Transformation,
): Promise<Rendered> {
  const image = sharp(bytes, { limitInputPixels: MAX_SOURCE_PIXELS }).autoOrient()
  const metadata = await sharp(bytes).metadata()
  const cut = rect && inside(rect, metadata.autoOrient)
  const target = format ?? formatOf(metadata.format)
  if (cut) image.extract(cut)
  if (width !== undefined || height !== undefined) {
    const isBoth = width !== undefined && height !== undefined
    image.resize({
      width: width ?? MAX_SIDE,
      height: height ?? MAX_SIDE,
      background: WHITE,
      ...fits[fit],
      // A single side keeps the proportions, whatever the fit.
      ...(!isBoth && { fit: 'inside' }),
    })
  }
  const encoder = encoded(image, target, quality).timeout({ seconds: TIMEOUT_SECONDS })
  return { bytes: await encoder.toBuffer(), format: target }
}

const formatOf = (format: string): Format =>
  format === 'jpeg' || format === 'webp' ? format : format === 'heif' ? 'avif' : 'png'

function encoded(image: Sharp, format: Format, quality: number | undefined): Sharp {
  if (format === 'png') return image.png()
  if (format === 'jpeg') return image.flatten({ background: WHITE }).jpeg({ quality })
  return format === 'webp' ? image.webp({ quality }) : image.avif({ quality, effort: AVIF_EFFORT })
}

/** Rounding in editing tools may make a rectangle a pixel too large. */
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
