import { isFields } from '@kitewright/content-rules/check'
import { formatPrice } from '@kitewright/content-rules/price'
import { toMarkdownFile } from '@kitewright/site-engine/program'
import type { Config } from '#app/routing/config-context.tsx'
import type { PageContent, PageData, Service, Site } from '#app/routing/page-content.ts'
import { escapeXml, renderJsonFeed, renderRssFeed } from './feeds.tsx'
import { escapeMarkdown } from './page-markdown.ts'

type Files = {
  site: Site
  config: Config
  pages: PageData[]
  blog: PageContent['blog']
  posts: readonly PageContent['post'][]
}

/** The files by which the site is found, by their path. */
export const siteFiles = ({
  site,
  config: { siteUrl },
  pages,
  blog,
  posts,
}: Files): Record<string, string> => ({
  '/sitemap.xml': renderSitemap(siteUrl, pages.filter(isFound)),
  '/robots.txt': renderRobots(siteUrl),
  '/feed.xml': renderRssFeed(siteUrl, site, blog, posts),
  '/feed.json': renderJsonFeed(siteUrl, site, blog, posts),
  '/llms.txt': renderLlmsTxt(siteUrl, site, pages.filter(isFound)),
  '/site.webmanifest': renderWebManifest(site),
})

/** Excludes pages that editors hide from search engines; feeds have all posts. */
const isFound = ({ meta }: PageData) => !meta.noindex

/** Every page with the day its content last changed. */
function renderSitemap(siteUrl: string, pages: PageData[]): string {
  const urls = pages.map(
    (page) =>
      `<url><loc>${escapeXml(siteUrl + page.meta.path)}</loc><lastmod>${getLastChange(page).slice(0, 10)}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** Everything may be read; the sitemap says where to begin. */
const renderRobots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`

/** When the content of a page last changed (ISO 8601): its document, or one that it lists. */
const getLastChange = ({ content }: PageData): string => findLatest(content, content._updatedAt)

/** The latest change date in the content, at any depth. */
function findLatest(content: unknown, known: string): string {
  let latest = known
  if (Array.isArray(content)) for (const item of content) latest = findLatest(item, latest)
  if (!isFields(content)) return latest
  for (const [name, value] of Object.entries(content)) {
    const isDate = name === '_updatedAt' || name === 'updatedAt'
    if (!isDate || typeof value !== 'string') latest = findLatest(value, latest)
    else if (value > latest) latest = value
  }
  return latest
}

/** Name, colours and icons for a home screen. */
function renderWebManifest({ settings }: Site): string {
  const manifest = {
    name: settings.brand,
    short_name: settings.brand,
    description: settings.description,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: '#F7F3EB',
    theme_color: '#F7F3EB',
    icons: [
      { src: '/favicon.png', type: 'image/png', sizes: '96x96' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const isService = (data: PageData): data is PageData & { content: Service } =>
  'tiers' in data.content

/** A plain table of contents for assistants: what the company is, every page as Markdown, every price range. */
function renderLlmsTxt(siteUrl: string, { settings, groups }: Site, pages: PageData[]): string {
  const formatLink = ({ meta }: PageData, more = '') =>
    `- [${escapeMarkdown(meta.title.replace(` | ${settings.brand}`, ''))}](${siteUrl}${toMarkdownFile(meta.path)}): ${escapeMarkdown(meta.description)}${more}`
  const services = pages.filter(isService)
  const sections = groups.map((group) => [
    `## ${escapeMarkdown(group.title)}`,
    '',
    ...group.services.flatMap(({ slug }) => {
      const page = services.find((candidate) => candidate.content.slug === slug)
      if (!page) return []
      const prices = page.content.tiers.map(
        (tier) => `${escapeMarkdown(tier.name)} ${formatPrice(tier)}`,
      )
      return formatLink(page, ` Prices: ${prices.join('; ')}.`)
    }),
    '',
  ])
  return [
    `# ${escapeMarkdown(settings.brand)}`,
    '',
    `> ${escapeMarkdown(settings.description)}`,
    '',
    escapeMarkdown(
      `${settings.priceNote} Contact: ${settings.email}, ${settings.phone}, ${settings.hours}.`,
    ),
    '',
    ...sections.flat(),
    '## Company',
    '',
    ...pages.filter((page) => !isService(page)).map((page) => formatLink(page)),
    '',
  ].join('\n')
}
