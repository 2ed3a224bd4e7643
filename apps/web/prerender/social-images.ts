import { createHash } from 'node:crypto'
import { kiteOf } from '@kitewright/artwork/generative/kite-of'
import type { AnyKite } from '@kitewright/artwork/kite'
import { socialImage } from '@kitewright/artwork/social/social-image'
import type { HashedFile } from '@kitewright/site-engine/hashed-files'
import sharp from 'sharp'
import type { PageData } from '../src/routing/page-content.ts'

/** The kite of pages that are about no single service. */
const houseKite: AnyKite = 'software-hardware-development'

/**
 * The sharing picture of a page: its headline beside a kite (1200 x 630). Drawing one takes some
 * 60 ms.
 */
export function socialImageOf({ content }: PageData): HashedFile {
  const headline = 'meta' in content ? content.meta.socialHeadline : content.headline
  const kite = 'tiers' in content ? kiteOf(content.slug, content.group.colour) : houseKite
  const svg = socialImage(headline, kite)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16)
  const make = () => sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
  return { path: `/social/${hash}.png`, make, slow: true }
}
