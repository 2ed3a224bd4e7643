import { expect, test } from 'vitest'
import { stripJoiners, withJoiners, withShortKeys } from './to-client-content.ts'

/** A text and a list whose keys are as the lake makes them. */
const content = (...[block, bold, link, address, first, second]: string[]) => ({
  _id: 'faq-3f9c1b27d4aa',
  answer: [
    {
      _type: 'block',
      _key: block,
      children: [
        { _type: 'span', _key: bold, text: 'Ask', marks: ['strong'] },
        { _type: 'span', _key: link, text: 'us', marks: ['em', address] },
      ],
      markDefs: [{ _type: 'link', _key: address, href: '/contact' }],
    },
  ],
  facts: [{ _key: first, tags: ['one', 'two'] }, { _key: second }],
})

test('names items by their position, and a marked link text still opens its field', () => {
  const keys = ['9f0c2d1e8a7b', '3c4d5e6f7a8b', '0a1b2c3d4e5f', 'c0ffee123456', 'aa', 'bb']
  expect(withShortKeys(content(...keys))).toEqual(content('0', '0', '1', 'link-0', '0', '1'))
})

test('items without a key do not change', () => {
  const value = { slug: 'web', from: 50_000, to: null, weeks: [2, 4], lists: [[{ text: 'a' }]] }
  expect(withShortKeys(value)).toEqual(value)
})

const shown = (text: string) => withJoiners(text).replaceAll('\u2060', '|')

test('the parts of a compound word stay together', () => {
  expect(shown('30-day bug-fix warranty')).toBe('30-|day bug-|fix warranty')
  expect(shown('state-of-the-art, über-klar')).toBe('state-|of-|the-|art, über-|klar')
  expect(shown('Multi-tenant')).toBe('Multi-|tenant')
})

test.each([
  '2-4 weeks',
  'two- and four-',
  'this - that',
  'hello@kite-wright.example or www.kite-wright.example',
  'see https://kite-wright.example/a-b',
  'web-development',
  ' web-development ',
])('%s stays as it is', (text) => expect(withJoiners(text)).toBe(text))

test('joins texts at any depth, but not titles of items with an address', () => {
  const value = {
    _id: 'legalPage-privacy-policy',
    slug: 'e-shops',
    title: 'E-shop Solutions',
    from: 50_000,
    to: null,
    steps: [{ title: 'The hand-over', text: 'A go-live.' }],
    action: { href: '/contact', label: 'Ask for e-shops' },
  }
  expect(withJoiners(value)).toEqual({
    ...value,
    steps: [{ title: 'The hand-\u2060over', text: 'A go-\u2060live.' }],
  })
})

test("stripJoiners restores the editor's text", () => {
  expect(stripJoiners(withJoiners('30-day bug-fix warranty'))).toBe('30-day bug-fix warranty')
})
