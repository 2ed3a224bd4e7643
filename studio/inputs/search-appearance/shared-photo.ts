import { SOCIAL_IMAGE_SIZE } from '@kitewright/artwork/social'
import { type Fields, isFields } from '@kitewright/content-rules/check'
import { type Crop, FULL, getVisiblePart } from '@kitewright/site-engine/browser'
import { z } from 'zod'

/** An editor's sharing picture, and its crop as shares of its sides. */
export type SharedPhoto = { src: string; alt: string; crop: Crop }

const share = z.number()
const chosenSchema = z.object({
  asset: z.object({ _ref: z.string() }),
  alt: z.string().default(''),
  crop: z.object({ top: share, right: share, bottom: share, left: share }).nullish(),
  hotspot: z.object({ x: share, y: share }).nullish(),
})
const assetSchema = z.object({
  url: z.string(),
  metadata: z.object({ dimensions: z.object({ width: share, height: share }) }),
})

/** The picture that was chosen for the page of a document, cut as the build cuts it; null for none. */
export function getSharedPhoto(document: Fields, whole: readonly Fields[]): SharedPhoto | null {
  const { sharingPicture, meta } = document
  const chosenPicture = sharingPicture ?? (isFields(meta) ? meta.sharingPicture : undefined)
  const chosen = chosenSchema.safeParse(chosenPicture).data
  const asset = whole.find(({ _id }) => _id === chosen?.asset._ref)
  const { url, metadata } = assetSchema.safeParse(asset).data ?? {}
  if (!chosen || !url || !metadata) return null
  const { alt, crop = null, hotspot = null } = chosen
  const { width, height } = SOCIAL_IMAGE_SIZE
  const part = getVisiblePart({ ...metadata.dimensions, crop, hotspot }, width / height)
  return { src: url, alt, crop: part.crop ?? FULL }
}
