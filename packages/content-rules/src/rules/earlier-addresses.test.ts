import { expect, it } from 'vitest'
import { collectEarlierAddressIssues } from './earlier-addresses.ts'

const service = (current: string, ...earlierAddresses: string[]) => ({
  _id: `service-${current}`,
  _type: 'service',
  title: current,
  slug: { _type: 'slug', current },
  earlierAddresses,
})
const problems = (...documents: ReturnType<typeof service>[]) =>
  collectEarlierAddressIssues(documents).map(({ document, path, message }) => [
    document?.id,
    path,
    message,
  ])

it('allows a page to return to an earlier address', () => {
  expect(problems(service('tea', 'chai', 'cha'), service('coffee', 'kaapi'))).toEqual([])
  expect(problems(service('tea', 'tea'))).toEqual([])
})

it('allows pages to swap addresses, and a new page to take an earlier address', () => {
  expect(problems(service('tea', 'coffee'), service('coffee', 'tea'))).toEqual([])
  expect(problems(service('tea-rooms', 'tea'), service('tea'))).toEqual([])
})

it('rejects an earlier address of two pages', () => {
  expect(problems(service('tea', 'cha'), service('chai', 'x', 'cha'))).toEqual([
    [
      'service-chai',
      'earlierAddresses[1]',
      'This address already redirects to “tea”. Remove it in one place.',
    ],
  ])
})

it('rejects an invalid slug', () => {
  expect(problems(service('tea', '/services/cha', 'Two words'))).toHaveLength(2)
})

it('compares addresses within one type only', () => {
  const post = { ...service('tea', 'Chai Time'), _id: 'post-tea', _type: 'post' }
  expect(problems(service('chai'), { ...post, earlierAddresses: ['chai'] })).toEqual([])
  expect(problems(post)).toEqual([
    [
      'post-tea',
      'earlierAddresses[0]',
      'Use small letters, digits and single hyphens only, without /blog/ before them.',
    ],
  ])
})
