import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Snapshot } from '@kitewright/content-loader/snapshot'
import type { Content } from '@kitewright/content-types/pages'
import type { SiteContent } from '../../src/page-content.ts'
import type { SitePicture } from '../../src/ui/picture.tsx'
import { type HashedFile, keptBytes } from '../hashed-files.ts'
import { type FetchLimits, fetchPicture, type PictureOwner, unusable } from './fetch-picture.ts'
import { isPlainSvg } from './plain-svg.ts'
import { type Crop, ENCODER, shrunk, WHOLE } from './shrink.ts'

/** A picture as the lake knows it. */
type LakePicture = Content['blog']['posts'][number]['image']

/** Widths of the copies in px: a phone's column, a card, and both on fine screens. */
const WIDTHS = [480, 800, 1200, 1600]
const WIDEST = Math.max(...WIDTHS)
/** The copy for browsers that do not choose. */
const USUAL_WIDTH = 800

/**
 * The content with every picture served by this site, so that no page asks the lake for anything,
 * and the files of those pictures under names that change with them. A plain drawing (SVG) stays a
 * drawing; any other picture becomes WebP in several widths when its files are written. The same
 * content gives the same names, whether the files are made anew or not.
 *
 * Drawings are fetched here and kept in `cache`; throws as fetchPicture does.
 */
export async function sitePictures(
  { content, assets }: Pick<Snapshot, 'content' | 'assets'>,
  cache: string,
  limits?: FetchLimits,
): Promise<{ content: SiteContent; files: HashedFile[] }> {
  const bundled = new Map(assets.map(({ path, body }) => [path, Buffer.from(body)]))
  const files: HashedFile[] = []
  /** Each picture is fetched once for all its copies. */
  const fetched = new Map<string, Promise<Buffer>>()

  async function placed(picture: LakePicture, owner: PictureOwner): Promise<SitePicture> {
    const { alt, src, width, height } = picture
    if (src === null || width === null || height === null) {
      throw unusable(owner, 'a picture with an address and a size', 'none')
    }
    const crop = usable(picture.crop)
    const focus = focusOf(picture.hotspot, crop)
    const body = bundled.get(src)
    const source = hashOf(body ?? src)
    const bytes = () => {
      const known = fetched.get(src)
      const found = known ?? (body ? Promise.resolve(body) : fetchPicture(src, owner, limits))
      if (!known) fetched.set(src, found)
      return found
    }
    const isDrawing = /\.svg$/i.test(src)
    if (isDrawing && !crop) {
      const text = String(await keptBytes(join(cache, 'media', `${source}.source.svg`), bytes))
      if (isPlainSvg(text)) {
        const path = `/media/${hashOf(text)}.svg`
        files.push({ path, make: () => text })
        return { alt, src: path, srcSet: null, width, height, focus }
      }
    }
    const full = sizeOf(width, height, crop)
    const name = hashOf(source, JSON.stringify([crop, full, ENCODER]))
    const copies = widthsOf(full.width, isDrawing).map((wide) => {
      const path = `/media/${name}-${wide}.webp`
      const tall = Math.max(1, Math.round((wide * full.height) / full.width))
      const make = async () => shrunk(await bytes(), { crop, width: wide, height: tall }, owner)
      files.push({ path, make, slow: true })
      return { path, wide }
    })
    const usual = copies.findLast(({ wide }) => wide <= USUAL_WIDTH) ?? copies[0]
    const srcSet = copies.map(({ path, wide }) => `${path} ${wide}w`).join(', ')
    return { alt, src: usual?.path ?? '', srcSet, ...full, focus }
  }

  const { blog, portfolio } = content
  type Shown = { _id: string; title: string; image: LakePicture }
  const illustrated = <Item extends Shown>(type: string, items: Item[]) =>
    Promise.all(
      items.map(async (item) => ({
        ...item,
        image: await placed(item.image, { type, id: item._id, title: item.title }),
      })),
    )
  const [posts, projects] = await Promise.all([
    illustrated('post', blog.posts),
    illustrated('project', portfolio.projects),
  ])
  return {
    content: { ...content, blog: { ...blog, posts }, portfolio: { ...portfolio, projects } },
    files,
  }
}

const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

/** A drawing has no pixels of its own; any other picture is never made larger than it is. */
const widthsOf = (full: number, isDrawing: boolean): number[] =>
  isDrawing ? WIDTHS : [...WIDTHS.filter((wide) => wide < full), ...(full <= WIDEST ? [full] : [])]

/** A crop that takes something away and leaves something; shares of the picture's sides. */
function usable(crop: Crop | null): Crop | null {
  if (!crop) return null
  const { top, right, bottom, left } = crop
  const isWithin = [top, right, bottom, left].every((share) => share >= 0 && share < 1)
  const isEmpty = left + right >= 1 || top + bottom >= 1
  const isWhole = top + right + bottom + left === 0
  return isWithin && !isEmpty && !isWhole ? crop : null
}

/** The middle of what an editor marked, in the part that the crop leaves; null for the middle of the picture. */
function focusOf(hotspot: LakePicture['hotspot'], crop: Crop | null): SitePicture['focus'] {
  if (!hotspot) return null
  const { top, right, bottom, left } = crop ?? WHOLE
  const x = percent((hotspot.x - left) / (1 - left - right))
  const y = percent((hotspot.y - top) / (1 - top - bottom))
  return x === 50 && y === 50 ? null : { x, y }
}

/** In steps of 5, as styles have a class for each. */
const percent = (share: number) => Math.min(100, Math.max(0, Math.round(share * 20) * 5))

const sizeOf = (width: number, height: number, crop: Crop | null) => ({
  width: Math.max(1, Math.round(width * (crop ? 1 - crop.left - crop.right : 1))),
  height: Math.max(1, Math.round(height * (crop ? 1 - crop.top - crop.bottom : 1))),
})
