import type { Snapshot } from '@kitewright/content-loader/snapshot'
import { eachOf } from '@kitewright/site-engine/each-of'
import type { HashedFile } from '@kitewright/site-engine/hashed-files'
import {
  type LakePicture,
  type PictureOptions,
  pictureMaker,
} from '@kitewright/site-engine/picture-maker'
import type { SiteContent } from '../../src/routing/page-content.ts'

/**
 * The content with the site's own pictures in it, and their files. Throws ContentInvalidError with all
 * pictures that an editor must mend, and LakeUnreachableError when the lake does not answer.
 */
export async function sitePictures(
  { content, assets }: Pick<Snapshot, 'content' | 'assets'>,
  cache: string,
  options?: PictureOptions,
): Promise<{ content: SiteContent; files: HashedFile[]; notes: string[] }> {
  const { made, files, notes } = pictureMaker(assets, cache, options)
  const { blog, portfolio } = content
  type Shown = { _id: string; title: string; image: LakePicture }
  const illustrated = <Item extends Shown>(type: string, items: Item[]) =>
    eachOf(items, async (item) => ({
      ...item,
      image: await made(item.image, { type, id: item._id, title: item.title }),
    }))
  const [posts, projects] = await Promise.all([
    illustrated('post', blog.posts),
    illustrated('project', portfolio.projects),
  ])
  return {
    content: { ...content, blog: { ...blog, posts }, portfolio: { ...portfolio, projects } },
    files,
    notes,
  }
}
