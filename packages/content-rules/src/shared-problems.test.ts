import { collectionTypes, singletonTypes } from '@kitewright/content-types/model'
import { describe, expect, it } from 'vitest'
import { type Fields, pathText } from './problem.ts'
import { sharedProblems } from './shared-problems.ts'

const slug = (current: string) => ({ slug: { current } })
const page = (title: string) => ({ meta: { title, description: `About ${title}` } })

/** The smallest set of documents that is whole. */
function whole(): Fields[] {
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
  sharedProblems(documents).map(
    ({ type, document, path }) => `${type}: ${pathText(document, path)}`,
  )

const changed = (id: string, fields: Fields) =>
  whole().map((document) => (document._id === id ? { ...document, ...fields } : document))

describe('sharedProblems', () => {
  it('finds nothing wrong with a whole set', () => {
    expect(sharedProblems(whole())).toEqual([])
  })

  const canBeEmpty = new Set<string>(['job', 'post', 'project', 'landingPage'])
  const needed = collectionTypes.filter((type) => !canBeEmpty.has(type))

  it.each([...needed, ...singletonTypes])('misses %s', (type) => {
    const rest = whole().filter(({ _type }) => _type !== type)
    expect(found(rest)).toContain(`${type}: `)
  })

  it.each([
    ['job', 'careers'],
    ['post', 'blog'],
    ['project', 'portfolio'],
  ])('lets the list of each %s be empty if the page says so', (type, page) => {
    const without = whole().filter(({ _type }) => _type !== type)
    expect(found(without)).toEqual([`${page}: whenEmpty`])
    const said = without.map((document) =>
      document._id === page ? { ...document, whenEmpty: [{ _type: 'block' }] } : document,
    )
    expect(found(said)).toEqual([])
  })

  it('wants both legal pages', () => {
    const [problem] = sharedProblems(whole().filter(({ _id }) => _id !== 'terms'))
    expect(problem?.message).toBe('Publish the legal page terms-of-use.')
  })

  it('wants one document of a page', () => {
    expect(found([...whole(), { _id: 'home-2', _type: 'home' }])).toEqual(['home: '])
  })

  it('wants addresses to differ within a type only', () => {
    const twin = {
      _id: 'service-b',
      _type: 'service',
      title: 'B',
      metaDescription: 'B',
      ...slug('a'),
    }
    expect(found([...whole(), twin])).toEqual(['service: slug'])
    expect(found(changed('post', slug('project')))).toEqual([])
  })

  it('wants titles and descriptions to differ across all pages', () => {
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
    ['project', { services: [{ _key: 'k', _ref: 'gone' }] }, 'project: services[0]'],
    ['post', { image: { asset: { _ref: 'gone' } } }, 'post: image.asset'],
    [
      'home',
      { services: { cards: [{ _key: 'c', service: { _ref: 'gone' } }] } },
      'home: services.cards[0].service',
    ],
  ])('wants every reference to lead somewhere: %s', (id, fields, place) => {
    expect(found(changed(id, fields))).toEqual([place])
  })

  it('wants ids to differ', () => {
    expect(found([...whole(), { _id: 'faq', _type: 'faq' }])).toEqual(['faq: _id'])
  })

  describe('what is not on the site now', () => {
    const now = Date.parse('2027-03-01T12:00:00Z')
    const ahead = { publishedAt: '2027-03-03', publishedTime: '10:00', title: 'Soon' }
    const told = (documents: Fields[], at = now) =>
      sharedProblems(documents, at).map(({ type, document, path, message }) => ({
        at: `${type}: ${pathText(document, path)}`,
        message,
      }))
    const words = { whenEmpty: [{ _type: 'block' }] }
    /** A post that waits for its date, and documents that lead to it. */
    const withPost = (fields: Fields, others: Record<string, Fields>) =>
      changed('post', { ...ahead, ...fields }).map((document) => ({
        ...document,
        ...others[String(document._id)],
        ...(document._id === 'blog' && words),
      }))

    it('is named to whoever leads there before its date', () => {
      const link = {
        whoWeAre: { body: [{ markDefs: [{ _key: 'l', href: '/blog/post#part-two' }] }] },
      }
      const documents = withPost({}, { about: link })
      expect(told(documents)).toEqual([
        {
          at: 'about: whoWeAre.body[0].markDefs[0].href',
          message:
            '“Soon” is not on the site before 3 March 2027, 10:00 IST. Lead there from then on.',
        },
      ])
      expect(told(documents, Date.parse('2027-03-03T10:00:00+05:30'))).toEqual([])
    })

    it('may be led to by what comes with it or later, not by what comes before', () => {
      const body = [{ markDefs: [{ _key: 'l', href: '/blog/post#part-two' }] }]
      const other = (publishedAt: string) => [
        ...withPost({}, {}),
        { _id: 'other', _type: 'post', ...slug('other'), publishedAt, body },
      ]
      expect(told(other('2027-03-04'))).toEqual([])
      expect(told(other('2027-03-02'))).toMatchObject([{ at: 'post: body[0].markDefs[0].href' }])
    })

    it('leaves a page without entries that must say so', () => {
      const documents = changed('post', ahead)
      expect(told(documents)).toEqual([
        {
          at: 'blog: whenEmpty',
          message: 'No post is there at all times. Write what “Blog” says then.',
        },
      ])
    })

    it('is asked about jobs before the last of them ends, so that time alone breaks nothing', () => {
      const documents = changed('job', { validThrough: '2027-03-31' })
      const missing = { at: 'careers: whenEmpty' }
      expect(told(documents)).toMatchObject([missing])
      expect(told(documents, Date.parse('2028-01-01'))).toMatchObject([missing])
      const link = { whoWeAre: { body: [{ markDefs: [{ _key: 'l', href: '/careers#job' }] }] } }
      const said = documents.map((document) => ({
        ...document,
        ...(document._id === 'careers' && words),
        ...(document._id === 'about' && link),
      }))
      expect(told(said)).toEqual([])
      expect(told(said, Date.parse('2028-01-01'))).toEqual([])
    })
  })
})
