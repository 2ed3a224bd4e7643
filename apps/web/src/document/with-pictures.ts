import type { Content } from '@kitewright/content-types/pages'
import { drawingsIn } from '@kitewright/content-types/service-drawings'
import type { PictureMaker } from '@kitewright/site-engine/write'
import type { Service, SiteContent } from '../routing/page-content.ts'

type Made = Pick<PictureMaker, 'madeIn'>

/** The content with the site's own pictures in it. Throws as the maker of pictures does. */
export async function withPictures(content: Content, made: Made): Promise<SiteContent> {
  const { blog, portfolio } = content
  const [posts, projects, services] = await Promise.all([
    made.madeIn('post', blog.posts),
    made.madeIn('project', portfolio.projects),
    Promise.all(content.services.map((service) => serviceWithPictures(service, made))),
  ])
  return { ...content, services, blog: { ...blog, posts }, portfolio: { ...portfolio, projects } }
}

/** A service without pictures of its own says nothing of them, as its page then has our drawings. */
async function serviceWithPictures(
  { pictures, ...service }: Content['services'][number],
  { madeIn }: Made,
): Promise<Service> {
  if (!pictures || pictures.length === 0) return service
  const { _id, title, layout } = service
  const places = drawingsIn(layout)
  const made = await madeIn(
    'service',
    pictures.map(({ place, image }, index) => {
      const { width, height } = places[place] ?? { width: 1, height: 1 }
      return { _id, title, image, place, path: `pictures[${index}].image`, ratio: width / height }
    }),
  )
  return {
    ...service,
    pictures: Object.fromEntries(made.map(({ place, image }) => [place, image])),
  }
}
