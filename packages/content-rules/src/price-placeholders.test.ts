import { describe, expect, it } from 'vitest'
import { description, validDocument } from '../tests/valid-documents.ts'
import { collectDocumentIssues } from './document-issues.ts'
import { withIndexes } from './field-titles.ts'
import { resolveDocuments } from './resolve-documents.ts'
import { collectSharedIssues } from './shared-issues.ts'

const service = (changes: object = {}) => ({ ...validDocument.service(), ...changes })

const faq = (text: string) => ({
  _id: 'faq-a',
  _type: 'faq',
  question: 'What does it cost?',
  category: 'Pricing',
  answer: [{ _key: 'a', _type: 'block', children: [{ _key: 'b', _type: 'span', text }] }],
})

const wrongAt = (document: object) =>
  collectDocumentIssues(document).map(({ path }) => withIndexes(document, path))

describe('price placeholders', () => {
  it.each([
    ['From {from}.', 'From ₹50K.'],
    ['{range Starter}, then {range Enterprise}', '₹50K – 2L, then ₹8L+'],
    ['{from Professional} and {from Professional}', '₹2L and ₹2L'],
    ['{from of web-development}', '₹50K'],
  ])('%s becomes %s in a text of the service', (lead, expected) => {
    expect(collectDocumentIssues(service({ lead }))).toEqual([])
    expect(resolveDocuments([service({ lead })])[0]?.lead).toBe(expected)
  })

  it('follow the packages, also in other documents', () => {
    const documents = [service(), faq('Starter is {range Starter of web-development}.')]
    expect(collectDocumentIssues(faq('It is {range Starter of web-development}.'))).toEqual([])
    expect(JSON.stringify(resolveDocuments(documents)[1])).toContain('Starter is ₹50K – 2L.')
    const [first, ...others] = service().tiers
    const changed = { ...service(), tiers: [{ ...first, from: 75_000 }, ...others] }
    expect(
      JSON.stringify(resolveDocuments([changed, faq('{from of web-development}')])[1]),
    ).toContain('₹75K')
  })

  it('include the monthly period', () => {
    const tiers = service().tiers.map((tier) => ({ ...tier, period: 'month' }))
    expect(resolveDocuments([service({ tiers, lead: '{from}' })])[0]?.lead).toBe('₹50K per month')
  })

  it.each(['{from', '{fromage}', '{range of}', '{range Starter of Web Development}'])(
    '%s is refused, or left as words',
    (lead) => {
      const isPlaceholder = lead !== '{fromage}'
      expect(wrongAt(service({ lead }))).toEqual(isPlaceholder ? ['lead'] : [])
    },
  )

  it('rejects unknown packages and services', () => {
    expect(wrongAt(service({ lead: '{from Basic}' }))).toEqual(['lead'])
    expect(wrongAt(faq('{range Starter}'))).toEqual(['answer[0].children[0].text'])
    const dead = faq('{range Starter of web-design}')
    expect(wrongAt(dead)).toEqual([])
    const found = collectSharedIssues([service(), dead]).filter(
      ({ issue }) => issue.document?.id === dead._id,
    )
    expect(found.map(({ issue }) => withIndexes(dead, issue.path))).toEqual([
      'answer[0].children[0].text',
    ])
  })

  it('reject prices written by hand that could become outdated', () => {
    const metaDescription = description.replace('Plain words', 'Site ₹50K')
    expect(wrongAt(service({ metaDescription }))).toEqual(['metaDescription'])
    const facts = [{ _key: 'a', label: 'Price from', value: '₹50K' }, ...service().facts.slice(1)]
    expect(wrongAt(service({ facts }))).toEqual(['facts[0].value'])
    expect(wrongAt(faq('Enterprise is ₹1Cr – 2Cr.'))).toEqual(['answer[0].children[0].text'])
    expect(wrongAt(faq('Starter is ₹50K – 2L.'))).toEqual(['answer[0].children[0].text'])
    expect(wrongAt(faq('₹50K is fifty thousand rupees.'))).toEqual([])
  })
})
