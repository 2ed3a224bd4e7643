import type { PageData } from '../routing/page-content.ts'
import { lastChanged } from './last-changed.ts'
import { xmlText } from './xml.ts'

/** Every page with the day its content last changed. */
export function sitemap(siteUrl: string, pages: PageData[]): string {
  const urls = pages.map(
    (page) =>
      `<url><loc>${xmlText(siteUrl + page.meta.path)}</loc><lastmod>${lastChanged(page).slice(0, 10)}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** Everything may be read; the sitemap says where to begin. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
