import type { Content } from '@kitewright/content-types/pages'
import { drawingsIn } from '@kitewright/content-types/service-drawings'
import type { PictureMaker } from '@kitewright/site-engine/write'
import type { Build, Service, SiteContent } from '../routing/page-content.ts'

type Made = Pick<PictureMaker, 'madeIn'>
type Project = Content['portfolio']['projects'][number]
/** Its build is named, and not yet there. */
type Drawn = Omit<Service, 'build'> & { build: string | null }

/** The content with the site's own pictures in it. Throws as the maker of pictures does. */
export async function withPictures(content: Content, made: Made): Promise<SiteContent> {
  const { blog, portfolio, home } = content
  const [posts, projects, services] = await Promise.all([
    made.madeIn('post', blog.posts),
    withLayers(portfolio.projects, made),
    Promise.all(content.services.map((service) => serviceWithPictures(service, made))),
  ])
  /** Home and services name the build that they show. */
  const buildOf = (id: string | null) => projects.find(({ _id }) => _id === id) ?? null
  return {
    ...content,
    home: { ...home, build: brief(buildOf(home.build)) },
    services: services.map((service) => ({ ...service, build: buildOf(service.build) })),
    blog: { ...blog, posts },
    portfolio: { ...portfolio, projects },
  }
}

/** On home a plate is one thing among many: what it is made of stands in the portfolio. */
const brief = (build: Build | null) => build && { ...build, decisions: null, parts: null }

/** Width to height of a sheet of a plate. */
const SHEET = 3 / 2

async function withLayers(projects: readonly Project[], { madeIn }: Made): Promise<Build[]> {
  const sheets = (place: 'board' | 'screen') =>
    madeIn(
      'project',
      projects.flatMap(({ _id, title, layers }) =>
        layers
          ? {
              _id,
              title,
              image: layers[place].image,
              place,
              path: `layers.${place}.image`,
              ratio: SHEET,
            }
          : [],
      ),
    )
  const [objects, boards, screens] = await Promise.all([
    madeIn(
      'project',
      projects.map((project) => ({ ...project, ratio: SHEET })),
    ),
    sheets('board'),
    sheets('screen'),
  ])
  return objects.map(({ ratio, layers, ...project }) => {
    const isOwn = ({ _id }: { _id: string }) => _id === project._id
    const [board, screen] = [boards.find(isOwn), screens.find(isOwn)]
    if (!layers || !board || !screen) return { ...project, layers: null }
    return {
      ...project,
      layers: {
        object: layers.object,
        board: { title: layers.board.title, image: board.image },
        screen: { title: layers.screen.title, image: screen.image },
      },
    }
  })
}

/** A service without pictures of its own says nothing of them, as its page then has our drawings. */
async function serviceWithPictures(
  { pictures, ...service }: Content['services'][number],
  { madeIn }: Made,
): Promise<Drawn> {
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
