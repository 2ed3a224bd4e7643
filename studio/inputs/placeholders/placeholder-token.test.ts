import { expect, it } from 'vitest'
import { getPathAfter } from './placeholder-token.tsx'

const span = (_key: string) => ({ _key, _type: 'span', text: '' })
const text = [
  { _key: 'a', _type: 'block', children: [span('1')] },
  {
    _key: 'b',
    _type: 'block',
    children: [span('1'), { _key: 'token', _type: 'price' }, span('2')],
  },
]
const path = (block: string, child: string) => [
  'answer',
  { _key: block },
  'children',
  { _key: child },
]

it('is the beginning of the words after a token', () => {
  expect(getPathAfter(path('b', 'token'), text)).toEqual({
    path: [{ _key: 'b' }, 'children', { _key: '2' }],
    offset: 0,
  })
})

it.each([
  ['the last one', path('b', '2'), text],
  ['one that is gone', path('a', 'token'), text],
  ['an empty text', path('b', 'token'), undefined],
])('is nowhere after %s', (_, path, text) => {
  expect(getPathAfter(path, text)).toBeUndefined()
})
