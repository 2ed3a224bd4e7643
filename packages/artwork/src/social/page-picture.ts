import { kiteOf, type TissueName } from '../generative/kite-of.ts'
import type { AnyKite } from '../kites/kite.ts'
import type { Headline } from './headline.ts'
import { socialImage } from './social-image.ts'

/** The kite of pages that are about no single service. */
const houseKite: AnyKite = 'software-hardware-development'

/**
 * The sharing picture of a page, as SVG (1200 x 630): its headline beside the kite of its service, or of
 * the house.
 */
export const pagePicture = (headline: Headline, service?: { slug: string; tissue: TissueName }) =>
  socialImage(headline, service ? kiteOf(service.slug, service.tissue) : houseKite)
