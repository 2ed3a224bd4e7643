import { describe, expect, it } from 'vitest'
import { faq, service, site } from '../tests/priced-site.ts'
import { mergeDocuments, newProblems } from './check.ts'
import { type Fields, pathText } from './problem.ts'

const made = (changed: Fields) => newProblems(site, mergeDocuments(site, [changed]))

describe('newProblems', () => {
  it('omits existing problems, wherever the document is in the list', () => {
    const wrong = faq('faq-old', 'Old?', 'Old.', '/gone')
    const before = [...site, wrong]
    const changed = service({ lead: 'Other words.' })
    expect(newProblems(before, mergeDocuments(before, [changed]))).toEqual([])
    const worse = faq('faq-old', 'Old?', 'Old.', '/gone-too')
    expect(newProblems(before, mergeDocuments(before, [worse]))).toHaveLength(1)
  })

  it('reports the problems that deleting a service causes', () => {
    const left = site.filter(({ _id }) => _id !== 'service-web')
    const places = newProblems(site, left).map(({ document, path }) =>
      document ? `${document._id} ${pathText(document, path)}` : 'missing',
    )
    expect(places).toEqual([
      'missing',
      'faq-cost answer[0].children[0].text',
      'faq-where answer[0].markDefs[0].href',
    ])
  })

  it('suggests the most similar page', () => {
    const [problem] = made(faq('faq-where', 'Where is more?', 'There.', '/conatct'))
    expect(problem?.message).toBe('There is no page at /conatct. Did you mean /contact?')
  })

  it.each(['/Contact/', '/contact?from=faq', '/services', '/sitemap.xml', '#prices', 'tel:1'])(
    'lets a link lead to %s',
    (href) => {
      expect(made(faq('faq-where', 'Where is more?', 'There.', href))).toEqual([])
    },
  )

  it('lists the existing packages', () => {
    const [problem] = made(faq('faq-cost', 'What?', '{range Startr of web-development}'))
    expect(problem?.message).toBe(
      '{range Startr of web-development}: “web-development” has no package “Startr”. It has “Starter”, “Professional” and “Enterprise”.',
    )
  })

  it('names the missing service', () => {
    const [problem] = made(faq('faq-cost', 'What?', '{from of web}'))
    expect(problem?.message).toContain('there is no service at “web”')
  })
})
