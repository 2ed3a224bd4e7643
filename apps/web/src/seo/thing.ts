import type { InlinedData } from '#app/routing/page-content.ts'

/** One thing of schema.org, as JSON-LD writes it. */
export type Thing = { '@type': string; [property: string]: unknown }

/** How other things point to the company. */
export const getOrganizationRef = ({ config }: InlinedData) => ({
  '@id': `${config.siteUrl}/#organization`,
})

/** The build has replaced placeholder tokens by text. */
type Paragraphs = readonly {
  _type: string
  _key: string
  children?: readonly { _type: string; text?: string }[] | undefined
}[]

/** Portable Text without its formatting, one line a block; pictures, tables and code are left out. */
export const toPlainText = (text: Paragraphs): string =>
  text
    .filter(({ _type }) => _type === 'block')
    .map((block) => (block.children ?? []).map((span) => span.text ?? '').join(''))
    .join('\n')
