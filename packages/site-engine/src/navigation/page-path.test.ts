import { expect, test } from 'vitest'
import { createPageOf } from './page-path.ts'

const pageOf = (pathname: string, opened: { pathname: string; page: string }) =>
  createPageOf(new Set(['/', '/about']), opened)(pathname)

test('an address that the tab knows leads to its page, however it is written', () => {
  const opened = { pathname: '/ABOUT/', page: '/' }
  expect(pageOf('/ABOUT/', opened)).toBe('/about')
  expect(pageOf('/', opened)).toBe('/')
})

test('an unknown address shows what was served there, and no other page', () => {
  expect(pageOf('/no-such-page', { pathname: '/no-such-page', page: '/' })).toBe('/')
  expect(pageOf('/about&utm_source=x', { pathname: '/about&utm_source=x', page: '/about' })).toBe(
    '/about',
  )
  expect(pageOf('/new', { pathname: '/no-such-page', page: '/' })).toBeNull()
})

test('an address of a list too long to know is asked for, but for the one that was answered with another page', () => {
  const opened = { pathname: '/blog/gone', page: '/' }
  const pageOf = createPageOf(new Set(['/', '/blog']), opened, (path) => path.startsWith('/blog/'))
  expect(pageOf('/blog/news')).toBe('/blog/news')
  expect(pageOf('/blog/gone')).toBe('/')
  expect(pageOf('/new')).toBeNull()
})
