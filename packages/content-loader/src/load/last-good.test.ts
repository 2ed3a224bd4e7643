import type { Fields } from '@kitewright/content-rules/check'
import { describe, expect, it } from 'vitest'
import { checkDocument, collectIssues, omitUnusedUploads } from './check-documents.ts'
import { withBundled, withLastGood } from './last-good.ts'
import { loadBundledSeed } from './load.ts'

const { documents: bundled } = await loadBundledSeed()
/** The seed with a price placeholder in plain text, which uses names; tokens follow renames. */
const seed = omitUnusedUploads(bundled.map((document) => checkDocument(document))).map(
  ({ document }): Fields =>
    document._id === 'about'
      ? { ...document, lead: 'Sites cost {range Starter of web-development}.' }
      : document,
)
const get = (documents: readonly Fields[], id: string): Fields => {
  const found = documents.find(({ _id }) => _id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}
const published = (changes: Record<string, Fields | null>, rev = 'new') => [
  ...seed.filter(({ _id }) => !(String(_id) in changes)),
  ...Object.entries(changes).flatMap(([id, set]) =>
    set ? [{ ...(seed.find(({ _id }) => _id === id) ?? {}), ...set, _id: id, _rev: rev }] : [],
  ),
]
const accepted = (documents: readonly Fields[]) => {
  const result = withLastGood(documents, seed)
  if (!result) throw new Error('The seed is not valid')
  return result
}
const someQuestion = String(seed.find(({ _type }) => _type === 'faq')?._id)

it('keeps the last good version of an invalid entry, and publishes the rest', () => {
  const { documents, quarantined } = accepted([
    ...published({ [someQuestion]: { question: 'Is it new?' } }, 'a').filter(
      ({ _id }) => _id !== 'about',
    ),
    { ...get(seed, 'about'), lead: undefined, meta: undefined, _rev: 'b' },
  ])
  expect(quarantined).toMatchObject([{ id: 'about', rev: 'b', hasLastGood: true }])
  expect(quarantined[0]?.issues.length).toBeGreaterThan(0)
  expect(get(documents, 'about')).toEqual(get(seed, 'about'))
  expect(get(documents, someQuestion).question).toBe('Is it new?')
})

it('omits a new invalid entry', () => {
  const bad = { _type: 'faq', question: 'Without an answer?' }
  const { documents, quarantined } = accepted(published({ 'faq-new': bad }))
  expect(quarantined).toMatchObject([
    { id: 'faq-new', hasLastGood: false, name: 'Without an answer?' },
  ])
  expect(documents).toHaveLength(seed.length)
})

it('keeps a deleted entry while others refer to it, and names them', () => {
  const service = 'service-web-development'
  const { documents, quarantined } = accepted(published({ [service]: null }))
  expect(quarantined).toMatchObject([{ id: service, rev: null, hasLastGood: true }])
  expect(quarantined[0]?.issues[0]?.document?.id).not.toBe(service)
  expect(get(documents, service)).toBeDefined()
})

it('rejects a rename that breaks other entries, and accepts one that updates them', () => {
  const service = get(seed, 'service-web-development')
  const tiers = (service.tiers as Fields[]).map((tier, place) =>
    place === 0 ? { ...tier, name: 'Basic' } : tier,
  )
  const rename = { [String(service._id)]: { tiers } }
  expect(accepted(published(rename)).quarantined).toMatchObject([{ id: service._id }])

  const texts = JSON.stringify(seed).match(/\{range Starter of web-development\}/g)
  expect(texts?.length).toBeGreaterThan(0)
  const lastGood = seed
    .filter((document) => JSON.stringify(document).includes('{range Starter of web-development}'))
    .map(
      (document): Fields =>
        JSON.parse(
          JSON.stringify(document).replaceAll('{range Starter of web', '{range Basic of web'),
        ),
    )
  const all = Object.fromEntries(lastGood.map((document) => [String(document._id), document]))
  const own = JSON.parse(
    JSON.stringify({ ...service, tiers }).replaceAll('{range Starter}', '{range Basic}'),
  )
  expect(accepted(published({ ...all, [String(service._id)]: own })).quarantined).toEqual([])
})

it('returns null when the last good content is invalid', () => {
  const broken = seed.filter(({ _id }) => _id !== 'home')
  expect(withLastGood(published({ about: { meta: undefined } }), broken)).toBeNull()
})

it('hides a post, and quarantines an older publish that links to it', () => {
  const post = String(seed.find(({ _type }) => _type === 'post')?._id)
  const primary = { _type: 'link', label: 'Read', page: { _type: 'reference', _ref: post } }
  const hero = { ...(get(seed, 'home').hero as Fields), primary }
  const hidden = { publishedAt: '2999-01-01', _rev: 'b', _updatedAt: '2026-11-02T02:00:00Z' }
  const { quarantined } = accepted(
    published({ home: { hero, _updatedAt: '2026-11-02T01:00:00Z' } }, 'a').map((document) =>
      document._id === post ? { ...document, ...hidden } : document,
    ),
  )
  expect(quarantined.map(({ id }) => id)).toEqual(['home'])
})

describe('a site without releases', () => {
  const without = (id: string, field: string) =>
    published({ [id]: { [field]: undefined } }).map(
      (document): Fields => ({
        ...document,
        _rev: 'import',
      }),
    )
  const getShown = (documents: readonly Fields[]) => {
    const result = withBundled(documents, seed)
    if (!result) throw new Error('Nothing valid is left')
    expect(collectIssues(result.documents)).toEqual([])
    return result
  }

  it('uses the bundled version of an invalid entry, and publishes the rest', () => {
    const { documents, quarantined } = getShown(
      without('about', 'lead').map((document) =>
        document._id === someQuestion ? { ...document, question: 'Is it new?' } : document,
      ),
    )
    expect(quarantined).toMatchObject([
      { id: 'about', rev: 'import', hasLastGood: true, isBundled: true },
    ])
    expect(get(documents, 'about').lead).toBe(get(seed, 'about').lead)
    expect(get(documents, someQuestion)).toMatchObject({ question: 'Is it new?', _rev: 'import' })
  })

  it('omits an invalid entry without a bundled version, and entries that require it', () => {
    const project = String(seed.find(({ _type }) => _type === 'project')?._id)
    const services = [{ _key: 'new', _type: 'reference', _ref: 'service-new' }]
    const { documents, quarantined } = getShown(
      published({
        'service-new': { _type: 'service', title: 'New' },
        'project-new': { ...get(seed, project), title: 'Other', services },
      }),
    )
    expect(quarantined.map(({ id, hasLastGood }) => [id, hasLastGood])).toEqual([
      ['service-new', false],
      ['project-new', false],
    ])
    expect(documents).toHaveLength(seed.length)
  })

  it('adds the bundled version of a missing page', () => {
    const { quarantined } = getShown(published({ home: null }))
    expect(quarantined).toMatchObject([{ id: 'home', rev: null, isBundled: true }])
  })

  it('gives a valid site for an invalid entry of any type', () => {
    const firstOfEachType = new Map(seed.toReversed().map((document) => [document._type, document]))
    firstOfEachType.delete('sanity.imageAsset')
    for (const document of firstOfEachType.values()) {
      const fields = Object.keys(document).filter((name) => !name.startsWith('_'))
      const broken = Object.fromEntries(fields.map((name) => [name, 7]))
      const { quarantined } = getShown(published({ [String(document._id)]: broken }))
      expect(quarantined.map(({ id }) => id)).toContain(document._id)
    }
  })

  it('gives a valid site for an invalid page among other content', () => {
    const renamed = (text: string) => text.replace(/"(service|faq|job|post)-/g, '"other-$1-')
    const other = seed.map((document): Fields => JSON.parse(renamed(JSON.stringify(document))))
    const broken = other.map((document) =>
      document._id === 'home' ? { ...document, services: undefined } : document,
    )
    expect(getShown(broken).quarantined).toContainEqual(
      expect.objectContaining({ id: 'home', isBundled: true }),
    )
  })
})
