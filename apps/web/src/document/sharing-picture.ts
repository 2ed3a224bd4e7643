import { pagePicture } from '@kitewright/artwork/social/page-picture'
import type { PageData } from '../routing/page-content.ts'

/** The sharing picture of a page, as SVG: its headline beside a kite (1200 x 630). */
export function sharingPictureOf({ content }: PageData): string {
  if (!('tiers' in content)) return pagePicture(content.meta.socialHeadline)
  const { headline, slug, group } = content
  return pagePicture(headline, { slug, tissue: group.colour })
}
