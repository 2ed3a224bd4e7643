import type { Picture } from '@kitewright/content-types/model'
import { type PlateName, seedAsset } from '../seed-assets.ts'
import { toImage } from './reference.ts'

/** A picture made from one of the plates, with its words for people who cannot see it. */
export const picture = (plate: PlateName, alt: string): Picture => ({
  _type: 'picture',
  alt,
  asset: toImage(seedAsset(plate).document._id),
})
