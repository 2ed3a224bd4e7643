import { expect, it } from 'vitest'
import { fieldTitle, formatPath } from './field-titles.ts'

it.each([
  ['service', 'menuLine', 'Menu line'],
  ['service', 'tiers[1].to', 'Package 2 · To (rupees)'],
  ['service', 'lists[0].items[3].term', 'List 1 · Row 4 · Term'],
  ['service', 'headline.impact', 'Headline · Bold words'],
  ['faq', 'answer[2].children[0].text', 'Answer'],
  ['service', '', ''],
  ['sanity.imageAsset', 'url', ''],
])('%s: %s has the title “%s”', (type, path, words) => {
  expect(formatPath(type, path)).toBe(words)
})

it('returns the title of a list item', () => {
  expect(fieldTitle('service', 'features[]')).toBe('feature card')
  expect(fieldTitle('service', 'noSuchField')).toBeUndefined()
})
