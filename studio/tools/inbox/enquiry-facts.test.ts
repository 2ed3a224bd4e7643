import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { buildSite } from '../../publishing/site-check/site.ts'
import { findPageDocument, getSiteHref } from './enquiry-facts.tsx'

const site = buildSite(seedDocuments())

it.each([
  ['/services/web-development', 'service', 'Web Development'],
  ['/careers#backend-engineer', 'job', 'Backend Engineer'],
  ['/portfolio', 'portfolio', 'Portfolio'],
  ['/', 'home', 'Home'],
])('%s is a %s', (path, type, name) => {
  expect(findPageDocument(site, path)).toMatchObject({ type, name })
})

it('finds no document for an unknown address', () => {
  expect(findPageDocument(site, '/services/rockets')).toBeUndefined()
})

it('an enquiry leads to no other site', () => {
  expect(getSiteHref('https://kitewright.example', '/about')).toBe(
    'https://kitewright.example/about',
  )
  for (const path of ['@evil.example', '.evil.example', 'javascript:alert(1)', '']) {
    expect(getSiteHref('https://kitewright.example', path)).toBeNull()
  }
  expect(getSiteHref(undefined, '/about')).toBeNull()
})
