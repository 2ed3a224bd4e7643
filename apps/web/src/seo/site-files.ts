import type { Config } from '../routing/config-context.tsx'
import type { PageContent, PageData, Site } from '../routing/page-content.ts'
import { jsonFeed, rssFeed } from './feeds.ts'
import { llmsTxt } from './llms-txt.ts'
import { robots, sitemap } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

type Files = { site: Site; config: Config; pages: PageData[]; blog: PageContent['blog'] }

/** The files by which the site is found, by their path. */
export const siteFiles = ({
  site,
  config: { siteUrl },
  pages,
  blog,
}: Files): Record<string, string> => ({
  '/sitemap.xml': sitemap(siteUrl, pages),
  '/robots.txt': robots(siteUrl),
  '/feed.xml': rssFeed(siteUrl, site, blog),
  '/feed.json': jsonFeed(siteUrl, site, blog),
  '/llms.txt': llmsTxt(siteUrl, site, pages),
  '/site.webmanifest': webManifest(site),
})
