import { toSlug } from '@kitewright/content-types/addresses'
import type { Article } from '#app/routing/page-content.ts'

type Block = Extract<Article[number], { _type: 'block' }>

const isBlock = (part: Article[number]): part is Block => part._type === 'block'

const getText = ({ children = [] }: Block) =>
  children.map((span) => ('text' in span ? (span.text ?? '') : '')).join('')

/** The headings of an article, each with the name of its place on the page: `part-time-and-price`. */
export function getHeadings(article: Article) {
  const used = new Set<string>()
  return article
    .filter(isBlock)
    .filter(({ style }) => style === 'h2' || style === 'h3')
    .map((block) => {
      const title = getText(block)
      const name = `part-${toSlug(title)}`
      let anchor = name
      for (let time = 2; used.has(anchor); time += 1) anchor = `${name}-${time}`
      used.add(anchor)
      return { _key: block._key, title, anchor, isLarge: block.style === 'h2' }
    })
}

const WORDS_A_MINUTE = 220

/** Whole minutes that it takes to read an article, at least one. */
export function getReadingMinutes(article: Article): number {
  const words = article.filter(isBlock).flatMap((block) => getText(block).match(/\S+/g) ?? [])
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE))
}

/** The row that Markdown has under the first one: | --- | :-: | */
const separator = /^[\s|:]*--[\s|:-]*$/

/** The cells of a row of Markdown, where \\| is a bar in a cell. */
const splitBarCells = (row: string) =>
  row
    .replace(/^\s*\||(?<!\\)\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|'))

type Table = Pick<Extract<Article[number], { _type: 'articleTable' }>, 'grid' | 'rows'>

/** The cells of a table, row by row, each row as long as the longest. Older tables are text, divided by tabs or by |. */
export function getTableRows({ grid, rows }: Table): string[][] {
  const cells = rows ? parseCells(rows) : (grid?.rows ?? []).map((row) => row.cells ?? [])
  const width = Math.max(0, ...cells.map((row) => row.length))
  return cells.map((row) => Array.from({ length: width }, (_, at) => row[at]?.trim() ?? ''))
}

const parseCells = (rows: string): string[][] =>
  rows
    .split('\n')
    .filter((row) => row.trim())
    .filter((row, line) => line !== 1 || !row.includes('|') || !separator.test(row))
    .map((row) => (row.includes('\t') ? row.split('\t') : splitBarCells(row)))
