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
const problems = (type: string, ...body: object[]) =>
  everyDocument({ _id: 'a', _type: type, body }).map(({ path, found }) => [path.at(-1), found])

it('allows additional content in the article of a post only', () => {
  const code = { _type: 'articleCode', _key: 'code', code: 'npm test' }
  expect(problems('post', block('blockquote'), table('A | B\n1 | 2'), code)).toEqual([])
  expect(problems('job', block('blockquote'), code)).toEqual([
    ['style', '"blockquote"'],
    [{ _key: 'code' }, 'the type "articleCode"'],
  ])
})

it('requires two rows of cells in a table', () => {
  expect(problems('post', block('normal'), table('A | B'))).toHaveLength(1)
  expect(problems('post', block('normal'), table('A\tB\n1\t2'))).toEqual([])
})
