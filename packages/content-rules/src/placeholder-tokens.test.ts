import type { Fields } from '@kitewright/content-types/model'
import { describe, expect, it } from 'vitest'
import { validDocument } from '../tests/valid-documents.ts'
import { collectNewIssues } from './check.ts'
import { collectDocumentIssues } from './document-issues.ts'
import { withIndexes } from './field-titles.ts'
import { resolveDocuments } from './resolve-documents.ts'
import { collectSharedIssues } from './shared-issues.ts'

const service: Fields = validDocument.service()
const settings: Fields = validDocument.siteSettings()

const span = (_key: string, text: string, marks: string[] = []) => ({
  _key,
  _type: 'span',
  text,
  marks,
})
const price = (changes: object = {}) => ({
  _key: 'p',
  _type: 'price',
  service: { _type: 'reference', _ref: 'service-a' },
  tier: 'a',
  form: 'range',
  ...changes,
})
const fact = (name: string) => ({ _key: 'f', _type: 'contactFact', fact: name })

const faq = (children: object[], markDefs: object[] = []): Fields => ({
  _id: 'faq-a',
  _type: 'faq',
  question: 'What does it cost?',
  category: 'Pricing',
  answer: [{ _key: 'a', _type: 'block', style: 'normal', children, markDefs }],
})

const getBlock = (document: Fields | undefined) =>
  Array.isArray(document?.answer) ? (document.answer[0] as Fields) : undefined
const read = (document: Fields) => getBlock(resolveDocuments([document, service, settings])[0])

describe('placeholder tokens in rich text', () => {
  it('show the price of a package, joined with the text around them', () => {
    const document = faq([span('s', 'Starter is '), price(), span('t', ' today.')])
    expect(collectDocumentIssues(document)).toEqual([])
    expect(read(document)?.children).toEqual([span('s', 'Starter is ₹50K – 2L today.')])
  })

  it('show the lower end of a price', () => {
    const document = faq([span('s', ''), price({ form: 'from', tier: 'b' }), span('t', '')])
    expect(read(document)?.children).toEqual([span('s', '₹2L')])
  })

  it('follow a renamed package and a changed address', () => {
    const [first, ...others] = service.tiers as Fields[]
    const tiers = [{ ...first, name: 'Launch', from: 66_000 }, ...others]
    const renamed = { ...service, slug: { current: 'sites' }, tiers }
    const document = faq([span('s', 'It is '), price()])
    expect(getBlock(resolveDocuments([document, renamed])[0])?.children).toEqual([
      span('s', 'It is ₹66K – 2L'),
    ])
    const problems = collectNewIssues([document, service], [document, renamed])
    expect(problems.filter(({ issue }) => issue.document?.id === document._id)).toEqual([])
  })

  it('take the marks of the text on both sides', () => {
    const children = [span('s', 'Bold ', ['strong']), price(), span('t', ' too', ['strong'])]
    expect(read(faq(children))?.children).toEqual([span('s', 'Bold ₹50K – 2L too', ['strong'])])
    const parted = [span('s', 'Bold ', ['strong']), price(), span('t', ' not')]
    expect(read(faq(parted))?.children).toEqual([
      span('s', 'Bold ', ['strong']),
      span('p', '₹50K – 2L not'),
    ])
  })

  it.each([
    ['phone', '+91 80 5550 0142', 'tel:+918055500142'],
    ['email', 'hello@kitewright.example', 'mailto:hello@kitewright.example'],
  ])('link %s', (name, text, href) => {
    const block = read(faq([span('s', 'At '), fact(name), span('t', '.')]))
    expect(block?.children).toEqual([span('s', 'At '), span('f', text, ['f']), span('t', '.')])
    expect(block?.markDefs).toEqual([{ _type: 'link', _key: 'f', href }])
  })

  it('within a link keep that link', () => {
    const link = { _key: 'l', _type: 'link', href: 'https://example.com' }
    const block = read(faq([span('s', 'At ', ['l']), fact('phone'), span('t', '!', ['l'])], [link]))
    expect(block?.children).toEqual([span('s', 'At +91 80 5550 0142!', ['l'])])
    expect(block?.markDefs).toEqual([link])
  })

  it('leave other paragraphs unchanged', () => {
    const children = [span('s', ''), span('t', 'Words'), span('u', ' more')]
    expect(read(faq(children))).toEqual(getBlock(faq(children)))
  })
})

describe('rejects a placeholder token', () => {
  const wrongAt = (document: Fields, others: Fields[] = [service]) =>
    collectSharedIssues([...others, document])
      .filter(({ issue }) => issue.document?.id === document._id)
      .map(({ issue }) => withIndexes(document, issue.path))

  it('of a deleted package', () => {
    expect(wrongAt(faq([price({ tier: 'z' })]))).toEqual(['answer[0].children[0].tier'])
    expect(wrongAt(faq([price()]))).toEqual([])
  })

  it('of an unpublished service', () => {
    expect(wrongAt(faq([price()]), [])).toEqual(['answer[0].children[0].service'])
  })
})
