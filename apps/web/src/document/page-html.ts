import {
  type PageBundle,
  renderDocument,
  stringifyInline,
  toMarkdownFile,
} from '@kitewright/site-engine/program'
import type { InlinedData } from '#app/routing/page-content.ts'
import { buildStructuredData } from '#app/seo/structured-data.ts'
import { renderSplash } from '#app/shell/splash/splash-html.ts'
import inlineHead from './inline-head.ts?script'
import { formatKiteMarksStyle } from './kite-marks.ts'

const escapedCharacters: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escapeAttribute = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => escapedCharacters[sign] ?? sign)

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
export function renderSocialTags({
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
      ([property, content]) =>
        `<meta property="${property}" content="${escapeAttribute(content)}">`,
    ),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    noindex || data.meta.noindex ? '<meta name="robots" content="noindex">' : '',
  ].join('')
}

export function renderPageHtml(page: Page, bundle: PageBundle): string {
  const { site, config, data, head, body } = page
  const feed = escapeAttribute(site.settings.brand)
  const splash = renderSplash(site.settings.splash, config.art)
  return renderDocument(
    {
      lang: 'en-IN',
      head: `${head}${renderSocialTags(page)}<link rel="icon" href="/favicon.png"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest"><link rel="alternate" href="/feed.xml" type="application/rss+xml" title="${feed}"><link rel="alternate" href="${toMarkdownFile(data.meta.path)}" type="text/markdown"><meta name="theme-color" content="#F7F3EB"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">${splash.head}`,
      style: formatKiteMarksStyle(page),
      before: `<script>${inlineHead}</script>${splash.overlay}`,
      body,
      after: `<script type="application/ld+json">${stringifyInline(buildStructuredData(page))}</script>`,
      data: { site, config, data },
    },
    bundle,
  )
}
