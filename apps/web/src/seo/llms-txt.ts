import { priceText } from '@kitewright/content-rules/price'
import type { PageData, Service, Site } from '../routing/page-content.ts'

const isService = (data: PageData): data is PageData & { content: Service } =>
  'tiers' in data.content

/** Words of the content on one line of Markdown, of which they cannot make anything else. */
const plain = (text: string) =>
  text
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
    .replace(/[\\[\]<`]/g, (sign) => `\\${sign}`)

/** A plain table of contents for assistants: what the company is, every page, every price range. */
export function llmsTxt(siteUrl: string, { settings, groups }: Site, pages: PageData[]): string {
  const link = ({ meta }: PageData, more = '') =>
    `- [${plain(meta.title.replace(` | ${settings.brand}`, ''))}](${siteUrl}${meta.path}): ${plain(meta.description)}${more}`
  const services = pages.filter(isService)
  const sections = groups.map((group) => [
    `## ${plain(group.title)}`,
    '',
    ...group.services.flatMap(({ slug }) => {
      const page = services.find((candidate) => candidate.content.slug === slug)
      if (!page) return []
      const prices = page.content.tiers.map((tier) => `${plain(tier.name)} ${priceText(tier)}`)
      return link(page, ` Prices: ${prices.join('; ')}.`)
    }),
    '',
  ])
  return [
    `# ${plain(settings.brand)}`,
    '',
    `> ${plain(settings.description)}`,
    '',
    plain(
      `${settings.priceNote} Contact: ${settings.email}, ${settings.phone}, ${settings.hours}.`,
    ),
    '',
    ...sections.flat(),
    '## Company',
    '',
    ...pages.filter((page) => !isService(page)).map((page) => link(page)),
    '',
  ].join('\n')
}
