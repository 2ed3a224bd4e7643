import type { Content } from '@kitewright/content-types/pages'
import type { PictureMaker } from '@kitewright/site-engine/picture-maker'
import type { SiteContent } from '../routing/page-content.ts'

/** The content with the site's own pictures in it. Throws as the maker of pictures does. */
export async function illustrated(
  content: Content,
  { madeIn }: Pick<PictureMaker, 'madeIn'>,
): Promise<SiteContent> {
  const { blog, portfolio } = content
  const [posts, projects] = await Promise.all([
    madeIn('post', blog.posts),
    madeIn('project', portfolio.projects),
  ])
  return { ...content, blog: { ...blog, posts }, portfolio: { ...portfolio, projects } }
}
