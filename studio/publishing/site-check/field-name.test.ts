import { expect, it } from 'vitest'
import { testSource } from '../../testing/test-workspace.ts'
import { getFieldName } from './field-name.ts'

const { schema } = await testSource()

const keyed = (...keys: string[]) => keys.map((_key) => ({ _key, _type: 'titledText' }))

it.each([
  ['service', {}, ['lead'], 'Lead'],
  [
    'service',
    { features: keyed('a', 'b', 'c') },
    ['features', { _key: 'c' }, 'title'],
    'Feature card 3 · Title',
  ],
  [
    'service',
    { tiers: [{ _key: 'a', facts: ['x', 'y'] }] },
    ['tiers', { _key: 'a' }, 'facts', 1],
    'Package 1 · Fact 2',
  ],
  [
    'service',
    { tiers: [{ _key: 'a', _type: 'priceTier', name: 'Starter' }] },
    ['tiers', { _key: 'a' }, 'from'],
    'Starter · From (rupees)',
  ],
  ['service', { lists: keyed('a', 'b') }, ['lists', { _key: 'b' }, 'items'], 'List 2 · Items'],
  ['service', {}, ['slug'], 'Address'],
  ['about', {}, ['closing', 'primary', 'href'], 'Call to action · First button · Web address'],
  [
    'faq',
    { answer: [{ _key: 'a', _type: 'block' }] },
    ['answer', { _key: 'a' }, 'children', { _key: 'b' }, 'text'],
    'Answer',
  ],
  ['careers', {}, [], ''],
])('of %s, %j at %j is called %s', (type, document, path, name) => {
  expect(getFieldName(schema.get(type), document, path)).toBe(name)
})
