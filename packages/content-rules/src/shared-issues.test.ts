import { collectionTypes, type Fields, singletonTypes } from '@kitewright/content-types/model'
import { describe, expect, it } from 'vitest'
import { collectSharedIssues } from './shared-issues.ts'

const slug = (current: string) => ({ slug: { current } })
const page = (title: string) => ({ meta: { title, description: `About ${title}` } })

/** The smallest valid set of documents. */
function validSite(): Fields[] {
  return [
    { _id: 'group', _type: 'serviceGroup', ...slug('web') },
    {
      _id: 'service-a',
      _type: 'service',
      title: 'Service A',
      metaDescription: 'About a',
      ...slug('a'),
      group: { _ref: 'group' },
    },
    { _id: 'faq', _type: 'faq' },
    { _id: 'job', _type: 'job', ...slug('job') },
    { _id: 'post', _type: 'post', ...slug('post'), image: { asset: { _ref: 'picture' } } },
    {
      _id: 'project',
      _type: 'project',
      ...slug('project'),
      services: [{ _key: 'k', _ref: 'service-a' }],
    },
    { _id: 'privacy', _type: 'legalPage', ...slug('privacy-policy'), ...page('Privacy') },
    { _id: 'terms', _type: 'legalPage', ...slug('terms-of-use'), ...page('Terms') },
    { _id: 'picture', _type: 'sanity.imageAsset' },
    ...singletonTypes.map((type) => ({ _id: type, _type: type, ...page(type) })),
  ]
}

const found = (documents: Fields[]) =>
  collectSharedIssues(documents).map(
    ({ issue: { document, path } }) => `${document?.type}: ${path}`,
  )

const changed = (id: string, fields: Fields) =>
  validSite().map((document) => (document._id === id ? { ...document, ...fields } : document))

describe('collectSharedIssues', () => {
  it('accepts a valid set', () => {
    expect(collectSharedIssues(validSite())).toEqual([])
  })

  const canBeEmpty = new Set<string>(['author', 'job', 'post', 'project', 'landingPage', 'plan'])
  const required = [...collectionTypes, ...singletonTypes].filter((type) => !canBeEmpty.has(type))

  it.each(required)('misses %s', (type) => {
    const rest = validSite().filter(({ _type }) => _type !== type)
    expect(found(rest)).toContain(`${type}: `)
  })

  it.each([
    ['job', 'careers'],
    ['post', 'blog'],
    ['project', 'portfolio'],
  ])('allows no %s if the page has a text for that', (type, page) => {
    const without = validSite().filter(({ _type }) => _type !== type)
    expect(found(without)).toEqual([`${page}: whenEmpty`])
    const withText = without.map((document) =>
      document._id === page ? { ...document, whenEmpty: [{ _type: 'block' }] } : document,
    )
    expect(found(withText)).toEqual([])
  })

  it('requires a question that stays', () => {
    const ended = validSite().map((one) =>
      one._type === 'faq' ? { ...one, endsOn: '2027-03-31' } : one,
    )
    const [shared] = collectSharedIssues(ended)
    expect(shared?.issue.message).toBe('Publish at least one question without a last day.')
  })

  it('requires both legal pages', () => {
    const [shared] = collectSharedIssues(validSite().filter(({ _id }) => _id !== 'terms'))
    expect(shared?.issue.message).toBe('Publish the legal page terms-of-use.')
  })

  it('requires exactly one document per page', () => {
    expect(found([...validSite(), { _id: 'home-2', _type: 'home' }])).toEqual(['home: '])
  })

  it('requires unique addresses within a type', () => {
    const duplicate = {
      _id: 'service-b',
      _type: 'service',
      title: 'B',
      metaDescription: 'B',
      ...slug('a'),
    }
    expect(found([...validSite(), duplicate])).toEqual(['service: slug'])
    expect(found(changed('post', slug('project')))).toEqual([])
  })

  it('requires unique titles and descriptions', () => {
    expect(
      found(changed('blog', { meta: { title: 'service a ', description: 'About a' } })),
    ).toEqual(['blog: meta.title', 'blog: meta.description'])
    expect(found(changed('terms', page('Privacy')))).toEqual([
      'legalPage: meta.title',
      'legalPage: meta.description',
    ])
  })

  it.each([
    ['service-a', { group: { _ref: 'gone' } }, 'service: group'],
    ['service-a', { group: { _ref: 'home' } }, 'service: group'],
    ['project', { services: [{ _key: 'k', _ref: 'gone' }] }, 'project: services[_key=="k"]'],
    ['post', { image: { asset: { _ref: 'gone' } } }, 'post: image.asset'],
    [
      'home',
      { services: { cards: [{ _key: 'c', service: { _ref: 'gone' } }] } },
      'home: services.cards[_key=="c"].service',
    ],
  ])('rejects a dead reference: %s', (id, fields, place) => {
    expect(found(changed(id, fields))).toEqual([place])
  })

  it('requires unique ids', () => {
    expect(found([...validSite(), { _id: 'faq', _type: 'faq' }])).toEqual(['faq: _id'])
  })

  describe('entries with an embargo or expiry', () => {
    const now = Date.parse('2027-03-01T12:00:00Z')
    const scheduled = { publishedAt: '2027-03-03', publishedTime: '10:00', title: 'Soon' }
    const issues = (documents: Fields[], at = now) =>
      collectSharedIssues(documents, at).map(({ issue: { document, path, message } }) => ({
        at: `${document?.type}: ${path}`,
        message,
      }))
    const words = { whenEmpty: [{ _type: 'block' }] }
    /** An embargoed post, and documents that link to it. */
    const withPost = (fields: Fields, others: Record<string, Fields>) =>
      changed('post', { ...scheduled, ...fields }).map((document) => ({
        ...document,
        ...others[String(document._id)],
        ...(document._id === 'blog' && words),
      }))

    it('rejects a link to an embargoed post', () => {
      const link = {
        whoWeAre: { body: [{ markDefs: [{ _key: 'l', href: '/blog/post#part-two' }] }] },
      }
      const documents = withPost({}, { about: link })
      expect(issues(documents)).toEqual([
        {
          at: 'about: whoWeAre.body[0].markDefs[_key=="l"].href',
          message: '“Soon” goes live on 3 March 2027, 10:00 IST. Link to it after that.',
        },
      ])
      expect(issues(documents, Date.parse('2027-03-03T10:00:00+05:30'))).toEqual([])
    })

    it('allows a link from an entry that goes live at the same time or later', () => {
      const body = [{ markDefs: [{ _key: 'l', href: '/blog/post#part-two' }] }]
      const other = (publishedAt: string) => [
        ...withPost({}, {}),
        { _id: 'other', _type: 'post', ...slug('other'), publishedAt, body },
      ]
      expect(issues(other('2027-03-04'))).toEqual([])
      expect(issues(other('2027-03-02'))).toMatchObject([
        { at: 'post: body[0].markDefs[_key=="l"].href' },
      ])
    })

    it('requires a text for a list that an embargo leaves empty', () => {
      const documents = changed('post', scheduled)
      expect(issues(documents)).toEqual([
        {
          at: 'blog: whenEmpty',
          message: 'At times there is no post. Write the text that “Blog” shows then.',
        },
      ])
    })

    it('requires the text before the last job expires, so that the site stays valid', () => {
      const documents = changed('job', { validThrough: '2027-03-31' })
      const missing = { at: 'careers: whenEmpty' }
      expect(issues(documents)).toMatchObject([missing])
      expect(issues(documents, Date.parse('2028-01-01'))).toMatchObject([missing])
      const link = { whoWeAre: { body: [{ markDefs: [{ _key: 'l', href: '/careers#job' }] }] } }
      const withText = documents.map((document) => ({
        ...document,
        ...(document._id === 'careers' && words),
        ...(document._id === 'about' && link),
      }))
      expect(issues(withText)).toEqual([])
      expect(issues(withText, Date.parse('2028-01-01'))).toEqual([])
    })
  })
})
