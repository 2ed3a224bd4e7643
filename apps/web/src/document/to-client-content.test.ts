import { expect, test } from 'vitest'
import { withShortKeys } from './to-client-content.ts'

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
