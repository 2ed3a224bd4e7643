/** What is taken away of a picture at each side, as shares of it. */
export type Crop = { top: number; right: number; bottom: number; left: number }

/** The crop that takes nothing away. */
export const WHOLE: Crop = { top: 0, right: 0, bottom: 0, left: 0 }

/** A picture as the lake knows it: null where it was deleted there. */
export type LakePicture = {
  alt: string
  src: string | null
  width: number | null
  height: number | null
  crop: Crop | null
  hotspot: { x: number; y: number } | null
}

/** A picture that this site serves itself. */
export type SitePicture = {
  alt: string
  src: string
  /** Its copies in several widths; none of a drawing, which fits any. */
  srcSet: string | null
  /** As large as it was uploaded, px. */
  width: number
  height: number
  /** What stays in sight where the picture is cut to fit: in % from the left and the top. */
  focus: { x: number; y: number } | null
}

/** Widths of the copies in px: a phone's column, a card, and both on fine screens. */
const WIDTHS = [480, 800, 1200, 1600]
const WIDEST = Math.max(...WIDTHS)
/** The copy for browsers that do not choose. */
export const USUAL_WIDTH = 800

/** A drawing has no pixels of its own; any other picture is never made larger than it is. */
export const widthsOf = (full: number, isDrawing: boolean): number[] =>
  isDrawing ? WIDTHS : [...WIDTHS.filter((wide) => wide < full), ...(full <= WIDEST ? [full] : [])]

/** Smaller shares are what is left of calculating with fractions: less than a pixel of any picture. */
const ROUNDING = 1e-6

/**
 * A crop that takes something away and leaves something; shares of the picture's sides, rounded. The Studio
 * writes what its calculating leaves, such as -5.5e-17 for nothing.
 */
function usableCrop(crop: Crop | null): Crop | null {
  if (!crop) return null
  const sides = [crop.top, crop.right, crop.bottom, crop.left]
  if (!sides.every((part) => part > -ROUNDING && part < 1)) return null
  const [top = 0, right = 0, bottom = 0, left = 0] = sides.map(share)
  const isEmpty = Math.max(left + right, top + bottom) > 1 - ROUNDING / 2
  const isWhole = top + right + bottom + left === 0
  return isEmpty || isWhole ? null : { top, right, bottom, left }
}

/** The middle of what an editor marked, in the part that the crop leaves; null for the middle of the picture. */
function focusOf(hotspot: LakePicture['hotspot'], crop: Crop | null): SitePicture['focus'] {
  if (!hotspot) return null
  const { top, right, bottom, left } = crop ?? WHOLE
  const x = percent((hotspot.x - left) / (1 - left - right))
  const y = percent((hotspot.y - top) / (1 - top - bottom))
  return x === 50 && y === 50 ? null : { x, y }
}

const percent = (share: number) => Math.min(100, Math.max(0, Math.round(share * 100)))

/** How large what a crop leaves is, px. */
export const sizeOf = (width: number, height: number, crop: Crop | null) => ({
  width: Math.max(1, Math.round(width * (crop ? 1 - crop.left - crop.right : 1))),
  height: Math.max(1, Math.round(height * (crop ? 1 - crop.top - crop.bottom : 1))),
})

type Chosen = Pick<LakePicture, 'crop' | 'hotspot'> & { width: number; height: number }

/**
 * What is shown of a picture, and what of that stays in sight where it is cut further. With a ratio (width
 * to height of the space that it fills) it is cut to that here, around its hotspot.
 */
export function partOf(
  picture: Chosen,
  ratio?: number,
): { crop: Crop | null; focus: SitePicture['focus'] } {
  const crop = usableCrop(picture.crop)
  if (ratio === undefined) return { crop, focus: focusOf(picture.hotspot, crop) }
  return { crop: usableCrop(cutTo(ratio, { ...picture, crop })), focus: null }
}

/** The largest part of a picture, within its crop, that has this ratio and its hotspot near the middle. */
function cutTo(ratio: number, { width, height, crop, hotspot }: Chosen): Crop {
  const { top, right, bottom, left } = crop ?? WHOLE
  const wide = (1 - left - right) * width
  const tall = (1 - top - bottom) * height
  const w = Math.min(wide, tall * ratio) / width
  const h = Math.min(tall, wide / ratio) / height
  const x = within((hotspot?.x ?? (1 + left - right) / 2) - w / 2, left, 1 - right - w)
  const y = within((hotspot?.y ?? (1 + top - bottom) / 2) - h / 2, top, 1 - bottom - h)
  return { top: y, right: share(1 - x - w), bottom: share(1 - y - h), left: x }
}

/** Without what is left of calculating with fractions: the same picture is the same file. */
const share = (part: number) => Math.max(0, Math.round(part * 1e6) / 1e6)
const within = (value: number, least: number, most: number) =>
  share(Math.max(least, Math.min(value, most)))
