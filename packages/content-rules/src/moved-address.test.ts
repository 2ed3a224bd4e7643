import { expect, it } from 'vitest'
import { describeMovedAddress, withEarlierAddress } from './rules/earlier-addresses.ts'

const service = (current?: string, _type = 'service') => ({
  _id: 'a',
  _type,
  ...(current && { slug: { _type: 'slug', current } }),
})

it('asks before a live page gets another address', () => {
  expect(describeMovedAddress(service('tea'), service('tea-rooms'))).toEqual([
    expect.stringContaining('from /services/tea to /services/tea-rooms.'),
  ])
})

it.each([
  ['a new page', null, service('tea')],
  ['the same address', service('tea'), service('tea')],
  ['an address that is gone, which is refused', service('tea'), service()],
  ['a fragment of a list', service('tea', 'job'), service('tea-rooms', 'job')],
])('asks nothing about %s', (_, published, draft) => {
  expect(describeMovedAddress(published, draft)).toEqual([])
})

it('keeps each earlier address once, without the current one', () => {
  const draft = { ...service('tea-rooms'), earlierAddresses: ['cha', 'tea'] }
  expect(withEarlierAddress(service('chai'), draft).earlierAddresses).toEqual([
    'cha',
    'tea',
    'chai',
  ])
  expect(withEarlierAddress(service('tea'), draft).earlierAddresses).toEqual(['cha', 'tea'])
  const back = { ...service('tea'), earlierAddresses: ['tea'] }
  expect(withEarlierAddress(service('tea-rooms'), back).earlierAddresses).toEqual(['tea-rooms'])
  expect(withEarlierAddress(service('tea-rooms'), draft)).toBe(draft)
  expect(withEarlierAddress(null, draft)).toBe(draft)
})
