import type { DrawingName, PageType } from '@kitewright/content-types/model'
import type { Content } from '@kitewright/content-types/queries'
import type { SitePicture } from '@kitewright/site-engine/write'
import type { Config } from './config-context.tsx'

export type Service = Omit<Content['services'][number], 'pictures' | 'build'> & {
  /** A typical build that contains it. */
  build: Build | null
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
type Block = NonNullable<Post['body']>[number]
type Writer = NonNullable<Post['writer']>
type ArticlePicture = Extract<Block, { _type: 'articlePicture' }>
export type Article = (Exclude<Block, ArticlePicture> | WithPicture<ArticlePicture>)[]
type Portfolio = Content['portfolio']
type Project = Portfolio['projects'][number]
type Layers = NonNullable<Project['layers']>

/** A project with the pictures of its layers; that of the object is its own. */
export type Build = Omit<WithPicture<Project>, 'layers'> & {
  layers:
    | (Omit<Layers, 'board' | 'screen'> & {
        board: WithPicture<Layers['board']>
        screen: WithPicture<Layers['screen']>
      })
    | null
}

type LandingPage = Content['landingPages'][number]
/** A section that an editor puts together, as it was found. */
export type FoundSection = LandingPage['sections'][number]
type Found<Type> = Extract<FoundSection, { _type: Type }>
type Form = Found<'enquirySection'>
type Hero = Found<'heroSection'>
type Pictured = Found<'gallerySection' | 'logosSection'>
type WithPictures<Section extends Pictured> = Section extends Pictured
  ? Omit<Section, 'pictures'> & { pictures: WithPicture<Section['pictures'][number]>[] }
  : never
/** The same, with its pictures, the build that it names, and the words of the form. */
export type PageBlock =
  | Exclude<
      FoundSection,
      Found<'buildSection' | 'pictureSection' | 'videoSection' | 'enquirySection'> | Hero | Pictured
    >
  | (Omit<Hero, 'image'> & { image: SitePicture | null })
  | WithPictures<Pictured>
  | (Omit<Found<'buildSection'>, 'build'> & { build: Build })
  | WithPicture<Found<'pictureSection'>>
  | WithPicture<Found<'videoSection'>>
  | (Omit<Form, 'form'> & { form: NonNullable<Form['form']> })
type Between = NonNullable<Content['home']['extraSections']>[number]
export type SectionOf<Type> = Extract<PageBlock, { _type: Type }>

/** The content with the site's own pictures in it (document/with-pictures.ts). */
export type SiteContent = Omit<
  Content,
  'home' | 'blog' | 'posts' | 'portfolio' | 'services' | 'landingPages'
> & {
  home: Omit<Content['home'], 'build' | 'extraSections'> & {
    build: Build | null
    extraSections: (Omit<Between, 'sections'> & { sections: PageBlock[] })[] | null
  }
  services: Service[]
  blog: Omit<Blog, 'posts'> & { posts: BlogCard[] }
  posts: (Omit<WithPicture<Post>, 'body' | 'writer'> & {
    body: Article | null
    writer: (Omit<Writer, 'image'> & { image: SitePicture | null }) | null
  })[]
  portfolio: Omit<Portfolio, 'projects'> & { projects: Build[] }
  landingPages: (Omit<LandingPage, 'sections'> & { sections: PageBlock[] })[]
}

/** The content of each page: exactly its query's result. */
export type PageContent = { [Page in PageType]: SiteContent[Page] } & {
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
