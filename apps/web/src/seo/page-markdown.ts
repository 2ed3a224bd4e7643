import { isFields } from '@kitewright/content-rules/check'
import { formatPrice, formatWeeks } from '@kitewright/content-rules/price'
import type { Fields } from '@kitewright/content-types/model'
import { portableTextToMarkdown } from '@portabletext/markdown'
import { getTableRows } from '#app/pages/post/article-headings.ts'
import type { Article, InlinedData, Service } from '#app/routing/page-content.ts'

/**
 * A page as Markdown, for assistants: the content of its HTML in the same order, with prices and terms. Addresses are
 * absolute.
 */
export function renderPageMarkdown({ site: { settings }, config, data }: InlinedData): string {
  const address = `${config.siteUrl}${data.meta.path}`
  const title = data.meta.title.replace(` | ${settings.brand}`, '')
  return `${[
    `# ${escapeMarkdown(title)}`,
    `> ${escapeMarkdown(data.meta.description)}`,
    ...renderFields(data.content, { level: 2, address }),
    '---',
    escapeMarkdown(`${settings.priceNote} ${settings.taxLine ?? ''}`),
    `${escapeMarkdown(settings.brand)}: ${settings.email}, ${escapeMarkdown(`${settings.phone}, ${settings.hours}`)}. This page: ${address}. All pages: ${config.siteUrl}/llms.txt`,
  ].join('\n\n')}\n`
}

/** Text on one line, escaped so that it adds no Markdown. */
export const escapeMarkdown = (text: string) =>
  text
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
    .replace(/[\\[\]<`|]/g, (sign) => `\\${sign}`)
    .replace(/^(?=[#>+-])/, '\\')

type Position = {
  /** The next heading has this level. */
  level: number
  /** The address of the page; other addresses are relative to it. */
  address: string
}

/** Addresses, choices, labels of the interface, and texts that only an empty list or another page shows. */
export const omittedFields = [
  ...['slug', 'href', 'url', 'layout', 'colour', 'icon', 'gauge', 'figure', 'period', 'anchor'],
  ...['meta', 'metaTitle', 'metaDescription', 'updatedAt', 'synonyms', 'whenEmpty', 'closing'],
  ...['primary', 'secondary', 'action', 'allLink', 'helpPrimary', 'helpSecondary', 'guide'],
  ...[
    'categories',
    'category',
    'formHeading',
    'formHelp',
    'image',
    'workplace',
    'country',
    'employmentType',
  ],
]

const headingFields = ['headline', 'heading', 'title', 'question', 'name']

/** A heading with the fields below it, or the fields alone. */
function renderFields(fields: Fields, position: Position): string[] {
  const named = headingFields.find((name) => getHeading(fields[name]))
  const heading = getHeading(named && fields[named])
  const level = position.level + (heading ? 1 : 0)
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    name === named || name.startsWith('_') || omittedFields.includes(name)
      ? []
      : renderValue(name, value, { ...position, level }),
  )
  if (!heading) return parts
  return [`${'#'.repeat(Math.min(position.level, 6))} ${escapeMarkdown(heading)}`, ...parts]
}

/** Headings are texts, or headlines of two weights. */
function getHeading(value: unknown): string | undefined {
  if (typeof value === 'string') return value || undefined
  return isFields(value) && typeof value.impact === 'string'
    ? [value.impact, value.effort].filter(Boolean).join(' ')
    : undefined
}

function renderValue(name: string, value: unknown, position: Position): string[] {
  if (typeof value === 'string') return value ? [escapeMarkdown(value)] : []
  if (name === 'price' || name === 'tier') return renderPrice(value)
  if (Array.isArray(value)) return renderList(name, value, position)
  return isFields(value) ? renderFields(value, position) : []
}

const renderPrice = (value: unknown) =>
  isPrice(value) ? [[value.name, formatPrice(value)].filter(Boolean).join(': ')] : []

/** The page of plans has no list of what one gets. */
type Tier = Omit<Service['tiers'][number], 'bullets' | 'facts'> &
  Partial<Pick<Service['tiers'][number], 'bullets' | 'facts'>>

const isPrice = (
  value: unknown,
): value is Pick<Tier, 'from' | 'to' | 'period'> & { name?: string } =>
  isFields(value) && typeof value.from === 'number'

function renderList(name: string, items: unknown[], position: Position): string[] {
  if (items.length === 0) return []
  if (name === 'tiers') return [renderPriceTable(items as Tier[])]
  if (items.some(isArticlePart)) return [renderArticle(items as Article, position.address)]
  const lines = items.map(renderLine)
  if (lines.every((line) => line !== undefined)) return [lines.join('\n')]
  return items.flatMap((item) => renderValue('', item, position))
}

const isArticlePart = (item: unknown) =>
  isFields(item) && /^(block|article\w+)$/.test(String(item._type))

/** A text, or a term and what is said of it; undefined for all other items. */
function renderLine(item: unknown): string | undefined {
  if (typeof item === 'string') return `- ${escapeMarkdown(item)}`
  if (!isFields(item)) return undefined
  const { _key, term, label, text, value, ...rest } = item
  const [key, description] = [term ?? label, text ?? value]
  if (typeof key !== 'string' || typeof description !== 'string') return undefined
  if (Object.keys(rest).length > 0) return undefined
  return `- **${escapeMarkdown(key)}**: ${escapeMarkdown(description)}`
}

const renderRow = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`

const renderTable = ([head = [], ...rows]: readonly (readonly string[])[]) =>
  [renderRow(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(renderRow)].join('\n')

const renderPriceTable = (tiers: readonly Tier[]) =>
  renderTable([
    ['Package', 'Price', 'Time', 'For', 'You get'],
    ...tiers.map((tier) => [
      tier.name,
      formatPrice(tier),
      tier.weeksFrom ? formatWeeks(tier) : '',
      tier.tagline,
      [...(tier.facts ?? []), ...(tier.bullets ?? [])].join('; '),
    ]),
  ])

type Part<Type> = { value: Extract<Article[number], { _type: Type }> }

function renderArticle(article: Article, address: string): string {
  const toAbsolute = (href = '') => new URL(href, address).href
  return portableTextToMarkdown(article, {
    marks: {
      link: ({ children, value }) => `[${children}](${toAbsolute(value?.href)})`,
    },
    types: {
      articlePicture: ({ value: { image, caption } }: Part<'articlePicture'>) =>
        `![${escapeMarkdown(image.alt)}](${toAbsolute(image.src)})${caption ? `\n\n${escapeMarkdown(caption)}` : ''}`,
      articleTable: ({ value }: Part<'articleTable'>) =>
        `${escapeMarkdown(value.caption)}\n\n${renderTable(getTableRows(value))}`,
      articleCode: ({ value: { code } }: Part<'articleCode'>) => `\`\`\`\n${code}\n\`\`\``,
    },
  })
}
