import { expect, test } from 'vitest'
import { createPageResolver } from './page-path.ts'

const pageOf = (pathname: string, opened: { pathname: string; page: string }) =>
  createPageResolver(new Set(['/', '/about']), opened)(pathname)

test('finds the page of a known address in any spelling', () => {
  const opened = { pathname: '/ABOUT/', page: '/' }
  expect(pageOf('/ABOUT/', opened)).toBe('/about')
  expect(pageOf('/', opened)).toBe('/')
})

test('an unknown address shows its served page and no other', () => {
  expect(pageOf('/no-such-page', { pathname: '/no-such-page', page: '/' })).toBe('/')
  expect(pageOf('/about&utm_source=x', { pathname: '/about&utm_source=x', page: '/about' })).toBe(
    '/about',
  )
  expect(pageOf('/new', { pathname: '/no-such-page', page: '/' })).toBeNull()
})

test('requests an unlisted address, unless it was served with another page', () => {
  const opened = { pathname: '/blog/gone', page: '/' }
  const pageOf = createPageResolver(new Set(['/', '/blog']), opened, (path) =>
    path.startsWith('/blog/'),
  )
  expect(pageOf('/blog/news')).toBe('/blog/news')
  expect(pageOf('/blog/gone')).toBe('/')
  expect(pageOf('/new')).toBeNull()
})
