import { describe, expect, it } from 'vitest'
import { formatField, getFieldTitle, withIndexes } from './field-titles.ts'

it.each([
  ['service', 'menuLine', 'Menu line'],
  ['service', 'tiers[1].to', 'Package 2 · To (rupees)'],
  ['service', 'lists[0].items[3].term', 'List 1 · Row 4 · Term'],
  ['service', 'headline.impact', 'Headline · Bold words'],
  ['faq', 'answer[2].children[0].text', 'Answer'],
  ['service', '', ''],
  ['sanity.imageAsset', 'url', ''],
])('%s: %s has the title “%s”', (type, path, words) => {
  expect(formatField(type, path)).toBe(words)
})

it('calls a package by its name', () => {
  const tiers = [{ _type: 'priceTier', name: 'Starter' }, { _type: 'priceTier' }]
  expect(formatField('service', 'tiers[0].to', { tiers })).toBe('Starter · To (rupees)')
  expect(formatField('service', 'tiers[1].to', { tiers })).toBe('Package 2 · To (rupees)')
})

it('returns the title of a list item', () => {
  expect(getFieldTitle('service', 'features[]')).toBe('feature card')
  expect(getFieldTitle('service', 'noSuchField')).toBeUndefined()
})

describe('withIndexes', () => {
  const document = {
    tiers: [
      { _key: 'a', from: 1 },
      { _key: 'b', bullets: ['x'] },
    ],
  }

  it.each([
    ['tiers[_key=="b"].bullets[0]', 'tiers[1].bullets[0]'],
    ['tiers[_key=="gone"].from', 'tiers[_key=="gone"].from'],
    ['', ''],
  ])('%s becomes %s', (path, expected) => {
    expect(withIndexes(document, path)).toBe(expected)
  })
})
