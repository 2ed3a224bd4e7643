import { expect, test } from 'vitest'
import type { Article } from '#app/routing/page-content.ts'
import { getHeadings, getReadingMinutes, getTableRows } from './article-headings.ts'

const block = (text: string, style: 'normal' | 'h2' | 'h3' = 'normal') => ({
  _type: 'block' as const,
  _key: text.slice(0, 9),
  style,
  children: [{ _type: 'span' as const, _key: 'a', text }],
})

test('each heading has a unique anchor', () => {
  const article: Article = [block('Time & price', 'h2'), block('x'), block('Time, price', 'h3')]
  expect(getHeadings(article)).toMatchObject([
    { anchor: 'part-time-price', isLarge: true },
    { anchor: 'part-time-price-2', isLarge: false },
  ])
})

test("headings have unique anchors, also when one ends in another's number", () => {
  const titles = ['A', 'A 2', 'A', 'ह', '2', '', '!']
  const anchors = getHeadings(titles.map((title) => block(title, 'h2'))).map(({ anchor }) => anchor)
  expect(new Set(anchors).size).toBe(titles.length)
})

test('reading takes a minute at least', () => {
  expect(getReadingMinutes([block('Short.')])).toBe(1)
  expect(getReadingMinutes([block('word '.repeat(700))])).toBe(3)
})

test("reads a typed table and a spreadsheet's copy, each row as long as the longest", () => {
  expect(getTableRows({ rows: 'A | B\n| 1 | 2 |\n\n3' })).toEqual([
    ['A', 'B'],
    ['1', '2'],
    ['3', ''],
  ])
  expect(getTableRows({ rows: 'A\tB\n1 | 2\t' })).toEqual([
    ['A', 'B'],
    ['1 | 2', ''],
  ])
})

test('the separator row of Markdown is no data, and an escaped bar is a bar', () => {
  expect(getTableRows({ rows: '| A | B |\n|:---|--:|\n| x \\| y | z\\|' })).toEqual([
    ['A', 'B'],
    ['x | y', 'z|'],
  ])
  expect(getTableRows({ rows: 'A | B\n1 | --\n-- | --' })).toEqual([
    ['A', 'B'],
    ['1', '--'],
    ['--', '--'],
  ])
})

test('reads a grid, each row as long as the longest', () => {
  const rows = [['A', 'B'], [' 1 ']].map((cells, at) => ({
    _type: 'tableRow' as const,
    _key: `row-${at}`,
    cells,
  }))
  expect(getTableRows({ grid: { rows } })).toEqual([
    ['A', 'B'],
    ['1', ''],
  ])
})
