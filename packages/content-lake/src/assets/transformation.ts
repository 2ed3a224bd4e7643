import { HttpError } from '../http/http-error.ts'

const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
const formats = {
  jpg: 'jpeg',
  pjpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
} as const

export type Fit = (typeof fits)[number]
export type Format = (typeof formats)[keyof typeof formats]

/** What the address of a picture asks for, in device pixels. */
export type Transformation = {
  rect?: { left: number; top: number; width: number; height: number }
  width?: number
  height?: number
  fit: Fit
  format?: Format
  quality?: number
}

/** As large as a side may become, in pixels. */
const MAX_SIDE = 8192

/**
 * Reads `rect`, `w`, `h`, `dpr`, `fit`, `fm`, `q` and `auto=format`; others are ignored, as
 * hosted Sanity ignores what it does not know. Null: the picture as it is. Throws HttpError (400).
 *
 * @param accept the formats that the browser says it can show.
 */
export function parseTransformation(
  params: URLSearchParams,
  accept: string,
): Transformation | null {
  const dpr = within(params, 'dpr', 1, 3) ?? 1
  const side = (name: string) => {
    const value = within(params, name, 1, MAX_SIDE)
    return value === undefined ? undefined : Math.min(MAX_SIDE, Math.round(value * dpr))
  }
  const transformation: Transformation = {
    rect: rectIn(params),
    width: side('w'),
    height: side('h'),
    fit: choice(params, 'fit', fits) ?? 'clip',
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
