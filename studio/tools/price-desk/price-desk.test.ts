import { type Fields, mergeDocuments } from '@kitewright/content-rules/check'
import { getPackages } from '@kitewright/content-rules/price'
import { getName } from '@kitewright/content-rules/text'
import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { countChangedMinimums, findChangedTexts } from './price-desk.tsx'
import { withPrices } from './prices.ts'

const before: Fields[] = seedDocuments().map((document) => ({ ...document }))

const after = (id: string, places: readonly number[], times = 2) => {
  const service = before.find(({ _id }) => _id === id)
  if (!service) throw new Error(`The seed has no ${id}.`)
  const raisedTiers = getPackages(service).filter((_, index) => places.includes(index))
  const prices = raisedTiers.map((tier) => ({ ...tier, from: (tier.from ?? 0) * times }))
  return mergeDocuments(before, [withPrices(service, prices)])
}

const changedLines = (documents: readonly Fields[]) =>
  findChangedTexts(before, documents).map(
    ({ document, before: was, after: is }) => `${getName(document)}: ${was} → ${is}`,
  )

it('lists each text and card that states a changed price', () => {
  const documents = after('service-web-development', [0])
  expect(changedLines(documents)).toEqual(
    expect.arrayContaining([
      'What does a website cost?: ₹50K – 2L → ₹1L – 2L',
      'Home: ₹50K → ₹1L',
      'Web Development: ₹50K → ₹1L',
    ]),
  )
  expect(countChangedMinimums(before, documents)).toBe(1)
})

it('leaves out a text that states another package', () => {
  const documents = after('service-web-development', [2])
  expect(changedLines(documents)).toEqual(['What does a website cost?: ₹8L+ → ₹16L+'])
  expect(countChangedMinimums(before, documents)).toBe(0)
})

it('lists the page that links to a service as related', () => {
  const pointing = before.find(({ isNot }) => isNot !== undefined)
  const id = JSON.stringify(pointing?.isNot).match(/"_ref":"([^"]+)"/)?.[1] ?? ''
  expect(changedLines(after(id, [0])).join('\n')).toContain(getName(pointing ?? {}))
})

it('lists nothing if nothing changes', () => {
  expect(changedLines(before)).toEqual([])
})
