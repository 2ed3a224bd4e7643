import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Snapshot } from '@kitewright/content-loader/load'
import type { Settings } from '@kitewright/content-loader/settings'
import type { MovedPage } from '../addresses/moved-pages.ts'
import type { PageBundle } from '../bundle/page-bundle.ts'
import type { HashedFile } from '../files/hashed-files.ts'
import type { HeaderNeeds } from '../headers/header-rules.ts'
import type { PictureMaker } from '../pictures/picture-maker.ts'

/**
 * What a site is to the engine: the server half of its bundle exports one as `program`. All that
 * becomes part of a page is in it, so that the bundle is the whole code of the site.
 */
export type SiteProgram = {
  /** The font that every page preloads: its path among the sources, as in `src/fonts/text.woff2`. */
  font: string
  /**
   * What pages may know of the settings; secrets stay behind. The same for content read (`loadedAt`,
   * ISO 8601) on one day, or every page would change with every build.
   */
  configOf(settings: Settings, loadedAt: string): object
  /** Everything that stands in the site for this content. Throws what `pictures` throws. */
  siteOf(work: {
    content: Snapshot['content']
    config: object
    pictures: PictureMaker
  }): Promise<Site>
}

/** A site for one content, still to be written. */
export type Site = {
  /** The first one answers unknown paths too. */
  pages: SitePage[]
  /** Where pages stood before, each a path that no page has now. */
  moved: readonly MovedPage[]
  /** What all pages show beside their own: with a change of it all are made anew. */
  shared: unknown
  /** Drawings under names that change with them. */
  drawings: HashedFile[]
  /** What machines read, by path: sitemap, feeds. Asked last, so that a broken page is told by its name. */
  files(): Record<string, string>
  /** Scripts and styles that stand in pages, beside the styles of the bundle, and what pages ask of others. */
  policy: HeaderNeeds
}

export type SitePage = {
  path: string
  /** The module that draws it, by which the bundle is asked: `src/pages/home/home-page.tsx`. */
  module: string
  /** Modules that draw parts of it and come later; each changes with `content`. */
  parts?: readonly string[]
  /** All that the page is made of, beside what is shared. */
  content: unknown
  /** What it is made of, as an editor finds it: `service “Web Development” (service-web)`. */
  source: string
  /**
   * The picture for those who share it: a drawing, as SVG of 1200 x 630, or a file. The same for the same
   * `content`; asked only when the page is made.
   */
  sharingPicture(): { svg: string } | HashedFile
  /** The JSON for client navigation. */
  json(): unknown
  /** The whole document. Throws what the page throws. */
  html(options: {
    bundle: PageBundle
    /** Address of the sharing picture. */
    image: string
    /** The page stands in for one that is not there. */
    isUnknown?: boolean
  }): Promise<string>
}

/** The file of the site's program in a bundle. */
export const programFile = (bundleFolder: string) => join(bundleFolder, 'server/entry-server.js')

/** The site's program in a bundle. Throws when there is no bundle, or one without a program. */
export async function loadProgram(bundleFolder: string): Promise<SiteProgram> {
  const entry = programFile(bundleFolder)
  const { program }: { program?: SiteProgram } = await import(pathToFileURL(entry).href)
  if (!program) throw new Error(`${entry} exports no program`)
  return program
}
