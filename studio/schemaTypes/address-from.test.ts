import { expect, it } from 'vitest'
import { toSlug } from './to-slug.ts'

it.each([
  ['Diwali launch 2027', 'diwali-launch-2027'],
  ['What’s new: R&D, “priced”', 'whats-new-r-and-d-priced'],
  ['Über Ærø', 'uber-aero'],
  ['नमस्ते दुनिया', 'namaste-duniya'],
  ['हमारी टीम से मिलें', 'hamari-tim-se-milen'],
  ['वेब की कीमत', 'veb-ki-kimat'],
  ['दिवाली लॉन्च 2027', 'divali-lonch-2027'],
  ['北京 office', 'beijing-office'],
  ['…', ''],
])('makes a readable address of “%s”', (title, address) => {
  expect(toSlug(title)).toBe(address)
})

it('leaves out words that no longer fit', () => {
  const address = toSlug('word '.repeat(40))
  expect(address.length).toBeLessThanOrEqual(64)
  expect(address).toMatch(/^word(-word)+$/)
  expect(toSlug('x'.repeat(90))).toHaveLength(64)
})
