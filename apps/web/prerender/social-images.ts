import { createHash } from 'node:crypto'
import { copyFile, mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SERVICE_SLUGS, type ServiceSlug } from '@kitewright/artwork/kite'
import { socialImage } from '@kitewright/artwork/social/social-image'
import sharp from 'sharp'
import type { PageData } from '../src/page-content.ts'

/** The kite of pages that are about no single service, and of services that have none yet. */
const houseKite: ServiceSlug = 'software-hardware-development'

/** A sharing picture: drawn as SVG, named by its hash so that hosts may cache it for good. */
export type SocialImage = { path: string; svg: string }

const isKite = (slug: string): slug is ServiceSlug => SERVICE_SLUGS.some((known) => known === slug)

/** The picture of a page: its headline beside a kite (1200 x 630). */
export function socialImageOf({ content }: PageData): SocialImage {
  const headline = 'meta' in content ? content.meta.socialHeadline : content.headline
  const slug = 'slug' in content && isKite(content.slug) ? content.slug : houseKite
  const svg = socialImage(headline, slug)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16)
  return { path: `/social/${hash}.png`, svg }
}

/**
 * Writes the PNG of each picture below `out`. Drawing one takes some 60 ms, so those of earlier
 * builds are kept in `cache` and copied.
 */
export async function writeSocialImages(images: SocialImage[], out: string, cache: string) {
  await mkdir(join(cache, 'social'), { recursive: true })
  await mkdir(join(out, 'social'), { recursive: true })
  for (const { path, svg } of images) {
    const kept = join(cache, path)
    if (!(await exists(kept))) {
      // Renamed when whole: a build that is stopped here would leave half a picture to later ones.
      const half = `${kept}.${process.pid}`
      await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toFile(half)
      await rename(half, kept)
    }
    await copyFile(kept, join(out, path))
  }
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
