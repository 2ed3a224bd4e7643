import type { DrawingName, PageType } from '@kitewright/content-types/model'
import type { Content } from '@kitewright/content-types/queries'
import type { SitePicture } from '@kitewright/site-engine/write'
import type { Config } from './config-context.tsx'

export type Service = Omit<Content['services'][number], 'pictures' | 'build'> & {
  /** A typical build that contains it. */
  build: ShowcasedProject | null
  /** Pictures that replace our drawings, by place. */
  pictures?: { readonly [Place in DrawingName]?: SitePicture }
}

type WithPicture<Item> = Omit<Item, 'image'> & { image: SitePicture }
type Blog = Content['blog']
type BlogCard = WithPicture<Blog['posts'][number]> & {
  /** Minutes to read its article; null without one. */
  minutes: number | null
}
type Post = Content['posts'][number]
type ArticlePart = NonNullable<Post['body']>[number]
type Writer = NonNullable<Post['writer']>
type ArticlePicture = Extract<ArticlePart, { _type: 'articlePicture' }>
export type Article = (Exclude<ArticlePart, ArticlePicture> | WithPicture<ArticlePicture>)[]
type Portfolio = Content['portfolio']
type Project = Portfolio['projects'][number]
type Layers = NonNullable<Project['layers']>

/** A project with the pictures of its layers; that of the object is its own. */
export type ShowcasedProject = Omit<WithPicture<Project>, 'layers'> & {
  layers:
    | (Omit<Layers, 'board' | 'screen'> & {
        board: WithPicture<Layers['board']>
        screen: WithPicture<Layers['screen']>
      })
    | null
}

type LandingPage = Content['landingPages'][number]
/** A block that an editor adds to a page, as the queries find it. */
export type FoundBlock = LandingPage['blocks'][number]
/** A picture as the queries find it. */
export type LakePicture = Post['image']
type PreparedItem<Item> = Item extends { image: LakePicture } ? WithPicture<Item> : Item
type PreparedValue<Value> = Value extends LakePicture
  ? SitePicture
  : Value extends { _type: 'project'; _id: string }
    ? ShowcasedProject
    : Value extends readonly (infer Item)[]
      ? PreparedItem<Item>[]
      : Value
type Prepared<SectionByType> = {
  [Field in keyof SectionByType]: PreparedValue<SectionByType[Field]>
}
/** The same with the site's pictures and the projects that it names (blocks/prepare-blocks.ts). */
export type Block = Prepared<FoundBlock>
type BlockGroup = NonNullable<Content['home']['blockGroups']>[number]

/** The content with the site's own pictures in it (document/with-pictures.ts). */
export type SiteContent = Omit<
  Content,
  'home' | 'blog' | 'posts' | 'portfolio' | 'services' | 'landingPages'
> & {
  home: Omit<Content['home'], 'build' | 'blockGroups'> & {
    build: ShowcasedProject | null
    blockGroups: (Omit<BlockGroup, 'blocks'> & { blocks: Block[] })[] | null
  }
  services: Service[]
  blog: Omit<Blog, 'posts'> & { posts: BlogCard[] }
  posts: (Omit<WithPicture<Post>, 'body' | 'writer'> & {
    body: Article | null
    writer: (Omit<Writer, 'image'> & { image: SitePicture | null }) | null
  })[]
  portfolio: Omit<Portfolio, 'projects'> & { projects: ShowcasedProject[] }
  landingPages: (Omit<LandingPage, 'blocks'> & { blocks: Block[] })[]
}

/** The content of each page: exactly its query's result. */
export type PageContent = { [Page in PageType]: NonNullable<SiteContent[Page]> } & {
  specimen: Service
  ledger: Service
  storyboard: Service
  post: SiteContent['posts'][number]
  landing: SiteContent['landingPages'][number]
  legal: SiteContent['legalPages'][number]
}

export type PageName = keyof PageContent

export type PageProps<Name extends PageName> = { content: PageContent[Name] }

/** The head of a page (specification, section 2). */
export type PageMeta = {
  title: string
  description: string
  /** Canonical path; differs from the address only where home is rendered for an unknown path. */
  path: string
  /** Set for pages that search engines must not index. */
  noindex?: true
}

/** The JSON of one page: inlined in its HTML, and fetched as a file on client navigation. */
export type PageData = {
  [Name in PageName]: { page: Name; meta: PageMeta; content: PageContent[Name] }
}[PageName]

export type Site = Content['site']
export type ServiceLink = Site['groups'][number]['services'][number]

/** The data in a page's HTML for hydration. */
export type InlinedData = { site: Site; config: Config; data: PageData }
