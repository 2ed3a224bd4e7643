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

/** A crop that takes something away and leaves something; shares of the picture's sides. */
export function usableCrop(crop: Crop | null): Crop | null {
  if (!crop) return null
  const { top, right, bottom, left } = crop
  const isWithin = [top, right, bottom, left].every((share) => share >= 0 && share < 1)
  const isEmpty = left + right >= 1 || top + bottom >= 1
  const isWhole = top + right + bottom + left === 0
  return isWithin && !isEmpty && !isWhole ? crop : null
}

/** The middle of what an editor marked, in the part that the crop leaves; null for the middle of the picture. */
export function focusOf(hotspot: LakePicture['hotspot'], crop: Crop | null): SitePicture['focus'] {
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
