import { expect, it } from 'vitest'
import { earlierAddressProblems } from './earlier-addresses.ts'

const service = (current: string, ...earlierAddresses: string[]) => ({
  _id: `service-${current}`,
  _type: 'service',
  title: current,
  slug: { _type: 'slug', current },
  earlierAddresses,
})
const told = (...documents: ReturnType<typeof service>[]) =>
  earlierAddressProblems(documents).map(({ document, path, message }) => [
    document._id,
    path[1],
    message,
  ])

it('lets an address lead to one page, and a page return to an address', () => {
  expect(told(service('tea', 'chai', 'cha'), service('coffee', 'kaapi'))).toEqual([])
  expect(told(service('tea', 'tea'))).toEqual([])
})

it('lets pages swap their addresses, and one leave its address to a new page', () => {
  expect(told(service('tea', 'coffee'), service('coffee', 'tea'))).toEqual([])
  expect(told(service('tea-rooms', 'tea'), service('tea'))).toEqual([])
})

it('refuses what would lead to two pages', () => {
  expect(told(service('tea', 'cha'), service('chai', 'x', 'cha'))).toEqual([
    ['service-chai', 1, 'This address leads to “tea” already. Remove it in one place.'],
  ])
})

it('refuses what is no last part of an address', () => {
  expect(told(service('tea', '/services/cha', 'Two words'))).toHaveLength(2)
})

it('tells services and posts apart, whose addresses begin differently', () => {
  const post = { ...service('tea', 'Chai Time'), _id: 'post-tea', _type: 'post' }
  expect(told(service('chai'), { ...post, earlierAddresses: ['chai'] })).toEqual([])
  expect(told(post)).toEqual([
    [
      'post-tea',
      0,
      'Use small letters, digits and single hyphens only, without /blog/ before them.',
    ],
  ])
})
