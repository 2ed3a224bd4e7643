import { expect, it } from 'vitest'
import { validateEveryDocument } from './every-document.ts'

const block = (style: string) => ({
  _type: 'block',
  _key: style,
  style,
  markDefs: [],
  children: [{ _type: 'span', _key: 'a', text: 'Words', marks: [] }],
})
const table = (rows: string) => ({ _type: 'articleTable', _key: 'table', caption: 'Prices', rows })
const problems = (type: string, ...body: object[]) =>
  validateEveryDocument({ _id: 'a', _type: type, body }).map(
    ({ path }) => /\w+("\])?$/.exec(path)?.[0],
  )

it('allows additional content in the article of a post only', () => {
  const code = { _type: 'articleCode', _key: 'code', code: 'npm test' }
  expect(problems('post', block('blockquote'), table('A | B\n1 | 2'), code)).toEqual([])
  expect(problems('job', block('blockquote'), code)).toEqual(['style', 'code"]'])
})

it('requires two rows of two cells in a table, which may be empty, or an older table', () => {
  const grid = (...rows: string[][]) => ({
    _type: 'articleTable',
    _key: 'table',
    caption: 'Prices',
    grid: { rows: rows.map((cells, at) => ({ _type: 'tableRow', _key: `row-${at}`, cells })) },
  })
  expect(problems('post', block('normal'), grid(['A', 'B'], ['1', '']))).toEqual([])
  expect(problems('post', block('normal'), grid(['A', 'B']))).toEqual(['rows'])
  expect(problems('post', block('normal'), grid(['A', 'B'], ['1']))).toEqual(['cells'])
  const { rows: _, ...neither } = table('')
  expect(problems('post', block('normal'), neither)).toEqual(['grid'])
})
