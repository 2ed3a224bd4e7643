import type { Fields } from '@kitewright/content-rules/check'
import { expect, it } from 'vitest'
import { testSource } from '../../testing/test-workspace.ts'
import { diffEntries } from './differences.ts'

const { schema } = await testSource()

const lines = (type: string, before: Fields, after: Fields, known: Fields[] = []) =>
  diffEntries(schema.get(type), before, after, known).map(
    (one) => `${one.field}: ${one.before} → ${one.after}`,
  )
const tier = (_key: string, prices: object) => ({ _key, _type: 'priceTier', ...prices })
const block = (text: string, style = 'normal') => ({
  _key: 'a',
  _type: 'block',
  style,
  children: [{ _type: 'span', _key: 'b', text }],
})

it('shows the old and the new price with its place', () => {
  const before = { tiers: [tier('a', { from: 66_000, to: 200_000 }), tier('b', { from: 300_000 })] }
  const after = {
    tiers: [
      tier('a', { from: 50_000, to: 200_000, weeksFrom: 2 }),
      tier('b', { from: 300_000, to: 800_000 }),
    ],
  }
  expect(lines('service', before, after)).toEqual([
    'Package 1 · From (rupees): ₹66K → ₹50K',
    'Package 1 · Weeks, fewest: empty → 2',
    'Package 2 · To (rupees): empty → ₹8L',
  ])
})

it('shows the difference of two texts, cut around it', () => {
  const long = 'A checkout that your customers do not notice, '
  expect(lines('service', { lead: `${long}ever.` }, { lead: `${long}today.` })).toEqual([
    'Lead: …customers do not notice, ever. → …customers do not notice, today.',
  ])
  expect(lines('service', { lead: 'Old.', orderRank: 'a', _rev: '1' }, { orderRank: 'b' })).toEqual(
    ['Lead: Old. → empty'],
  )
})

it('reads a switch that was never set as no', () => {
  expect(lines('landingPage', {}, { meta: { noindex: true } })).toEqual([
    expect.stringMatching(/: no → yes$/),
  ])
  expect(lines('landingPage', {}, { meta: { noindex: false } })).toEqual([])
})

it('treats a paragraph and a reference as a whole', () => {
  expect(lines('faq', { answer: [block('It is.')] }, { answer: [block('It was.')] })).toEqual([
    'Answer: It is. → It was.',
  ])
  expect(lines('faq', { answer: [block('It is.')] }, { answer: [block('It is.', 'h2')] })).toEqual([
    'Answer: It is. → It is. (another form)',
  ])
  const group = (_ref: string) => ({ group: { _type: 'reference', _ref } })
  expect(
    lines('service', group('a'), group('b'), [
      { _id: 'a', title: 'AI' },
      { _id: 'b', title: 'Web' },
    ]),
  ).toEqual(['Group: AI → Web'])
})

it('names a removed picture and file as such, also when the uploads are known', () => {
  const asset = (_ref: string) => ({ asset: { _type: 'reference', _ref } })
  const uploads = [{ _id: 'image-a-1x1-jpg', _type: 'sanity.imageAsset' }]
  const diff = (_ref: string) => lines('post', { image: asset(_ref) }, {}, uploads)
  expect(diff('image-a-1x1-jpg')).toEqual([expect.stringMatching(/: a picture → empty$/)])
  expect(diff('file-a-mp4')).toEqual([expect.stringMatching(/: a file → empty$/)])
})
