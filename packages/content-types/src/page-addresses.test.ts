import { expect, it } from 'vitest'
import { getEntryPath, getMenuLinks } from './page-addresses.ts'

it.each([
  ['service', 'web-development', '/services/web-development'],
  ['service', null, '/'],
  ['legalPage', 'terms-of-use', '/terms-of-use'],
  ['job', 'backend-engineer', '/careers#backend-engineer'],
  ['post', 'news', '/blog/news'],
  ['project', 'shop', '/portfolio#shop'],
  ['booking', null, '/book-meeting'],
  ['servicePages', null, '/services'],
  ['faq', null, '/'],
  ['siteSettings', null, '/'],
  ['constructor', null, '/'],
])('a %s with the slug %s is shown at %s', (_type, slug, path) => {
  expect(getEntryPath({ _type, slug })).toBe(path)
})

it('lists the pages with a header or footer label in that menu', () => {
  expect(getMenuLinks('header')).toContainEqual({ label: 'About Us', href: '/about' })
  expect(getMenuLinks('footer')).toContainEqual({ label: 'Open positions', href: '/careers' })
  expect(getMenuLinks('footer')).not.toContainEqual(expect.objectContaining({ href: '/about' }))
})
