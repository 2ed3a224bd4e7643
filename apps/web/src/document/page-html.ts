import { documentHtml, inlineJson, type PageBundle } from '@kitewright/site-engine/program'
import type { InlinedData } from '#app/routing/page-content.ts'
import { structuredData } from '#app/seo/structured-data.ts'
import { splashHtml } from '#app/shell/splash/splash-html.ts'
import inlineHead from './inline-head.ts?script'
import { kiteMarksStyle } from './kite-marks.ts'
import { withoutJoiners } from './to-client-content.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const attribute = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

type Page = InlinedData & {
  head: string
  body: string
  /** Address of the sharing picture, or none. */
  image?: string
  /** Alternative text, for a picture that an editor chose; our drawings repeat the title. */
  imageAlt?: string | undefined
  /** For the page of unknown paths. */
  noindex?: boolean
}

/** Tags of the head that only crawlers read, so that React need not know them. */
export function socialTags({
  site,
  config,
  data,
  image,
  imageAlt,
  noindex,
}: Omit<Page, 'head' | 'body'>): string {
  const tags: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', site.settings.brand],
    ['og:title', data.meta.title],
    ['og:description', data.meta.description],
    ['og:url', `${config.siteUrl}${data.meta.path}`],
    ['og:locale', 'en_IN'],
  ]
  if (image) {
    tags.push(
      ['og:image', `${config.siteUrl}${image}`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
    )
    if (imageAlt) tags.push(['og:image:alt', imageAlt])
  }
  return [
    ...tags.map(
      ([property, content]) => `<meta property="${property}" content="${attribute(content)}">`,
    ),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    noindex || data.meta.noindex ? '<meta name="robots" content="noindex">' : '',
  ].join('')
}

export function pageHtml(page: Page, bundle: PageBundle): string {
  const { site, config, data, head, body } = page
  const feed = attribute(site.settings.brand)
  return documentHtml(
    {
      lang: 'en-IN',
      head: `${head}${socialTags(page)}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest"><link rel="alternate" href="/feed.xml" type="application/rss+xml" title="${feed}"><meta name="theme-color" content="#F7F3EB"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">`,
      style: kiteMarksStyle(page),
      before: `<script>${inlineHead}</script>${splashHtml(site.settings.splash, config.art)}`,
      body,
      behind: `<script type="application/ld+json">${withoutJoiners(inlineJson(structuredData(page)))}</script>`,
      data: { site, config, data },
    },
    bundle,
  )
}
