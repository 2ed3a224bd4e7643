import { expect, it } from 'vitest'
import { everyDocument } from './every-document.ts'

const block = (style: string) => ({
  _type: 'block',
  _key: style,
  style,
  markDefs: [],
  children: [{ _type: 'span', _key: 'a', text: 'Words', marks: [] }],
})
const table = (rows: string) => ({ _type: 'articleTable', _key: 'table', caption: 'Prices', rows })
const told = (type: string, ...body: object[]) =>
  everyDocument({ _id: 'a', _type: type, body }).map(({ path, found }) => [path.at(-1), found])

it('lets the article of a post hold what no other text may', () => {
  const code = { _type: 'articleCode', _key: 'code', code: 'npm test' }
  expect(told('post', block('blockquote'), table('A | B\n1 | 2'), code)).toEqual([])
  expect(told('job', block('blockquote'), code)).toEqual([
    ['style', '"blockquote"'],
    [{ _key: 'code' }, 'the type "articleCode"'],
  ])
})

it('asks a table for two rows of cells', () => {
  expect(told('post', block('normal'), table('A | B'))).toHaveLength(1)
  expect(told('post', block('normal'), table('A\tB\n1\t2'))).toEqual([])
})
