/** The removed share of a picture at each side. */
export type Crop = { top: number; right: number; bottom: number; left: number }

/** No crop. */
export const FULL: Crop = { top: 0, right: 0, bottom: 0, left: 0 }

/** A picture of the lake; null if deleted there. */
export type LakePicture = {
  alt: string
  src: string | null
  width: number | null
  height: number | null
  crop: Crop | null
  hotspot: { x: number; y: number } | null
}

/** A picture that the site serves. */
export type SitePicture = {
  alt: string
  src: string
  /** Copies in several widths; null for an SVG, which fits any. */
  srcSet: string | null
  /** Uploaded size, px. */
  width: number
  height: number
  /** The focal point when cropped: in % from left and top. */
  focus: { x: number; y: number } | null
}

/** Widths of copies in px: a phone's column, a card, and both at high resolution. */
const WIDTHS = [480, 800, 1200, 1600]
const WIDEST = Math.max(...WIDTHS)
/** The copy for browsers without `srcset`. */
export const DEFAULT_WIDTH = 800

/** An SVG has no pixel size; other pictures are never enlarged. */
export const getWidths = (full: number, isDrawing: boolean): number[] =>
  isDrawing ? WIDTHS : [...WIDTHS.filter((wide) => wide < full), ...(full <= WIDEST ? [full] : [])]

/** Smaller shares are rounding errors: less than a pixel of any picture. */
const ROUNDING = 1e-6

/**
 * Returns a crop that removes something and leaves something, rounded. The Studio stores rounding errors, such as
 * -5.5e-17 for nothing.
 */
function normalizeCrop(crop: Crop | null): Crop | null {
  if (!crop) return null
  const insets = [crop.top, crop.right, crop.bottom, crop.left]
  if (!insets.every((part) => part > -ROUNDING && part < 1)) return null
  const [top = 0, right = 0, bottom = 0, left = 0] = insets.map(share)
  const isEmpty = Math.max(left + right, top + bottom) > 1 - ROUNDING / 2
  const isFull = top + right + bottom + left === 0
  return isEmpty || isFull ? null : { top, right, bottom, left }
}

/** The centre of the hotspot in the cropped part; null for the centre of the picture. */
function getFocus(hotspot: LakePicture['hotspot'], crop: Crop | null): SitePicture['focus'] {
  if (!hotspot) return null
  const { top, right, bottom, left } = crop ?? FULL
  const x = toPercent((hotspot.x - left) / (1 - left - right))
  const y = toPercent((hotspot.y - top) / (1 - top - bottom))
  return x === 50 && y === 50 ? null : { x, y }
}

const toPercent = (share: number) => Math.min(100, Math.max(0, Math.round(share * 100)))

/** Size after the crop, px. */
export const getCroppedSize = (width: number, height: number, crop: Crop | null) => ({
  width: Math.max(1, Math.round(width * (crop ? 1 - crop.left - crop.right : 1))),
  height: Math.max(1, Math.round(height * (crop ? 1 - crop.top - crop.bottom : 1))),
})

type Chosen = Pick<LakePicture, 'crop' | 'hotspot'> & { width: number; height: number }

/** The visible part of a picture, and its focal point. With a ratio it is cropped to that, around its hotspot. */
export function getVisiblePart(
  picture: Chosen,
  ratio?: number,
): { crop: Crop | null; focus: SitePicture['focus'] } {
  const crop = normalizeCrop(picture.crop)
  if (ratio === undefined) return { crop, focus: getFocus(picture.hotspot, crop) }
  return { crop: normalizeCrop(cropToRatio(ratio, { ...picture, crop })), focus: null }
}

/** The largest part with this ratio within the crop, with the hotspot near its centre. */
function cropToRatio(ratio: number, { width, height, crop, hotspot }: Chosen): Crop {
  const { top, right, bottom, left } = crop ?? FULL
  const wide = (1 - left - right) * width
  const croppedHeight = (1 - top - bottom) * height
  const w = Math.min(wide, croppedHeight * ratio) / width
  const h = Math.min(croppedHeight, wide / ratio) / height
  const x = clampShare((hotspot?.x ?? (1 + left - right) / 2) - w / 2, left, 1 - right - w)
  const y = clampShare((hotspot?.y ?? (1 + top - bottom) / 2) - h / 2, top, 1 - bottom - h)
  return { top: y, right: share(1 - x - w), bottom: share(1 - y - h), left: x }
}

/** Rounds away fraction errors: the same picture gives the same file. */
const share = (part: number) => Math.max(0, Math.round(part * 1e6) / 1e6)
const clampShare = (value: number, least: number, most: number) =>
  share(Math.max(least, Math.min(value, most)))
