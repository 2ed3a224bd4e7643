import { fieldRules } from '@kitewright/content-types/model'
import { expect, test } from 'vitest'
import { type Definition, fieldRulesOf, rulesText } from './field-rules.ts'
import { line, lines } from './fields.ts'
import { documents, schemaTypes, singletons } from './index.ts'

const definitions = schemaTypes as unknown as Definition[]
const rulesOf = (...fields: Definition[]) =>
  fieldRulesOf({ name: 'note', type: 'document', fields }, definitions)

test('a text says how long it may be, and the build learns it by its place', () => {
  const quote: Definition = line('quote', 'Quote', 'What a client said.', { most: 120 })
  const words: Definition = lines('words', 'Words', 'A few.', { most: 20, count: 3, item: 'word' })
  expect(
    rulesOf(quote, words, { name: 'steps', type: 'array', of: [{ type: 'serviceStep' }] }),
  ).toEqual({
    quote: { most: 120 },
    words: { count: 3, item: 'word' },
    'words[]': { most: 20 },
    steps: {},
    'steps[].title': { most: 200 },
    'steps[].text': { most: 1000 },
    'steps[].duration': { most: 24 },
    'steps[].outcome': { most: 34 },
  })
})

test('a field is asked nothing for its name', () => {
  expect(rulesOf({ name: 'text', type: 'text' }, { name: 'href', type: 'string' })).toEqual({
    text: {},
    href: {},
  })
})

test('one place cannot say two things', () => {
  const item = (most: number): Definition => ({
    type: 'object',
    fields: [{ name: 'text', type: 'text', options: { rules: { most } } }],
  })
  const list = (...of: Definition[]) => rulesOf({ name: 'parts', type: 'array', of })
  expect(list(item(5), item(5))).toMatchObject({ 'parts[].text': { most: 5 } })
  expect(() => list(item(5), item(6))).toThrow('note.parts[].text says two things')
})

test('a type that is not there is named, with the place', () => {
  expect(() => rulesOf({ name: 'film', type: 'movie' })).toThrow('film: no type is called “movie”')
})

const documentTypes = [...documents, ...singletons] as unknown as Definition[]

test.each(documentTypes)('what the build knows of $name is what its fields say', (type) => {
  const rules = new Map(Object.entries(fieldRules)).get(type.name ?? '')
  expect(rulesText(rules), 'Run `pnpm generate`.').toBe(rulesText(fieldRulesOf(type, definitions)))
})
