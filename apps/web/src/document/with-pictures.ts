import { BLOCKS_FIELD, getDrawingSlots, HOME_BLOCKS_FIELD } from '@kitewright/content-types/model'
import type { Content } from '@kitewright/content-types/queries'
import type { PictureMaker } from '@kitewright/site-engine/write'
import { prepareBlocks } from '#app/blocks/prepare-blocks.ts'
import { getReadingMinutes } from '#app/pages/post/article-headings.ts'
import type { Article, Service, ShowcasedProject, SiteContent } from '#app/routing/page-content.ts'

type Pictures = Pick<PictureMaker, 'addPictures' | 'copyFile'>
type Project = Content['portfolio']['projects'][number]
/** Its build is named, and not yet there. */
type PreparedService = Omit<Service, 'build'> & { build: string | null }

/** The content with the site's own pictures in it. Throws as the maker of pictures does. */
export async function withPictures(content: Content, maker: Pictures): Promise<SiteContent> {
  const { portfolio, home } = content
  const [posts, projects, services] = await Promise.all([
    withPostPictures(content.posts, maker),
    withLayers(portfolio.projects, maker),
    Promise.all(content.services.map((service) => withServicePictures(service, maker))),
  ])
  /** Home and services name the build that they show. */
  const findBuild = (id: string | null) => projects.find(({ _id }) => _id === id) ?? null
  return {
    ...content,
    home: {
      ...home,
      build: toBrief(findBuild(home.build)),
      blockGroups:
        home.blockGroups &&
        (await Promise.all(
          home.blockGroups.map(async (group) => {
            const list = `${HOME_BLOCKS_FIELD}[_key=="${group._key}"].${BLOCKS_FIELD}`
            const owner = { _id: 'home', title: 'Home', list, blocks: group.blocks }
            return { ...group, blocks: await prepareBlocks(owner, { findBuild, ...maker }) }
          }),
        )),
    },
    services: services.map((service) => ({ ...service, build: findBuild(service.build) })),
    blog: { ...content.blog, posts: listPosts(content.blog.posts, posts) },
    posts,
    portfolio: { ...portfolio, projects },
    landingPages: await Promise.all(
      content.landingPages.map(async (page) => ({
        ...page,
        blocks: await prepareBlocks({ ...page, list: BLOCKS_FIELD }, { findBuild, ...maker }),
      })),
    ),
  }
}

type Posts = SiteContent['posts']

/** The blog lists posts that have pages, with the same pictures and without their articles. */
const listPosts = (cards: Content['blog']['posts'], posts: Posts): SiteContent['blog']['posts'] =>
  cards.flatMap((card) => {
    const post = posts.find(({ _id }) => _id === card._id)
    const minutes = post?.body?.length ? getReadingMinutes(post.body) : null
    return post ? [{ ...card, image: post.image, minutes }] : []
  })

async function withPostPictures(
  posts: Content['posts'],
  { addPictures }: Pictures,
): Promise<Posts> {
  const [covers, portraits, inArticles] = await Promise.all([
    addPictures('post', posts),
    addPictures(
      'author',
      posts.flatMap(({ writer }) =>
        writer?.image ? [{ ...writer, image: writer.image, ratio: 1 }] : [],
      ),
    ),
    addPictures(
      'post',
      posts.flatMap(({ _id, title, body }) =>
        (body ?? []).flatMap((block) =>
          block._type === 'articlePicture'
            ? [
                {
                  _id,
                  title,
                  image: block.image,
                  slot: block._key,
                  path: `body[_key=="${block._key}"].image`,
                },
              ]
            : [],
        ),
      ),
    ),
  ])
  const withPortrait = (writer: Content['posts'][number]['writer']) =>
    writer && {
      ...writer,
      image: portraits.find(({ _id }) => _id === writer._id)?.image ?? null,
    }
  return covers.map((post) => ({
    ...post,
    writer: withPortrait(post.writer),
    body:
      post.body?.flatMap((block): Article => {
        if (block._type !== 'articlePicture') return [block]
        const created = inArticles.find(({ _id, slot }) => _id === post._id && slot === block._key)
        return created ? [{ ...block, image: created.image }] : []
      }) ?? null,
  }))
}

/** Home shows a short version of a build; the portfolio shows its decisions and parts. */
const toBrief = (build: ShowcasedProject | null) =>
  build && { ...build, decisions: null, parts: null }

/** Width to height of a sheet of a showcase. */
const SHEET = 3 / 2

async function withLayers(
  projects: readonly Project[],
  { addPictures }: Pictures,
): Promise<ShowcasedProject[]> {
  const createSheets = (layer: 'board' | 'screen') =>
    addPictures(
      'project',
      projects.flatMap(({ _id, title, layers }) =>
        layers
          ? {
              _id,
              title,
              image: layers[layer].image,
              slot: layer,
              path: `layers.${layer}.image`,
              ratio: SHEET,
            }
          : [],
      ),
    )
  const [objects, boards, screens] = await Promise.all([
    addPictures(
      'project',
      projects.map((project) => ({ ...project, ratio: SHEET })),
    ),
    createSheets('board'),
    createSheets('screen'),
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

/** A service without pictures omits the field: its page then shows our drawings. */
async function withServicePictures(
  { pictures, ...service }: Content['services'][number],
  { addPictures }: Pictures,
): Promise<PreparedService> {
  if (!pictures || pictures.length === 0) return service
  const { _id, title, layout } = service
  const slots = getDrawingSlots(layout)
  const created = await addPictures(
    'service',
    pictures.map(({ place: slot, image }, index) => {
      const { width, height } = slots[slot] ?? { width: 1, height: 1 }
      return { _id, title, image, slot, path: `pictures[${index}].image`, ratio: width / height }
    }),
  )
  return {
    ...service,
    pictures: Object.fromEntries(created.map(({ slot, image }) => [slot, image])),
  }
}
