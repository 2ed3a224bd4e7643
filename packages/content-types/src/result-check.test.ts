import { parse, type SchemaType, typeEvaluate } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { queries } from './pages.ts'
import { validateResult, validateSchema } from './result-check.ts'
import { schema } from './schema.ts'

const attribute = (value: object, optional = false) => ({
  type: 'objectAttribute',
  value,
  optional,
})
const text = { type: 'string' }

/** A page type with a field of each kind in a Studio schema. */
const kinds: unknown = [
  {
    type: 'type',
    name: 'tier',
    value: {
      type: 'object',
      attributes: {
        name: attribute(text),
        from: attribute({ type: 'number' }),
        to: attribute({ type: 'number' }, true),
      },
    },
  },
  {
    type: 'document',
    name: 'page',
    attributes: {
      _id: attribute(text),
      _type: attribute({ type: 'string', value: 'page' }),
      title: attribute(text),
      subtitle: attribute(text, true),
      isNew: attribute({ type: 'boolean' }),
      colour: attribute({
        type: 'union',
        of: [
          { type: 'string', value: 'rani' },
          { type: 'string', value: 'firozi' },
        ],
      }),
      tiers: attribute({
        type: 'array',
        of: {
          type: 'object',
          attributes: { _key: attribute(text) },
          rest: { type: 'inline', name: 'tier' },
        },
      }),
      blocks: attribute(
        {
          type: 'array',
          of: {
            type: 'union',
            of: [
              {
                type: 'object',
                attributes: {
                  _type: attribute({ type: 'string', value: 'quote' }),
                  words: attribute(text),
                },
              },
              {
                type: 'object',
                attributes: {
                  _type: attribute({ type: 'string', value: 'figure' }),
                  number: attribute({ type: 'number' }),
                  unit: attribute(text),
                },
              },
            ],
          },
        },
        true,
      ),
      anything: attribute({ type: 'unknown' }, true),
    },
  },
]

function isSchema(value: unknown): value is SchemaType {
  return Array.isArray(value)
}
if (!isSchema(kinds)) throw new Error('not a schema')
const small = kinds

const page = {
  _id: 'a',
  _type: 'page',
  title: 'Title',
  isNew: false,
  colour: 'rani',
  tiers: [
    { _key: 'x', name: 'Starter', from: 1 },
    { _key: 'y', name: 'More', from: 2, to: 3 },
  ],
}

const query =
  '*[_type == "page"]{title, subtitle, isNew, colour, tiers[]{_key, name, from, to}, blocks, anything}'
const answer = { ...page, subtitle: null, blocks: null, anything: null }
const found = (asked: string, value: unknown) =>
  validateResult(typeEvaluate(parse(asked), small), value, small)
const withoutNulls = (fields: object) => found(query, [{ ...answer, ...fields }])

describe('validateResult', () => {
  it('finds nothing in a valid result', () => {
    const tiers = page.tiers.map((tier) => ({ to: null, ...tier }))
    expect(found(query, [{ ...answer, tiers }])).toEqual([])
    expect(found(query, [])).toEqual([])
  })

  it('reports the path, the expected type and the value', () => {
    const tiers = [
      { _key: 'x', name: 'Starter', from: 1, to: null },
      { _key: 'y', name: 'More', from: null, to: '3' },
    ]
    expect(
      found(query, [
        { ...answer, tiers: [] },
        { ...answer, tiers },
      ]),
    ).toEqual([
      { path: '[1].tiers[_key=="y"].from', message: 'Enter a number.' },
      { path: '[1].tiers[_key=="y"].to', message: 'Expected a number or nothing, found "3".' },
    ])
  })

  it.each([
    [{ title: null }, '[0].title', 'Write something here.'],
    [{ title: 7 }, '[0].title', 'Expected text, found 7.'],
    [{ subtitle: 7 }, '[0].subtitle', 'Expected text or nothing, found 7.'],
    [{ isNew: 'yes' }, '[0].isNew', 'Expected yes or no, found "yes".'],
    [{ colour: 'mauve' }, '[0].colour', 'Expected "firozi" or "rani", found "mauve".'],
    [{ tiers: {} }, '[0].tiers', 'Expected a list, found a group of fields.'],
    [{ tiers: [null] }, '[0].tiers[0]', 'Fill in this part.'],
    [{ tiers: ['x'] }, '[0].tiers[0]', 'Expected a group of fields, found "x".'],
    [{ blocks: 'x' }, '[0].blocks', 'Expected a list or nothing, found "x".'],
  ])('%j is invalid', (fields, path, message) => {
    expect(withoutNulls({ tiers: [], ...fields })).toEqual([{ path, message }])
  })

  it('checks an item of a mixed list against its type', () => {
    const blocks = [
      { _type: 'figure', number: 'many' },
      { _type: 'quote', words: 'Yes' },
    ]
    expect(withoutNulls({ tiers: [], blocks })).toEqual([
      { path: '[0].blocks[0].number', message: 'Expected a number, found "many".' },
      { path: '[0].blocks[0].unit', message: 'Write something here.' },
    ])
  })

  it('checks an item of an unknown type against the closest branch', () => {
    expect(withoutNulls({ tiers: [], blocks: [{ _type: 'film', words: 'Yes' }] })).toEqual([
      { path: '[0].blocks[0]._type', message: 'Expected "quote", found "film".' },
    ])
  })

  it('ignores fields that the schema does not have', () => {
    expect(withoutNulls({ tiers: [], anything: { deep: [1, 'x'] } })).toEqual([])
  })

  it('expects null for a field that the schema does not have', () => {
    expect(found('*[_type == "page"]{gone}', [{ gone: null }])).toEqual([])
    expect(found('*[_type == "page"]{gone}', [{ gone: 'x' }])).toEqual([
      { path: '[0].gone', message: 'Expected nothing, found "x".' },
    ])
  })

  it('accepts a missing single document and rejects one of another type', () => {
    const one = '*[_type == "page"][0]{title}'
    expect(found(one, null)).toEqual([])
    expect(found(one, { title: 1 })).toEqual([
      { path: 'title', message: 'Expected text, found 1.' },
    ])
    expect(found(one, 'page')).toEqual([
      { path: '', message: 'Expected a group of fields or nothing, found "page".' },
    ])
  })

  it('ignores inherited fields', () => {
    const inherited: unknown = Object.create({ title: 'Title' })
    expect(found('*[_type == "page"]{title}', [inherited])).toHaveLength(1)
  })
})

describe('validateSchema', () => {
  it('accepts missing or null optional fields', () => {
    expect(validateSchema({ ...page }, small)).toEqual([])
    expect(validateSchema({ ...page, ...{ subtitle: null, extra: 1 } }, small)).toEqual([])
  })

  it('names the field', () => {
    const tiers = [{ _key: 'x', name: 'Starter' }]
    expect(validateSchema({ ...page, ...{ tiers, title: undefined } }, small)).toEqual([
      { path: 'title', message: 'Write something here.' },
      { path: 'tiers[_key=="x"].from', message: 'Enter a number.' },
    ])
  })

  it('skips ignored fields', () => {
    expect(validateSchema({ ...page, ...{ title: 1 } }, small, ['title'])).toEqual([])
  })

  it('rejects a type that is not in the schema', () => {
    expect(validateSchema({ _type: 'film' }, small)).toEqual([
      { path: '_type', message: 'Expected a known type, found "film".' },
    ])
    expect(validateSchema({ _type: 'constructor' }, small)).toHaveLength(1)
  })
})

describe('the queries of the site', () => {
  it.each(Object.entries(queries))('%s has a result type under the schema', (_name, siteQuery) => {
    const found = validateResult(typeEvaluate(parse(siteQuery), schema), 7, schema)
    expect(found).toHaveLength(1)
    expect(found[0]?.path).toBe('')
    expect(found[0]?.message).toMatch(/Expected (a list|a group of fields)/)
  })
})

it('checks an item of a list by its `_type`', () => {
  const section = { _key: 'a', _type: 'textSection', body: [] }
  const page = { _type: 'landingPage', sections: [section] }
  expect(validateSchema(page, schema).filter(({ path }) => path.startsWith('sections'))).toEqual([
    { path: 'sections[_key=="a"].heading', message: 'Write something here.' },
  ])
})

it('checks a long list whose items fit the second branch of a union', () => {
  const count = (type: string) => ({ type: 'object', attributes: { count: attribute({ type }) } })
  const list: unknown = {
    type: 'array',
    of: { type: 'union', of: [count('string'), count('number')] },
  }
  const items = Array.from({ length: 30_000 }, (_, index) => ({ count: index }))
  // Making all keys of the list for each item would take minutes.
  expect(validateResult(list as Parameters<typeof validateResult>[0], items, [])).toEqual([])
})
