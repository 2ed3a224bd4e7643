import { documentTypes, type FieldRules } from '@kitewright/content-types/model'
import { expect, test } from 'vitest'
import { documents, schemaTypes, singletons } from './index.ts'

type Field = {
  name: string
  type: string
  of?: Item[]
  options?: Item['options']
  title?: string
  description?: string
  hidden?: unknown
  fields?: Field[]
}
type Item = { type: string; options?: { rules?: FieldRules; list?: unknown } }
type Type = { name: string; type: string; title?: string; preview?: unknown; fields?: Field[] }

const types = schemaTypes as unknown as Type[]

const withPath = (fields: Field[], path: string): [string, Field][] =>
  fields.flatMap((field): [string, Field][] => [
    [`${path}.${field.name}`, field],
    ...withPath(field.fields ?? [], `${path}.${field.name}`),
  ])

const fields = types.flatMap((type) => withPath(type.fields ?? [], type.name))

test.each(fields)('%s has a description for editors', (_path, field) => {
  expect(field.title).toBeTruthy()
  expect(field.description?.length).toBeGreaterThan(8)
  expect(field.description).toMatch(/[.…?”]$/)
})

/** Fields of free text: texts and lists of texts. */
const texts = fields.flatMap(([path, { type, of, options, hidden }]): [string, Item][] =>
  [{ type, options }, ...(of ?? [])].flatMap((text): [string, Item][] =>
    ['string', 'text'].includes(text.type) && !text.options?.list && !hidden ? [[path, text]] : [],
  ),
)

test.each(texts)('%s says how long it may be', (_path, { options }) => {
  const { max, is } = options?.rules ?? {}
  expect(max ?? is, 'Say it at the field: options: { rules: { max: … } }').toBeDefined()
})

test.each(types.filter(({ type }) => type === 'object' || type === 'document'))(
  '$name shows what matters in lists',
  (type) => {
    expect(type.preview).toBeDefined()
  },
)

test('every name is used once', () => {
  const names = types.map((type) => type.name)
  expect(new Set(names).size).toBe(names.length)
})

test('each type of the one list has its schema, in its order', () => {
  expect([...documents, ...singletons].map(({ name }) => name)).toEqual(documentTypes)
})

test('the form of a picture shows the shapes to which pages cut it', () => {
  const [, image] = fields.find(([path]) => path === 'post.image') ?? []
  expect(image?.options).toMatchObject({
    hotspot: { previews: [{ aspectRatio: 16 / 9 }, { title: 'Article', aspectRatio: 5 / 2 }] },
  })
})
