import type { Fields } from '@kitewright/content-types/model'
import { describe, expect, it } from 'vitest'
import { faq, service, site } from '../tests/priced-site.ts'
import { collectNewIssues, mergeDocuments } from './check.ts'

const validateChange = (changed: Fields) => collectNewIssues(site, mergeDocuments(site, [changed]))

describe('collectNewIssues', () => {
  it('omits existing problems, wherever the document is in the list', () => {
    const wrong = faq('faq-old', 'Old?', 'Old.', '/gone')
    const before = [...site, wrong]
    const changed = service({ lead: 'Other words.' })
    expect(collectNewIssues(before, mergeDocuments(before, [changed]))).toEqual([])
    const worse = faq('faq-old', 'Old?', 'Old.', '/gone-too')
    expect(collectNewIssues(before, mergeDocuments(before, [worse]))).toHaveLength(1)
  })

  it('reports the problems that deleting a service causes', () => {
    const left = site.filter(({ _id }) => _id !== 'service-web')
    const locations = collectNewIssues(site, left).map(
      ({ issue: { document, path } }) => `${document?.id ?? 'missing'} ${path}`,
    )
    expect(locations).toEqual([
      'missing ',
      'faq-cost answer[_key=="a"].children[_key=="b"].text',
      'faq-where answer[_key=="a"].markDefs[_key=="l"].href',
    ])
  })

  it('suggests the most similar page', () => {
    const [shared] = validateChange(faq('faq-where', 'Where is more?', 'There.', '/conatct'))
    expect(shared?.issue.message).toBe('There is no page at /conatct. Did you mean /contact?')
  })

  it.each(['/Contact/', '/contact?from=faq', '/services', '/sitemap.xml', '#prices', 'tel:1'])(
    'lets a link lead to %s',
    (href) => {
      expect(validateChange(faq('faq-where', 'Where is more?', 'There.', href))).toEqual([])
    },
  )

  it('lists the existing packages', () => {
    const [shared] = validateChange(faq('faq-cost', 'What?', '{range Startr of web-development}'))
    expect(shared?.issue.message).toBe(
      '{range Startr of web-development}: “web-development” has no package “Startr”. It has “Starter”, “Professional” and “Enterprise”.',
    )
  })

  it('names the missing service', () => {
    const [shared] = validateChange(faq('faq-cost', 'What?', '{from of web}'))
    expect(shared?.issue.message).toContain('there is no service at “web”')
  })
})
