import { expect, it } from 'vitest'
import { matchRoute, route } from './router.ts'

const nothing = () => {}
const routes = [
  route('GET', '/users/me', 'user', nothing),
  route('GET', '/users/:ids', 'user', nothing),
  route('POST', '/data/mutate/:dataset', 'user', nothing),
]

it.each([
  ['GET', '/users/me', '/users/me', {}],
  ['GET', '/users/a,b', '/users/:ids', { ids: 'a,b' }],
  ['GET', '/users/a%2Cb/', '/users/:ids', { ids: 'a,b' }],
  ['GET', '/users/%E0%A4%A', '/users/:ids', { ids: '%E0%A4%A' }],
  ['POST', '/data/mutate/production', '/data/mutate/:dataset', { dataset: 'production' }],
])('%s %s', (method, path, pattern, params) => {
  expect(matchRoute(routes, method, path)).toMatchObject({ route: { path: pattern }, params })
})

it.each([
  ['POST', '/users/me'],
  ['GET', '/users'],
  ['GET', '/users/a/b'],
  ['GET', '/'],
])('has nothing for %s %s', (method, path) => {
  expect(matchRoute(routes, method, path)).toBeUndefined()
})
