import { isFields } from '@kitewright/content-types/model'
import { describe, expect, it } from 'vitest'
import { walk } from '../tests/walk.ts'
import { seedAssets } from './seed-assets.ts'
import { seedDocuments } from './seed-documents.ts'

const documents = seedDocuments()
const ofType = <T extends (typeof documents)[number]['_type']>(type: T) =>
  documents.filter(
    (document): document is Extract<typeof document, { _type: T }> => document._type === type,
  )

describe('contents', () => {
  it('has at least twenty questions in at least five categories, all of them listed', () => {
    const categories = new Set(ofType('faq').map((faq) => faq.category))
    expect(ofType('faq').length).toBeGreaterThanOrEqual(20)
    expect(categories.size).toBeGreaterThanOrEqual(5)
    expect(ofType('home')[0]?.faq.categories).toEqual([...categories.values()].sort(byListing))
  })
})

function byListing(a: string, b: string) {
  const listed = ofType('home')[0]?.faq.categories ?? []
  return listed.indexOf(a) - listed.indexOf(b)
}

describe('consistency', () => {
  it('builds ids from type and name', () => {
    for (const document of documents) {
      if (!('slug' in document)) continue
      expect(document._id).toBe(`${document._type}-${document.slug.current}`)
    }
  })

  it('gives the same result each time', () => {
    expect(seedDocuments()).toEqual(documents)
  })

  it.each(documents.map((document) => [document._id, document] as const))(
    '%s: every list item has its own key',
    (_id, document) => {
      for (const { path, value } of walk(document)) {
        if (!Array.isArray(value)) continue
        const keys = value.filter(isFields).map((item) => item._key)
        expect(keys, path).not.toContain(undefined)
        expect(new Set(keys).size, path).toBe(keys.length)
      }
    },
  )

  it('links to its own pages by reference', () => {
    for (const { path, value } of documents.flatMap((document) => [...walk(document)])) {
      if (/\.(href|applyUrl)$/.test(path)) expect(value, path).toMatch(/^(https|mailto|tel):/)
    }
  })

  it('has ranks for sortable lists', () => {
    for (const type of ['serviceGroup', 'service', 'faq', 'job', 'project'] as const) {
      const orderRanks = ofType(type).map((document) => document.orderRank)
      expect(new Set(orderRanks).size, type).toBe(orderRanks.length)
      for (const rank of orderRanks) expect(rank).toMatch(/^0\|[0-9a-z]{6}:$/)
    }
  })
})

describe('the drawings', () => {
  it('are named by hash and served under /media', () => {
    for (const { path, body, document } of seedAssets()) {
      const { width, height } = document.metadata?.dimensions ?? {}
      expect(document._id).toBe(`image-${document.sha1hash}-${width}x${height}-svg`)
      expect(document.url).toBe(path)
      expect(document.size).toBe(Buffer.byteLength(body))
      expect(body).toContain(`viewBox="0 0 ${width} ${height}"`)
    }
  })
})

it('the features of digital marketing follow the order of its headline', () => {
  const page = ofType('service').find(({ slug }) => slug.current === 'digital-marketing')
  const words = `${page?.headline.impact} ${page?.headline.effort}`.match(/\w+/g) ?? []
  expect(words).toEqual(['Search', 'Social', 'Sold'])
  expect(page?.features.slice(0, 3).map(({ title }) => title.split(':')[0])).toEqual(words)
})
