import { expect, it } from 'vitest'
import { placeWords, titleAt } from './form-words.ts'

it.each([
  ['service', 'menuLine', 'Menu line'],
  ['service', 'tiers[1].to', 'Package 2 · To (rupees)'],
  ['service', 'lists[0].items[3].term', 'List 1 · Row 4 · Term'],
  ['service', 'headline.impact', 'Headline · Heavy part'],
  ['faq', 'answer[2].children[0].text', 'Answer'],
  ['service', '', ''],
  ['sanity.imageAsset', 'url', ''],
])('%s: %s is called “%s”', (type, path, words) => {
  expect(placeWords(type, path)).toBe(words)
})

it('knows what one of a list is called', () => {
  expect(titleAt('service', 'features[]')).toBe('feature card')
  expect(titleAt('service', 'noSuchField')).toBeUndefined()
})
