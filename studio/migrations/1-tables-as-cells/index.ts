import { defineMigration, set } from 'sanity/migrate'

/** The row that Markdown has under the first one: | --- | :-: | */
const separator = /^[\s|:]*--[\s|:-]*$/

/** Splits a row of Markdown into cells; \\| is a bar in a cell. */
const splitMarkdown = (row: string): string[] =>
  row
    .replace(/^\s*\||(?<!\\)\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|'))

function parseRows(text: string) {
  const rows = text
    .split('\n')
    .filter((row) => row.trim())
    .filter((row, index) => index !== 1 || !row.includes('|') || !separator.test(row))
    .map((row) => (row.includes('\t') ? row.split('\t') : splitMarkdown(row)))
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  return rows.map((cells, row) => ({
    _type: 'tableRow',
    _key: `row-${row}`,
    cells: Array.from({ length: width }, (_, column) => cells[column]?.trim() ?? ''),
  }))
}

/** Tables of articles were text, a line for each row; they have cells now. */
export default defineMigration({
  title: 'Tables of articles as cells',
  documentTypes: ['post'],
  migrate: {
    object({ rows, ...table }) {
      if (table._type !== 'articleTable' || typeof rows !== 'string') return undefined
      return set(rows.trim() ? { ...table, grid: { rows: parseRows(rows) } } : table)
    },
  },
})
