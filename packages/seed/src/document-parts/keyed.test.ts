import { expect, it } from 'vitest'
import { toKebab, withKeys } from './keyed.ts'
import { withOrder } from './parts.ts'

it.each([
  ['R&D, on the bench', 'r-d-on-the-bench'],
  ['Didn’t find it?', 'didnt-find-it'],
  ['50% upfront', '50-upfront'],
])('kebab: %s', (words, expected) => {
  expect(toKebab(words)).toBe(expected)
})

it('makes unique keys from names', () => {
  const keys = withKeys([{ name: 'Logo' }, { name: 'Film' }, { name: 'logo!' }], ({ name }) => name)
  expect(keys.map((item) => item._key)).toEqual(['logo', 'film', 'logo-2'])
})

it('gives documents ranks that sort as text', () => {
  const ranks = withOrder<{ orderRank?: string }>(Array.from({ length: 40 }, () => ({}))).map(
    (document) => document.orderRank,
  )
  expect(ranks[0]).toBe('0|100000:')
  expect(ranks.toSorted()).toEqual(ranks)
  expect(new Set(ranks).size).toBe(40)
})
