import { servicePath } from '@kitewright/content-types/addresses'
import { startScripts } from '@kitewright/site-engine/document-html'
import type { SitePage, SiteProgram } from '@kitewright/site-engine/site-program'
import { pagesOf } from './app/routes.tsx'
import { asShown, pageAsShown } from './document/as-shown.ts'
import { configOf } from './document/config-of.ts'
import { documentOf } from './document/document-of.ts'
import { drawingsOf } from './document/drawings.ts'
import earlyScript from './document/early.ts?script'
import { illustrated } from './document/illustrated.ts'
import { kiteMarksStyle } from './document/kite-marks.ts'
import { pageHtml } from './document/page-html.ts'
import { pageModuleFile } from './document/page-module-file.ts'
import { policySources } from './document/policy-sources.ts'
import { renderPage } from './document/render-page.tsx'
import { sharedPictures, sharingDrawingOf } from './document/sharing-picture.ts'
import type { Config } from './routing/config-context.tsx'
import { siteFiles } from './seo/site-files.ts'
import { splashStyle } from './shell/splash/splash-html.ts'
import splashScript from './shell/splash/start-splash.ts?script'

type Work = Parameters<SiteProgram['siteOf']>[0] & { config: Omit<Config, 'art'> }

/** This site, as the engine writes and serves it. */
export const program: SiteProgram = {
  font: 'src/styles/fonts/anek-latin.woff2',
  configOf,

  async siteOf({ content: found, config: settings, pictures }: Work) {
    const content = await illustrated(found, pictures)
    const shared = await sharedPictures(found.sharingPictures, pictures)
    const { art, files: drawings } = drawingsOf(content)
    const config = { ...settings, art }
    const site = asShown(content.site)
    const all = pagesOf(content)

    const pages = all.map((written): SitePage => {
      // Made when asked for: most builds make few pages.
      const shown = () => ({ site, config, data: pageAsShown(written) })
      const chosen = shared.get(written.meta.path)
      return {
        path: written.meta.path,
        module: pageModuleFile(written.page),
        content: [written, chosen?.file.path, chosen?.alt],
        source: documentOf(written),
        sharingPicture: () => chosen?.file ?? { svg: sharingDrawingOf(written) },
        json: () => shown().data,
        async html({ bundle, image, isUnknown = false }) {
          const page = shown()
          const rendered = await renderPage(page, isUnknown ? '/404' : undefined)
          return pageHtml(
            { ...page, ...rendered, image, imageAlt: chosen?.alt, noindex: isUnknown },
            bundle,
          )
        },
      }
    })
    return {
      pages,
      moved: found.earlierAddresses.flatMap(({ slug, earlier }) =>
        (earlier ?? [])
          .filter((old) => old !== slug)
          .map((old) => ({ from: servicePath(old), to: servicePath(slug) })),
      ),
      shared: { site, config },
      drawings,
      files: () => siteFiles({ site: content.site, config, pages: all, blog: content.blog }),
      policy: {
        ...policySources(config),
        scripts: [earlyScript, splashScript, startScripts],
        styles: [splashStyle, kiteMarksStyle({ site, config })],
      },
    }
  },
}
