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
 * The engine's interface to a site: the server half of its bundle exports one as `program`. It contains everything that
 * becomes part of a page, so that the bundle is the site's whole code.
 */
export type SiteProgram = {
  /** The preloaded font, as a path of the sources: `src/fonts/text.woff2`. */
  font: string
  /**
   * The settings that pages may use, without secrets. Equal for content read on the same day (`loadedAt`, ISO 8601), or
   * every build would change every page.
   */
  buildConfig(settings: Settings, loadedAt: string): object
  /** The site for this content. Throws the errors of `pictures`. */
  buildSite(work: {
    content: Snapshot['content']
    config: object
    pictures: PictureMaker
  }): Promise<Site>
}

/** A site before it is written. */
export type Site = {
  /** The first page also answers unknown paths. */
  pages: SitePage[]
  /** Redirects of earlier paths that no page has now. */
  moved: readonly MovedPage[]
  /** Content of all pages: a change makes all pages again. */
  shared: unknown
  /** Drawings with content-hashed names. */
  drawings: HashedFile[]
  /** Files for machines by path: sitemap, feeds. Called last, so that a broken page is reported by name. */
  files(): Record<string, string>
  /** Inline scripts and styles besides the bundle's, and other hosts that pages use. */
  policy: HeaderNeeds
}

export type SitePage = {
  path: string
  /** The page's module, the key in the bundle: `src/pages/home/home-page.tsx`. */
  module: string
  /** Lazy modules of its parts; they depend on `content`. */
  parts?: readonly string[]
  /** All content of the page, besides what is shared. */
  content: unknown
  /** Its document, for an editor: `service “Web Development” (service-web)`. */
  source: string
  /**
   * The sharing picture: an SVG of 1200 x 630, or a file. Equal for equal `content`; called only when the page is made.
   */
  sharingPicture(): { svg: string } | HashedFile
  /** The JSON for client navigation. */
  json(): unknown
  /** The page as Markdown, for assistants. */
  markdown(): string
  /** The whole document. Throws the page's errors. */
  html(options: {
    bundle: PageBundle
    /** Address of the sharing picture. */
    image: string
    /** The page answers an unknown path. */
    isUnknown?: boolean
  }): Promise<string>
}

export const getProgramFile = (bundleFolder: string) => join(bundleFolder, 'server/entry-server.js')

/** Loads the site's program from a bundle. Throws if there is no bundle, or no program in it. */
export async function loadProgram(bundleFolder: string): Promise<SiteProgram> {
  const entry = getProgramFile(bundleFolder)
  const { program }: { program?: SiteProgram } = await import(pathToFileURL(entry).href)
  if (!program) throw new Error(`${entry} exports no program`)
  return program
}
