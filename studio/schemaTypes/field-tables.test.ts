import { expandTable } from '@kitewright/content-types/model'
import { expect, test } from 'vitest'
import { buildFieldTables, type Definition } from './field-tables.ts'
import { line, lines } from './fields.ts'
import { schemaTypes } from './index.ts'

/** Rules of a document with these fields, by path. */
const getRules = (...fields: Definition[]) => {
  const note = { name: 'note', type: 'document', fields }
  const { documents, parts } = buildFieldTables([note], schemaTypes as unknown as Definition[])
  return Object.fromEntries(expandTable(documents.note, parts).rules)
}

test('a text has its limit by its path', () => {
  const quote: Definition = line('quote', 'Quote', 'What a client said.', { max: 120 })
  const words: Definition = lines('words', 'Words', 'A few.', { max: 20, count: 3, item: 'word' })
  expect(
    getRules(quote, words, { name: 'steps', type: 'array', of: [{ type: 'serviceStep' }] }),
  ).toEqual({
    quote: { max: 120 },
    words: { count: 3, item: 'word' },
    'words[]': { max: 20 },
    steps: {},
    'steps[].title': { max: 200 },
    'steps[].text': { max: 1000 },
    'steps[].duration': { max: 24 },
    'steps[].outcome': { max: 34 },
  })
})

test('a field has no rules because of its name', () => {
  expect(getRules({ name: 'text', type: 'text' }, { name: 'href', type: 'string' })).toEqual({
    text: {},
    href: {},
  })
})

test('one path cannot have two rules', () => {
  const item = (max: number): Definition => ({
    type: 'object',
    fields: [{ name: 'text', type: 'text', options: { rules: { max } } }],
  })
  const list = (...of: Definition[]) => getRules({ name: 'parts', type: 'array', of })
  expect(list(item(5), item(5))).toMatchObject({ 'parts[].text': { max: 5 } })
  expect(() => list(item(5), item(6))).toThrow('parts[].text has two rules')
  expect(() => list({ type: 'serviceStep' }, item(5))).toThrow('parts[].text has two rules')
})

test('names an unknown type and its path', () => {
  expect(() => getRules({ name: 'film', type: 'movie' })).toThrow('film: no type is called “movie”')
})
