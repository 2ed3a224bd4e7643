import type { PageBundle } from '@kitewright/site-engine/page-bundle'
import type { InlinedData } from '../src/routing/page-content.ts'
import { splashHtml } from '../src/shell/splash/splash-html.ts'
import { earlyScript } from './early-script.ts'
import { kiteMarksStyle } from './kite-marks.ts'
import { structuredData } from './seo/structured-data.ts'
import { withoutJoiners } from './whole-words.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const attribute = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** JSON that is safe inside a script element. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * Starts the scripts after the first paint: tags in the head would compete with the page itself
 * for the network (measured: LCP 816 ms instead of 1752 ms on a slow phone). Where a picture is the
 * largest part of the first screen they wait for it too. Both a second at most: some browsers keep quiet
 * about what they paint, against being recognized. A failure is noted,
 * so that the splash does not wait for scripts that will not come. Styles are named as there already,
 * since they are inlined: the bundle would load their files once more. The files run one after another,
 * so that a phone can answer in between, where the browser can yield. Addresses stand in attributes, so
 * that the policy of the site can name the hash of this script.
 */
export const starter = `(s=>{const link=(rel,files,disabled)=>{for(const href of files)document.head.append(Object.assign(document.createElement('link'),{rel,disabled,href}))},start=async()=>{const scripts=JSON.parse(s.scripts);link('stylesheet',JSON.parse(s.styles),true);link('modulepreload',scripts,false);try{for(const file of scripts){await import(file);await self.scheduler?.yield?.()}}catch(e){document.documentElement.dataset.scripts='failed';throw e}},painted=new Promise(r=>new PerformanceObserver(r).observe({type:'paint',buffered:true})),picture=document.querySelector('img[fetchpriority=high]')?.decode().catch(()=>{}),second=new Promise(r=>setTimeout(()=>requestAnimationFrame(r),1e3));Promise.race([Promise.all([painted,picture]),second]).then(start)})(document.currentScript.dataset)`

type Page = InlinedData & {
  head: string
  body: string
  /** Address of the sharing picture, or none. */
  image?: string
  noindex?: boolean
}

/** Tags of the head that only crawlers read, so that React need not know them. */
export function socialTags({
  site,
  config,
  data,
  image,
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
  }
  return [
    ...tags.map(
      ([property, content]) => `<meta property="${property}" content="${attribute(content)}">`,
    ),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    noindex ? '<meta name="robots" content="noindex">' : '',
  ].join('')
}

/** The whole document of one page. */
export function pageHtml(page: Page, bundle: PageBundle): string {
  const { site, config, data, head, body } = page
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}${socialTags(page)}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest"><link rel="alternate" href="/feed.xml" type="application/rss+xml" title="${attribute(site.settings.brand)}"><meta name="theme-color" content="#F7F3EB"><link rel="preload" href="${bundle.font}" as="font" type="font/woff2" crossorigin><style>${bundle.css}</style><style>${kiteMarksStyle(page)}</style></head>
<body><script>${earlyScript}</script>${splashHtml(site.settings.splash, config.art)}<div id="root">${body}</div><script type="application/ld+json">${withoutJoiners(inlineJson(structuredData(page)))}</script><script type="application/json" id="page-data">${inlineJson({ site, config, data })}</script><script data-scripts='${inlineJson(bundle.scripts)}' data-styles='${inlineJson(bundle.styles)}'>${starter}</script></body></html>
`
}
