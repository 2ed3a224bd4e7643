import { singletonTypes } from '@kitewright/content-types/model'
import { describe, expect, it } from 'vitest'
import { causesOf } from './causes.ts'
import { mergeDocuments, newProblems } from './new-problems.ts'
import { type Fields, pathText } from './problem.ts'
import { renameReferences, type UpdatedText, withTexts } from './rename-references.ts'

const tiers = (...names: string[]) =>
  names.map((name, place) => ({ _key: `t${place}`, name, from: 50_000 * (place + 1) }))

const service = (fields: Fields = {}): Fields => ({
  _id: 'service-web',
  _type: 'service',
  title: 'Web Development',
  metaDescription: 'About the web',
  slug: { current: 'web-development' },
  lead: 'From {from Starter}.',
  tiers: tiers('Starter', 'Professional', 'Enterprise'),
  ...fields,
})

const faq = (id: string, question: string, text: string, href = '/contact'): Fields => ({
  _id: id,
  _type: 'faq',
  question,
  answer: [
    {
      _key: 'a',
      _type: 'block',
      children: [{ _key: 'b', _type: 'span', text }],
      markDefs: [{ _key: 'l', _type: 'link', href }],
    },
  ],
})

const page = (title: string) => ({ meta: { title, description: `About ${title}` } })

const site: Fields[] = [
  service(),
  faq('faq-cost', 'What does it cost?', 'It is {range Starter of web-development}.'),
  faq('faq-where', 'Where is more?', 'There.', '/services/web-development?a=1#prices'),
  { _id: 'group', _type: 'serviceGroup' },
  ...['privacy-policy', 'terms-of-use'].map((slug) => ({
    _id: slug,
    _type: 'legalPage',
    slug: { current: slug },
    ...page(slug),
  })),
  { _id: 'job', _type: 'job' },
  { _id: 'post', _type: 'post' },
  { _id: 'project', _type: 'project' },
  ...singletonTypes.map((type) => ({ _id: type, _type: type, ...page(type) })),
]

const made = (changed: Fields) => newProblems(site, mergeDocuments(site, [changed]))
const causes = (changed: Fields) => {
  const before = site.find(({ _id }) => _id === changed._id)
  const elsewhere = made(changed).filter(({ document }) => document?._id !== changed._id)
  return causesOf(elsewhere, before, changed).map(({ path, message }) => ({
    path: pathText(changed, path),
    message,
  }))
}

describe('newProblems', () => {
  it('leaves out what is wrong already, wherever the document stands', () => {
    const wrong = faq('faq-old', 'Old?', 'Old.', '/gone')
    const before = [...site, wrong]
    const changed = service({ lead: 'Other words.' })
    expect(newProblems(before, mergeDocuments(before, [changed]))).toEqual([])
    const worse = faq('faq-old', 'Old?', 'Old.', '/gone-too')
    expect(newProblems(before, mergeDocuments(before, [worse]))).toHaveLength(1)
  })

  it('tells what deleting a service breaks, and where', () => {
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

  it('suggests the page that was meant', () => {
    const [problem] = made(faq('faq-where', 'Where is more?', 'There.', '/conatct'))
    expect(problem?.message).toBe('No page stands at /conatct. Did you mean /contact?')
  })

  it.each(['/Contact/', '/contact?from=faq', '/services', '/sitemap.xml', '#prices', 'tel:1'])(
    'lets a link lead to %s',
    (href) => {
      expect(made(faq('faq-where', 'Where is more?', 'There.', href))).toEqual([])
    },
  )

  it('names the packages that there are', () => {
    const [problem] = made(faq('faq-cost', 'What?', '{range Startr of web-development}'))
    expect(problem?.message).toBe(
      '{range Startr of web-development}: “web-development” has no package “Startr”. It has “Starter”, “Professional” and “Enterprise”.',
    )
  })

  it('names the service that there is not', () => {
    const [problem] = made(faq('faq-cost', 'What?', '{from of web}'))
    expect(problem?.message).toContain('no service stands at “web”')
  })
})

describe('causesOf', () => {
  it('blames a rename, not the texts that it leaves behind', () => {
    const renamed = service({ tiers: tiers('Basic', 'Professional', 'Enterprise'), lead: 'A.' })
    expect(causes(renamed)).toEqual([
      {
        path: 'tiers[0].name',
        message:
          '“Starter” is now called “Basic”, and a text (“What does it cost?”) still asks for the price of “Starter”. Carry them along, or keep the name.',
      },
    ])
  })

  it('blames a new address for links and slots alike', () => {
    const [cause, ...others] = causes(service({ slug: { current: 'websites' } }))
    expect(others).toEqual([])
    expect(cause?.path).toBe('slug')
    expect(cause?.message).toBe(
      'The address was “web-development”, and 2 texts (“What does it cost?” and “Where is more?”) still lead there. Carry them along, or keep the address.',
    )
  })

  it('blames the list of packages for one that is gone', () => {
    const [, ...rest] = tiers('Starter', 'Professional', 'Enterprise')
    const [cause] = causes(service({ tiers: rest, lead: 'A.' }))
    expect(cause).toMatchObject({ path: 'tiers' })
    expect(cause?.message).toContain('The package “Starter” is gone, and a text')
  })

  it('tells a document that another one, later in the list, says the same', () => {
    const [cause] = causes(service({ title: 'careers' }))
    expect(cause).toEqual({
      path: 'title',
      message: '“Careers” says the same. Change one of them.',
    })
  })
})

describe('renameReferences', () => {
  const carried = (id: string, after: Fields): UpdatedText[] => {
    const documents = mergeDocuments(site, [after])
    const document = documents.find(({ _id }) => _id === id)
    return document ? renameReferences(document, { before: service(), after }, documents) : []
  }

  it('makes the whole right again, in the renamed service as elsewhere', () => {
    const after = service({
      slug: { current: 'websites' },
      tiers: tiers('Basic', 'Professional', 'Enterprise'),
    })
    const documents = mergeDocuments(site, [after])
    const mended = documents.map((document) =>
      withTexts(document, carried(String(document._id), after)),
    )
    expect(newProblems(site, mended)).toEqual([])
    const texts = JSON.stringify(mended)
    expect(texts).toContain('It is {range Basic of websites}.')
    expect(texts).toContain('From {from Basic}.')
    expect(texts).toContain('"/services/websites?a=1#prices"')
  })

  it('leaves alone what still leads somewhere', () => {
    expect(carried('faq-where', service({ tiers: tiers('Basic', 'B', 'C') }))).toEqual([])
    // The other way round: “Starter” is still there.
    expect(carried('faq-cost', service({ tiers: tiers('Professional', 'Starter', 'C') }))).toEqual(
      [],
    )
  })

  it('leaves the texts of a package that is gone to a person', () => {
    const [, ...rest] = tiers('Starter', 'Professional', 'Enterprise')
    expect(carried('faq-cost', service({ tiers: rest }))).toEqual([])
  })
})
