import { expect, test } from 'vitest'
import { createPageResolver } from './page-path.ts'

const getPage = (pathname: string, opened: { pathname: string; page: string }) =>
  createPageResolver(new Set(['/', '/about']), opened)(pathname)

test('finds the page of a known address in any spelling', () => {
  const opened = { pathname: '/ABOUT/', page: '/' }
  expect(getPage('/ABOUT/', opened)).toBe('/about')
  expect(getPage('/', opened)).toBe('/')
})

test('an unknown address shows its served page and no other', () => {
  expect(getPage('/no-such-page', { pathname: '/no-such-page', page: '/' })).toBe('/')
  expect(getPage('/about&utm_source=x', { pathname: '/about&utm_source=x', page: '/about' })).toBe(
    '/about',
  )
  expect(getPage('/new', { pathname: '/no-such-page', page: '/' })).toBeNull()
})

test('requests an unlisted address, unless it was served with another page', () => {
  const opened = { pathname: '/blog/gone', page: '/' }
  const getPage = createPageResolver(new Set(['/', '/blog']), opened, (path) =>
    path.startsWith('/blog/'),
  )
  expect(getPage('/blog/news')).toBe('/blog/news')
  expect(getPage('/blog/gone')).toBe('/')
  expect(getPage('/new')).toBeNull()
})
