import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { siteOf } from '../../publishing/site-check/site.ts'
import { pageDocument, siteHref } from './enquiry-facts.tsx'

const site = siteOf(seedDocuments())

it.each([
  ['/services/web-development', 'service', 'Web Development'],
  ['/careers#backend-engineer', 'job', 'Backend Engineer'],
  ['/portfolio', 'portfolio', 'Portfolio'],
  ['/', 'home', 'Home'],
])('%s is a %s', (path, type, name) => {
  expect(pageDocument(site, path)).toMatchObject({ type, name })
})

it('finds no document for an unknown address', () => {
  expect(pageDocument(site, '/services/rockets')).toBeUndefined()
})

it('an enquiry leads to no other site', () => {
  expect(siteHref('https://kitewright.example', '/about')).toBe('https://kitewright.example/about')
  for (const path of ['@evil.example', '.evil.example', 'javascript:alert(1)', '']) {
    expect(siteHref('https://kitewright.example', path)).toBeNull()
  }
  expect(siteHref(undefined, '/about')).toBeNull()
})
