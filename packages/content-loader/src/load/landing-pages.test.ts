import type { Fields } from '@kitewright/content-rules/check'
import { expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { load, loadBundledSeed } from './load.ts'

const { documents, assets } = await loadBundledSeed()
const settings = { ...readSettings({}), contentSource: 'seed' as const }
const home = documents.find(({ _id }) => _id === 'home') as Fields & { meta: Fields }
const legal = documents.find(({ _type }) => _type === 'legalPage') as Fields
const getId = (type: string) => String(documents.find(({ _type }) => _type === type)?._id)
const reference = (type: string) => ({ _type: 'reference', _ref: getId(type) })

const page: Fields = {
  _id: 'landingPage-a',
  _type: 'landingPage',
  _createdAt: '2026-10-01T00:00:00Z',
  _updatedAt: '2026-10-01T00:00:00Z',
  _rev: 'a',
  title: 'Diwali launch',
  slug: { _type: 'slug', current: 'diwali-launch' },
  headline: { _type: 'headline', impact: 'Plain', effort: 'words.' },
  lead: 'One sentence.',
  endsOn: '2027-11-10',
  sections: [
    { _key: 'a', _type: 'packagesSection', heading: 'Prices', service: reference('service') },
    { _key: 'b', _type: 'factsSection', facts: home.facts },
    { _key: 'c', _type: 'buildSection', heading: 'A build', build: reference('project') },
    { _key: 'd', _type: 'textSection', heading: 'Why', body: legal.summary },
    { ...(home.closing as Fields), _key: 'e', _type: 'closing' },
  ],
  meta: {
    ...home.meta,
    title: 'A launch before Diwali',
    description: `${'Plain words that describe a page to a person who searches. '.repeat(2)}End.`,
  },
}

const at = (time: string) =>
  load({
    settings,
    now: () => Date.parse(time),
    seed: async () => ({ assets, documents: [...documents, page] }),
  })

it('includes blocks of several types in order, until the last day ends in India', async () => {
  const before = await at('2027-11-10T23:59:59+05:30')
  expect(before.content.landingPages).toHaveLength(1)
  const blocks = before.content.landingPages[0]?.blocks ?? []
  expect(blocks.map(({ _key }) => _key)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(blocks[0]).toMatchObject({ service: { tiers: [{}, {}, {}] } })
  expect(blocks[2]).toMatchObject({ build: { _id: getId('project') } })
  expect(before.changesAt).toBe(new Date('2027-11-11T00:00:00+05:30').toISOString())
  const after = await at('2027-11-11T00:00:00+05:30')
  expect(after.content.landingPages).toEqual([])
  expect(after.quarantined).toEqual([])
})
