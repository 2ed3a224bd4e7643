import type { Settings } from '@kitewright/content-loader/settings'
import { getOwnPath } from '@kitewright/content-types/addresses'
import { type SitePage, type SiteProgram, startScripts } from '@kitewright/site-engine/program'
import { buildPages } from './app/routes.tsx'
import { BLOCK_LIST_FILE, listLazyFiles } from './blocks/block-list.tsx'
import { buildDrawings } from './document/drawings.ts'
import inlineHead from './document/inline-head.ts?script'
import { formatKiteMarksStyle } from './document/kite-marks.ts'
import { renderPageHtml } from './document/page-html.ts'
import { getPolicySources } from './document/policy-sources.ts'
import { renderPage } from './document/render-page.tsx'
import { loadSharedPictures, renderSharingDrawing } from './document/sharing-picture.ts'
import { toClientContent, toClientPage } from './document/to-client-content.ts'
import { withPictures } from './document/with-pictures.ts'
import type { Config } from './routing/config-context.tsx'
import type { PageData, PageName } from './routing/page-content.ts'
import { EXAMPLE_PROJECT_FILE } from './sections/service/service-project.tsx'
import { renderPageMarkdown } from './seo/page-markdown.ts'
import { siteFiles } from './seo/site-files.ts'
import { splashStyle } from './shell/splash/splash-html.ts'
import splashScript from './shell/splash/start-splash.ts?script'

/**
 * The settings that pages need, without secrets. The time when the content was read (ISO 8601) becomes its UTC day,
 * so that an unchanged page has the same bytes in all builds of a day.
 */
export const buildConfig = (settings: Settings, loadedAt: string): Omit<Config, 'art'> => ({
  siteUrl: settings.siteUrl,
  contactEndpoint: settings.contactEndpoint,
  gaMeasurementId: settings.gaMeasurementId,
  schedulingUrl: settings.schedulingUrl,
  builtAt: loadedAt.slice(0, 10),
})

/** The document that a page is made of, as an editor finds it: `service “Web Development” (service-web)`. */
function formatDocument({ page, content }: PageData): string {
  switch (page) {
    case 'specimen':
    case 'ledger':
    case 'storyboard':
      return `service “${content.title}” (${content._id})`
    case 'post':
      return `post “${content.title}” (${content._id})`
    case 'landing':
      return `landingPage “${content.title}” (${content._id})`
    case 'legal':
      return `legalPage “${content.title}” (${content._id})`
    default:
      return `document ${page}`
  }
}

/** Lazy modules that render a page: its blocks, the typical build of a service. */
function getLazyModules({ page, content }: PageData): string[] {
  if (page === 'landing') return listLazyFiles(content.blocks)
  if (page === 'specimen' || page === 'ledger' || page === 'storyboard') {
    return content.build ? [EXAMPLE_PROJECT_FILE] : []
  }
  const groups = page === 'home' ? (content.blockGroups ?? []) : []
  const blocks = groups.flatMap((group) => group.blocks)
  return groups.length > 0 ? [BLOCK_LIST_FILE, ...listLazyFiles(blocks)] : []
}

type Work = Parameters<SiteProgram['buildSite']>[0] & { config: Omit<Config, 'art'> }

/** This site, as the engine writes and serves it. */
export const program: SiteProgram = {
  font: 'src/styles/fonts/anek-latin.woff2',
  buildConfig,

  async buildSite({ content: siteContent, config: settings, pictures }: Work) {
    const content = await withPictures(siteContent, pictures)
    const shared = await loadSharedPictures(siteContent.sharingPictures, pictures)
    const { art, files: drawings } = buildDrawings(content)
    const config = { ...settings, art }
    const site = toClientContent(content.site)
    const all = buildPages(content)

    const pages = all.map((written): SitePage => {
      // Lazy: most builds render few pages.
      const buildShown = () => ({ site, config, data: toClientPage(written) })
      const chosen = shared.get(written.meta.path)
      return {
        path: written.meta.path,
        module: getPageModule(written.page),
        parts: getLazyModules(written),
        content: [written, chosen?.file.path, chosen?.alt],
        source: formatDocument(written),
        sharingPicture: () => chosen?.file ?? { svg: renderSharingDrawing(written) },
        json: () => buildShown().data,
        markdown: () => renderPageMarkdown({ site: content.site, config, data: written }),
        async html({ bundle, image, isUnknown = false }) {
          const page = buildShown()
          const rendered = await renderPage(page, isUnknown ? '/404' : undefined)
          return renderPageHtml(
            { ...page, ...rendered, image, imageAlt: chosen?.alt, noindex: isUnknown },
            bundle,
          )
        },
      }
    })
    return {
      pages,
      moved: getRedirects(siteContent.earlierAddresses, new Set(pages.map(({ path }) => path))),
      shared: { site, config },
      drawings,
      files: () =>
        siteFiles({
          site: content.site,
          config,
          pages: all,
          blog: content.blog,
          posts: content.posts,
        }),
      policy: {
        ...getPolicySources(config, content),
        scripts: [inlineHead, splashScript, startScripts],
        styles: [splashStyle, formatKiteMarksStyle({ site, config })],
      },
    }
  },
}

type MovedEntry = {
  _type: Parameters<typeof getOwnPath>[0]['_type']
  slug: string | null
  earlier: readonly string[] | null
}

type Moved = { from: string; to: string }

/** Returns the redirects from earlier addresses, without addresses that a page has today. */
export function getRedirects(moved: readonly MovedEntry[], paths: ReadonlySet<string>): Moved[] {
  return moved.flatMap(({ _type, slug, earlier }) => {
    const to = getOwnPath({ _type, slug }) ?? ''
    return (earlier ?? [])
      .map((old) => ({ from: getOwnPath({ _type, slug: old }) ?? '', to }))
      .filter(({ from }) => !paths.has(from))
  })
}

/** "servicesOverview" -> "src/pages/services-overview/services-overview-page.tsx" */
export const getPageModule = (page: PageName): string => {
  const name = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `src/pages/${name}/${name}-page.tsx`
}
