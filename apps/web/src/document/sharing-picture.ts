import { kiteOf } from '@kitewright/artwork/generative/kite-of'
import type { AnyKite } from '@kitewright/artwork/kite'
import { socialImage } from '@kitewright/artwork/social/social-image'
import type { PageData } from '../routing/page-content.ts'

/** The kite of pages that are about no single service. */
const houseKite: AnyKite = 'software-hardware-development'

/** The sharing picture of a page, as SVG: its headline beside a kite (1200 x 630). */
export function sharingPictureOf({ content }: PageData): string {
  const headline = 'meta' in content ? content.meta.socialHeadline : content.headline
  const kite = 'tiers' in content ? kiteOf(content.slug, content.group.colour) : houseKite
  return socialImage(headline, kite)
}
