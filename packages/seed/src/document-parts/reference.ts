import type { ServiceSlug } from '@kitewright/artwork/kite'
import type { LegalSlug } from '@kitewright/content-types/addresses'
import type { Picture } from '@kitewright/content-types/model'
import { type PlateName, seedAsset } from '../seed-assets.ts'

export type { ServiceSlug }

export type GroupSlug =
  | 'web-and-apps-solutions'
  | 'engineering-and-ai'
  | 'build-design-and-devops'
  | 'growth-strategy-and-consulting'

export const slug = <T extends string>(current: T) => ({ _type: 'slug' as const, current })

const reference = (id: string) => ({ _type: 'reference' as const, _ref: id })

export const toService = (service: ServiceSlug) => reference(`service-${service}`)
export const toQuestion = (name: string) => reference(`faq-${name}`)
export const toPost = (slug: string) => reference(`post-${slug}`)
export const toGroup = (group: GroupSlug) => reference(`serviceGroup-${group}`)
/** A page of which there is one; its id is its type. */
export const toPage = (type: string) => reference(type)
export const toLegalPage = (slug: LegalSlug) => reference(`legalPage-${slug}`)
export const toImage = (assetId: string) => reference(assetId)

/** A picture made from one of the plates, with its words for people who cannot see it. */
export const picture = (plate: PlateName, alt: string): Picture => ({
  _type: 'picture',
  alt,
  asset: toImage(seedAsset(plate).document._id),
})
