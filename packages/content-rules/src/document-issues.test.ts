import { documentTypes, getKnownFields } from '@kitewright/content-types/model'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validDocument } from '../tests/valid-documents.ts'
import { collectDocumentIssues } from './document-issues.ts'
import { withIndexes } from './field-titles.ts'
import { getPropertyRuns } from './testing.ts'
import { isSafeLink, textForms } from './text.ts'

type Kind = keyof typeof validDocument

/** Sets one field by path: `tiers[1].from`. */
function withField(document: object, path: string, value: unknown): object {
  const steps = path.split(/[.[\]]+/).filter(Boolean)
  const last = steps.pop() ?? ''
  const parent = steps.reduce<object>((around, step) => {
    const inner: unknown = Reflect.get(around, step)
    if (typeof inner === 'object' && inner !== null) return inner
    throw new Error(`The document has no ${path}`)
  }, document)
  if (value === undefined) Reflect.deleteProperty(parent, last)
  else Reflect.set(parent, last, value)
  return document
}

const link = (label: string) => ({ _type: 'link', _key: label, label, href: '/about' })

const brokenAt = (document: object) =>
  collectDocumentIssues(document).map(({ path }) => withIndexes(document, path))

describe('collectDocumentIssues', () => {
  it.each(Object.keys(validDocument))('accepts a valid %s', (kind) => {
    expect(collectDocumentIssues(validDocument[kind as Kind]())).toEqual([])
  })

  const cases: [Kind, string, unknown, string?][] = [
    ['service', 'menuLine', 'x'.repeat(33)],
    ['service', 'metaDescription', 'Too short.'],
    ['service', 'metaDescription', 'x'.repeat(156)],
    ['service', 'lead', 'x'.repeat(171)],
    ['service', 'facts', []],
    ['service', 'highlights', []],
    ['service', 'lists', []],
    ['service', 'lists[1].items', []],
    [
      'service',
      'areas',
      { title: 'Areas', items: [{ title: 'One', text: 'Only.' }] },
      'areas.items',
    ],
    ['service', 'features', []],
    ['service', 'steps', []],
    ['service', 'steps[0].outcome', 'x'.repeat(35)],
    ['service', 'steps[0].duration', 'x'.repeat(25)],
    ['home', 'why.stats[0].unit', 'x'.repeat(5)],
    ['home', 'why.stats[0].value', -1],
    ['home', 'why.stats[0].value', 1_000_001],
    ['service', 'tiers', []],
    ['service', 'tiers[0].tagline', 'x'.repeat(71)],
    ['service', 'tiers[0].bullets', ['Includes 5–10 pages']],
    ['service', 'tiers[0].from', 0],
    ['service', 'tiers[0].from', -50_000],
    ['service', 'tiers[0].from', 50_000.5],
    ['service', 'tiers[0].to', 50_000],
    ['service', 'tiers[1].from', 50_000],
    ['service', 'tiers[0].weeksFrom', 0],
    ['service', 'tiers[0].weeksFrom', 1.5],
    ['service', 'tiers[0].weeksFrom', 5, 'tiers[0].weeksTo'],
    ['service', 'tiers[0].weeksFrom', undefined],
    ['service', 'tiers[0].weeksTo', 105],
    ['service', 'tiers[2].weeksTo', 11],
    ['service', 'tiers[1].period', 'month'],
    ['service', 'tiers[1].name', 'starter!', 'tiers[1].name'],
    ['service', 'tiers[2].facts', ['lifetime support'], 'tiers[2].facts[0]'],
    ['service', 'drawing', undefined],
    ['service', 'isNot', undefined],
    ['service', 'pictures', [{ place: 'plate-1' }], 'pictures[0].place'],
    ['service', 'pictures', [{ place: 'tall' }], 'pictures[0].place'],
    ['service', 'pictures', [{ place: 'wide' }, { place: 'wide' }], 'pictures[1].place'],
    ['service', 'drawing.stations', [{ title: 'One', text: 'Only.' }]],
    ['service', 'isNot.neighbour._ref', 'service-a', 'isNot.neighbour'],
    ['service', 'questions', [{ _ref: 'faq-a' }, { _ref: 'faq-a' }], 'questions[1]._ref'],
    ['service', 'questions', ['a', 'b', 'c', 'd'].map((id) => ({ _ref: `faq-${id}` }))],
    ['siteSettings', 'cin', 'U72200KA2020PTC12345'],
    ['siteSettings', 'cin', 'u72200ka2020ptc123456'],
    ['siteSettings', 'cin', 'U72200 KA2020PTC12345'],
    ['siteSettings', 'gstin', '29ABCDE1234F1Z'],
    ['siteSettings', 'gstin', '29ABCDE1234F125'],
    ['siteSettings', 'gstin', '29abcde1234f1z5'],
    ['service', 'slug.current', 'Web Development', 'slug'],
    ['service', 'slug.current', 'web--development', 'slug'],
    ['service', 'slug.current', 'index', 'slug'],
    ['service', 'slug.current', '404', 'slug'],
    ['service', 'title', '   '],
    ['service', 'title', '\u200b'],
    ['service', 'title', 'x'.repeat(201)],
    ['service', 'steps[0].text', 'x'.repeat(1001)],
    ['service', 'steps[1]._key', 'k0', 'steps[0]'],
    ['home', 'services.cards', []],
    ['home', 'services.cards[3].technologies', ['One']],
    ['home', 'process.steps', []],
    ['home', 'process.steps[2].deliverables', ['One']],
    ['home', 'why.stats', []],
    ['home', 'why.stats[0].facts', ['One']],
    ['home', 'faq.categories', ['Pricing', 'pricing'], 'faq.categories[1]'],
    ['home', 'meta.description', 'Too short.'],
    ['home', 'meta.noindex', true],
    ['servicesOverview', 'cards', []],
    ['servicesOverview', 'cards[0].href', 'javascript:alert(1)'],
    ['servicesOverview', 'reasons.items', []],
    ['about', 'philosophy.items', []],
    ['about', 'halves.hardware', ['Boards']],
    ['contact', 'next.items', []],
    ['booking', 'facts', []],
    ['comingSoon', 'launchDate', '2025-02-30'],
    ['siteSettings', 'splash.messages', ['One']],
    ['siteSettings', 'social[1].network', 'X'],
    ['siteSettings', 'social[0].url', '/contact'],
    ['siteSettings', 'social[0].url', undefined],
    ['siteSettings', 'social[0].url', 'http://x.example'],
    ['siteSettings', 'headerLinks', [link('About'), link('about')], 'headerLinks[1].label'],
    ['siteSettings', 'headerLinks', [link('x'.repeat(61))]],
    ['siteSettings', 'headerButtons', [link('Call'), link('Meet'), link('Write')]],
    ['siteSettings', 'email', 'hello at kitewright'],
    ['siteSettings', 'phone', 'call us'],
    ['project', 'tags', ['One']],
    ['project', 'tags', ['1', '2', '3', '4', '5', '6', '7']],
    ['project', 'tags', ['IoT', 'iot'], 'tags[1]'],
    [
      'project',
      'packages',
      [{ _key: 'a', _type: 'price', service: { _ref: 'another' }, tier: 'basic', form: 'range' }],
      'packages[0].service',
    ],
    ['project', 'image', { _type: 'picture' }, 'image.asset'],
    ['project', 'image', { _type: 'picture', asset: { _ref: 'a' } }, 'image.alt'],
    ['post', 'publishedAt', 'yesterday'],
    ['post', 'author', undefined],
    ['post', 'author', ' '],
    ['post', 'body', []],
    ['post', 'body', [{ _type: 'block', children: [{ _type: 'span', text: ' ' }] }]],
    ['job', 'applyUrl', '/contact'],
    ['job', 'applyUrl', 'tel:+918055500142'],
    ['job', 'validThrough', '2026-09-30'],
    ['post', 'endsOn', '2026-09-30'],
    ['service', 'endsOn', '2027-03-31', 'replacedBy'],
    ['legalPage', 'slug.current', 'cookies', 'slug'],
    ['legalPage', 'slug.current', 'terms-of-use', 'sections'],
    ['legalPage', 'sections', []],
    ['legalPage', 'sections[1].anchor.current', 'section-0'],
  ]

  it.each(cases)('%s: %s = %j is a problem', (kind, path, value, place = path) => {
    expect(brokenAt(withField(validDocument[kind](), path, value))).toContain(place)
  })

  describe('rich text', () => {
    const span = (more: object = {}) => ({ _type: 'span', _key: 's', text: 'Words', ...more })
    const linkMark = { _type: 'link', _key: 'l', href: '/contact' }
    const block = (more: object = {}) => ({
      _type: 'block',
      _key: 'b',
      children: [span()],
      ...more,
    })
    const faq = (...answer: unknown[]) => ({ _type: 'faq', _id: 'faq-a', answer })

    it('accepts everything that the text editor offers', () => {
      for (const style of textForms.styles)
        expect(collectDocumentIssues(faq(block({ style })))).toEqual([])
      for (const listItem of textForms.lists) {
        expect(collectDocumentIssues(faq(block({ listItem, level: 1 })))).toEqual([])
      }
      for (let level = 1; level <= textForms.mostLevels; level += 1) {
        expect(collectDocumentIssues(faq(block({ listItem: 'bullet', level })))).toEqual([])
      }
      for (const mark of [...textForms.decorators, 'l']) {
        const children = [span({ marks: [mark] })]
        expect(collectDocumentIssues(faq(block({ markDefs: [linkMark], children })))).toEqual([])
      }
    })

    it.each(['underline', 'constructor', 'code', '__proto__', 'gone', 'L', 7, null])(
      'may not hold the mark %j',
      (mark) => {
        const children = [span(), span({ _key: 't', marks: ['strong', mark] })]
        const document = faq(block(), block({ _key: 'c', markDefs: [linkMark], children }))
        expect(brokenAt(document)).toEqual(['answer[1].children[1].marks'])
        expect(collectDocumentIssues(document)[0]?.message).toContain('Clear their formatting.')
      },
    )

    it.each([
      ['one mark twice', ['strong', 'strong']],
      ['two links', ['l', 'm']],
      ['a list of none', 'strong'],
    ])('rejects text with %s', (_, marks) => {
      const markDefs = [linkMark, { ...linkMark, _key: 'm' }]
      const document = faq(block({ markDefs, children: [span({ marks })] }))
      expect(brokenAt(document)).toEqual(['answer[0].children[0].marks'])
    })

    it.each<[string, unknown]>([
      ['answer[0].style', block({ style: 'h1' })],
      ['answer[0].style', block({ style: 'constructor' })],
      ['answer[0].listItem', block({ listItem: 'square' })],
      ['answer[0].level', block({ listItem: 'bullet', level: 1000 })],
      ['answer[0].level', block({ listItem: 'bullet', level: textForms.mostLevels + 1 })],
      ['answer[0].level', block({ listItem: 'bullet', level: 1.5 })],
      ['answer[0].level', block({ listItem: 'bullet', level: 0 })],
      ['answer[0].level', block({ listItem: 'bullet', level: '2' })],
      ['answer[0].level', block({ level: 1000 })],
      ['answer[0].children', block({ children: undefined })],
      ['answer[0].children', block({ children: 'words' })],
      ['answer[0].markDefs', block({ markDefs: 'link' })],
      ['answer[0].markDefs[0]', block({ markDefs: [{ _type: 'link', href: '/contact' }] })],
      ['answer[0].markDefs[0]', block({ markDefs: [{ _type: 'script', _key: 'x' }] })],
      ['answer[0].children[1]', block({ children: [span(), { _type: 'widget', _key: 'i' }] })],
      ['answer[0].children[1]', block({ children: [span(), 'words'] })],
      ['answer[0]', { _type: 'html', _key: 'h', html: '<b>' }],
      ['answer[0]', null],
    ])('rejects a part at %s that cannot be shown', (place, part) => {
      expect(brokenAt(faq(part, block({ _key: 'last' })))).toEqual([place])
    })
  })

  it('rejects an address that hosts reserve, and names it', () => {
    const document = withField(validDocument.service(), 'slug.current', 'index')
    expect(collectDocumentIssues(document)).toMatchObject([
      { path: 'slug', message: expect.stringContaining('“index”') },
    ])
  })

  it('names the document and the field in the words of its form', () => {
    const document = withField(validDocument.service(), 'tiers[1].from', 50_000)
    expect(collectDocumentIssues(document)).toEqual([
      {
        document: { type: 'service', id: 'service-a', title: 'Web Development' },
        path: 'tiers[_key=="b"].from',
        field: 'Package 2 · From (rupees)',
        message: 'Put the packages in order, cheapest first: this one must cost more.',
      },
    ])
  })

  it('finds a fact in a bullet regardless of case, dash and punctuation', () => {
    const document = withField(
      validDocument.service(),
      'tiers[0].bullets[0]',
      'Pages: 5 - 10, PAGES.',
    )
    expect(collectDocumentIssues(document)).toEqual([])
  })

  it('requires a drawing on Ledger pages only', () => {
    const document = withField(validDocument.service(), 'layout', 'specimen')
    withField(document, 'drawing', undefined)
    withField(document, 'isNot', undefined)
    expect(collectDocumentIssues(document)).toEqual([])
  })

  it('rejects a document of more than 200 KB', () => {
    const bullets = Array.from({ length: 1100 }, () => 'x'.repeat(199))
    expect(brokenAt({ _type: 'post', bullets })).toContain('')
  })

  it('rejects excessive nesting', () => {
    let deep: unknown = 'core'
    for (let level = 0; level < 20_000; level += 1) deep = { deep }
    expect(collectDocumentIssues({ _type: 'job', deep })).toMatchObject([{ path: '' }])
  })

  it('reports one problem per place', () => {
    const document = withField(validDocument.service(), 'menuLine', 'x'.repeat(300))
    expect(brokenAt(document)).toEqual(['menuLine'])
  })

  it('never throws for any JSON', () => {
    const kinds = fc.constantFrom(...Object.keys(validDocument), 'sanity.imageAsset', 'x')
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), kinds, (value, kind) => {
        expect(collectDocumentIssues(value)).toBeInstanceOf(Array)
        const fields = typeof value === 'object' ? value : { value }
        expect(collectDocumentIssues({ ...fields, _type: kind })).toBeInstanceOf(Array)
      }),
      { numRuns: getPropertyRuns(500) },
    )
  })

  it('never throws for any value in a field of a valid document', () => {
    const kinds = fc.constantFrom(...(Object.keys(validDocument) as Kind[]))
    fc.assert(
      fc.property(kinds, fc.nat(), fc.jsonValue({ maxDepth: 3 }), (kind, place, value) => {
        const document: Record<string, unknown> = validDocument[kind]()
        const names = Object.keys(document)
        document[names[place % names.length] ?? ''] = value
        expect(collectDocumentIssues(document)).toBeInstanceOf(Array)
      }),
      { numRuns: getPropertyRuns(500) },
    )
  })

  it('rejects hostile links in every link field of the schema', () => {
    const hostile = fc
      .oneof(
        fc.constantFrom('javascript:alert(1)', '//evil.example', 'data:text/html,x'),
        fc.string(),
      )
      .filter((href) => !isSafeLink(href))
    const links = documentTypes.flatMap((type) =>
      [...getKnownFields(type).rules].flatMap(([place, { is }]) =>
        is === 'link' ? [{ type, place, steps: place.replaceAll('[]', '.[]').split('.') }] : [],
      ),
    )
    expect(links.length).toBeGreaterThan(30)
    fc.assert(
      fc.property(fc.constantFrom(...links), hostile, ({ type, place, steps }, href) => {
        const document = steps.reduceRight<unknown>(
          (value, step) => (step === '[]' ? [value] : { [step]: value }),
          href,
        )
        const expected = place.replaceAll('[]', '[0]')
        const problems = collectDocumentIssues({ ...(document as object), _type: type })
        expect(problems.map(({ path }) => path)).toContainEqual(expected)
      }),
      { numRuns: getPropertyRuns(500) },
    )
  })

  it('applies no rule by field name', () => {
    const long = 'x'.repeat(5000)
    const fields = { quote: long, text: long, href: 'anywhere', slug: { current: 'A B' }, alt: '' }
    expect(
      collectDocumentIssues({ _type: 'job', note: { ...fields, list: [], empty: '' } }),
    ).toEqual([])
  })

  it.each(['note', 'constructor', undefined])(
    'knows no rules for the type %j, and says so',
    (_type) => {
      expect(collectDocumentIssues({ _type, title: 'A note' })).toMatchObject([
        { path: '', message: 'The site knows no document of this type.' },
      ])
    },
  )
})

describe('a stored picture', () => {
  const metadata = { dimensions: { width: 900, height: 600 } }

  it.each(['https://cdn.example/a.png', '/media/a.svg', 'http://localhost:3334/images/a.png'])(
    'may be at %s',
    (url) => {
      expect(collectDocumentIssues({ _type: 'sanity.imageAsset', url, metadata })).toEqual([])
    },
  )

  it.each([
    undefined,
    'javascript:alert(1)',
    'http://evil.example/a.png',
    '#a',
    'mailto:a@b.example',
  ])('rejects the address %j', (url) => {
    expect(brokenAt({ _type: 'sanity.imageAsset', url, metadata })).toEqual(['url'])
  })

  it.each([
    ['https://cdn.example/a.mp4', []],
    ['/media/a.mp4', []],
    ['https://cdn.example/a.html', ['url']],
    ['javascript:a.mp4', ['url']],
  ])('a file may be at %s, if it ends as its id does', (url, problems) => {
    expect(brokenAt({ _id: 'file-a-mp4', _type: 'sanity.fileAsset', url })).toEqual(problems)
  })

  it('requires a size', () => {
    const asset = {
      _type: 'sanity.imageAsset',
      url: '/media/a.svg',
      metadata: { dimensions: { width: 0 } },
    }
    expect(brokenAt(asset)).toEqual(['metadata.dimensions.width', 'metadata.dimensions.height'])
  })
})
