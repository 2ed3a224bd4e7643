import type { Fields } from '@kitewright/content-types/model'
import { describe, expect, it } from 'vitest'
import { validDocument } from '../tests/valid-documents.ts'
import { collectNewIssues } from './check.ts'
import { collectDocumentIssues } from './document-issues.ts'
import { withIndexes } from './field-titles.ts'
import { resolveDocuments } from './resolve-documents.ts'
import { collectSharedIssues } from './shared-issues.ts'

const to = (_ref: string) => ({ _type: 'reference', _ref })
const service: Fields = validDocument.service()
const legal: Fields = validDocument.legalPage()
const about: Fields = { ...validDocument.about(), _id: 'about' }
const job: Fields = { ...validDocument.job(), slug: { current: 'kite-cutter' } }

const home = (link: object): Fields => ({
  ...validDocument.home(),
  closing: { primary: { _type: 'link', label: 'More', ...link } },
})
const fetchLink = (documents: readonly Fields[]) =>
  (documents[0]?.closing as { primary: Fields } | undefined)?.primary

const wrongAt = (document: Fields) =>
  collectDocumentIssues(document).map(({ path }) => withIndexes(document, path))

describe('a link to a page', () => {
  it.each([
    ['service-a', undefined, '/services/web-development'],
    ['service-a', 'packages', '/services/web-development#packages'],
    ['about', undefined, '/about'],
    ['privacy', 'section-1', '/privacy-policy#section-1'],
    ['job-a', undefined, '/careers#kite-cutter'],
    ['job-a', 'elsewhere', '/careers#kite-cutter'],
    ['home', undefined, '/'],
    ['home', 'services', '#services'],
  ])('%s and place %s reads %s', (id, anchor, href) => {
    const document = home({ page: to(id), ...(anchor && { anchor }) })
    expect(collectDocumentIssues(document)).toEqual([])
    expect(fetchLink(resolveDocuments([document, service, legal, about, job]))).toEqual({
      _type: 'link',
      label: 'More',
      href,
    })
  })

  it('follows a changed address', () => {
    const document = home({ page: to('service-a') })
    const moved = { ...service, slug: { current: 'sites' } }
    expect(fetchLink(resolveDocuments([document, moved]))?.href).toBe('/services/sites')
    expect(collectNewIssues([document, service], [document, moved])).toEqual([])
  })

  it('points to the list page of an expired entry', () => {
    const document = home({ page: to('job-a') })
    expect(fetchLink(resolveDocuments([document], [document, job]))?.href).toBe(
      '/careers#kite-cutter',
    )
  })

  it('works in rich text', () => {
    const children = [{ _key: 's', _type: 'span', text: 'Words', marks: ['l'] }]
    const block = (mark: object) => [
      { _key: 'a', _type: 'block', children, markDefs: [{ _key: 'l', _type: 'link', ...mark }] },
    ]
    const faq: Fields = { _id: 'faq-a', _type: 'faq', answer: block({ page: to('about') }) }
    expect(resolveDocuments([faq, about])[0]?.answer).toEqual(block({ href: '/about' }))
  })
})

describe('rejects a link', () => {
  it('without a page and an address, and with both', () => {
    expect(wrongAt(home({}))).toEqual(['closing.primary.page'])
    expect(wrongAt(home({ page: to('about'), href: 'https://example.com' }))).toEqual([
      'closing.primary.href',
    ])
    expect(wrongAt(home({ href: 'https://example.com' }))).toEqual([])
    expect(wrongAt(home({ href: '/contact' }))).toEqual([])
  })

  it('to an invalid place', () => {
    expect(wrongAt(home({ page: to('about'), anchor: 'Who we are' }))).toEqual([
      'closing.primary.anchor',
    ])
  })

  it.each(['service-gone', 'faq-a'])('to %s, which has no page', (id) => {
    const faq: Fields = { _id: 'faq-a', _type: 'faq' }
    const document = home({ page: to(id) })
    const found = collectSharedIssues([document, service, faq]).filter(
      ({ issue, reference }) => issue.document?.id === 'home' && reference,
    )
    expect(found.map(({ issue }) => issue.path)).toEqual(['closing.primary.page'])
  })
})
