import { drawingsIn } from '@kitewright/content-types/model'
import type { Content } from '@kitewright/content-types/queries'
import type { PictureMaker, SitePicture } from '@kitewright/site-engine/write'
import { readingMinutes } from '../pages/post/article-headings.ts'
import type {
  Article,
  Build,
  FoundSection,
  PageBlock,
  Service,
  SiteContent,
} from '../routing/page-content.ts'

type Made = Pick<PictureMaker, 'madeIn' | 'copyOf'>
type Project = Content['portfolio']['projects'][number]
/** Its build is named, and not yet there. */
type Drawn = Omit<Service, 'build'> & { build: string | null }

/** The content with the site's own pictures in it. Throws as the maker of pictures does. */
export async function withPictures(content: Content, made: Made): Promise<SiteContent> {
  const { portfolio, home } = content
  const [posts, projects, services] = await Promise.all([
    postsWithPictures(content.posts, made),
    withLayers(portfolio.projects, made),
    Promise.all(content.services.map((service) => serviceWithPictures(service, made))),
  ])
  /** Home and services name the build that they show. */
  const buildOf = (id: string | null) => projects.find(({ _id }) => _id === id) ?? null
  return {
    ...content,
    home: {
      ...home,
      build: brief(buildOf(home.build)),
      extraSections:
        home.extraSections &&
        (await Promise.all(
          home.extraSections.map(async ({ sections, ...between }) => {
            const list = `ownSections[_key=="${between._key}"].sections`
            const owner = { _id: 'home', title: 'Home', list, sections }
            return { ...between, sections: await pageBlocks(owner, { buildOf, ...made }) }
          }),
        )),
    },
    services: services.map((service) => ({ ...service, build: buildOf(service.build) })),
    blog: { ...content.blog, posts: listed(content.blog.posts, posts) },
    posts,
    portfolio: { ...portfolio, projects },
    landingPages: await Promise.all(
      content.landingPages.map(async (page) => ({
        ...page,
        sections: await pageBlocks({ ...page, list: 'sections' }, { buildOf, ...made }),
      })),
    ),
  }
}

type Posts = SiteContent['posts']

/** The blog lists posts that have pages, with the same pictures and without their articles. */
const listed = (cards: Content['blog']['posts'], posts: Posts): SiteContent['blog']['posts'] =>
  cards.flatMap((card) => {
    const post = posts.find(({ _id }) => _id === card._id)
    const minutes = post?.body?.length ? readingMinutes(post.body) : null
    return post ? [{ ...card, image: post.image, minutes }] : []
  })

async function postsWithPictures(posts: Content['posts'], { madeIn }: Made): Promise<Posts> {
  const [covers, portraits, inArticles] = await Promise.all([
    madeIn('post', posts),
    madeIn(
      'author',
      posts.flatMap(({ writer }) =>
        writer?.image ? [{ ...writer, image: writer.image, ratio: 1 }] : [],
      ),
    ),
    madeIn(
      'post',
      posts.flatMap(({ _id, title, body }) =>
        (body ?? []).flatMap((block) =>
          block._type === 'articlePicture'
            ? [
                {
                  _id,
                  title,
                  image: block.image,
                  place: block._key,
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
        const made = inArticles.find(({ _id, place }) => _id === post._id && place === block._key)
        return made ? [{ ...block, image: made.image }] : []
      }) ?? null,
  }))
}

/** Home shows a short version of a build; the portfolio shows its decisions and parts. */
const brief = (build: Build | null) => build && { ...build, decisions: null, parts: null }

/** Width to height of a sheet of a showcase. */
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

/** A service without pictures omits the field: its page then shows our drawings. */
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

type Owner = { _id: string; title: string; list: string; sections: readonly FoundSection[] }
type SectionParts = Made & { buildOf: (id: string | null) => Build | null }

/** Sections that editors put together, with their pictures and builds. One that has nothing to show is left out. */
async function pageBlocks(
  { _id, title, list, sections }: Owner,
  { buildOf, madeIn, copyOf }: SectionParts,
): Promise<PageBlock[]> {
  const pictures = await madeIn(
    'section',
    sections.flatMap((section) =>
      picturesIn(section).map(({ key, path, ...picture }) => ({
        _id,
        title,
        ...picture,
        place: [section._key, key].join(' ').trim(),
        path: `${list}[_key=="${section._key}"].${path}`,
      })),
    ),
  )
  const copies = new Map(
    await Promise.all(
      sections.flatMap(filesIn).map(async ({ src, path }) => {
        const copy = await copyOf('section', { _id, title, src, path: `${list}${path}` })
        return [src, copy] as const
      }),
    ),
  )
  const copyAt = (src: string | null) => (src && copies.get(src)) ?? null
  const madeOf = ({ _key }: FoundSection, key = '') =>
    pictures.find(({ place }) => place === [_key, key].join(' ').trim())?.image
  return sections.flatMap((section): PageBlock[] => {
    if (section._type === 'buildSection') {
      const build = buildOf(section.build)
      return build ? [{ ...section, build }] : []
    }
    if (section._type === 'pictureSection') {
      const image = madeOf(section)
      return image ? [{ ...section, image }] : []
    }
    if (section._type === 'videoSection') {
      const image = madeOf(section)
      const files = { file: copyAt(section.file), captions: copyAt(section.captions) }
      return image ? [{ ...section, ...files, image }] : []
    }
    if (section._type === 'heroSection') return [{ ...section, image: madeOf(section) ?? null }]
    if (section._type === 'gallerySection') {
      return [{ ...section, pictures: withImages(section.pictures, section, madeOf) }]
    }
    if (section._type === 'logosSection') {
      return [{ ...section, pictures: withImages(section.pictures, section, madeOf) }]
    }
    if (section._type === 'enquirySection') {
      const { form } = section
      return form ? [{ ...section, form }] : []
    }
    const isEmpty = section._type === 'questionsSection' && section.questions.length === 0
    return isEmpty ? [] : [section]
  })
}

type LakePicture = Extract<FoundSection, { _type: 'pictureSection' }>['image']

/** The pictures of a section, each with the key of its item in a list. */
function picturesIn(
  section: FoundSection,
): { key: string; path: string; image: LakePicture; ratio?: number }[] {
  switch (section._type) {
    case 'pictureSection':
      return [{ key: '', path: 'image', image: section.image }]
    case 'videoSection':
      // A poster cannot be cut by styles.
      return [{ key: '', path: 'image', image: section.image, ratio: 16 / 9 }]
    case 'heroSection':
      return section.image ? [{ key: '', path: 'image', image: section.image }] : []
    case 'gallerySection':
    case 'logosSection':
      return section.pictures.map(({ _key, image }) => ({
        key: _key,
        path: `pictures[_key=="${_key}"].image`,
        image,
      }))
    default:
      return []
  }
}

/** The uploaded files of a section, each with its path in the list. */
const filesIn = (section: FoundSection): { src: string; path: string }[] =>
  section._type === 'videoSection'
    ? (['file', 'captions'] as const).flatMap((field) => {
        const src = section[field]
        return src ? [{ src, path: `[_key=="${section._key}"].${field}` }] : []
      })
    : []

const withImages = <Item extends { _key: string }>(
  items: readonly Item[],
  section: FoundSection,
  madeOf: (section: FoundSection, key: string) => SitePicture | undefined,
) =>
  items.flatMap((item) => {
    const image = madeOf(section, item._key)
    return image ? [{ ...item, image }] : []
  })
