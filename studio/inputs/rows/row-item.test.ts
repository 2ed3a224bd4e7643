import type { ArraySchemaType, ObjectSchemaType, SchemaType } from 'sanity'
import { describe, expect, it } from 'vitest'
import { testSource } from '../../testing/test-workspace.ts'
import { isBrief, isOwnObject } from './row-item.tsx'

const source = await testSource()

function getList(type: string, field: string): ArraySchemaType {
  const document = source.schema.get(type)
  const found =
    document && 'fields' in document
      ? document.fields.find(({ name }) => name === field)?.type
      : undefined
  if (found?.jsonType !== 'array') throw new Error(`${type} has no list ${field}`)
  return found
}

const getItemType = (list: ArraySchemaType): SchemaType => {
  const [item] = list.of
  if (!item) throw new Error('A list of nothing')
  return item
}

describe('fields of a list item in place', () => {
  it.each([
    ['service', 'steps', true],
    ['service', 'tiers', true],
    ['project', 'services', false],
    ['faq', 'answer', false],
  ])('%s.%s: %s', (type, field, expected) => {
    expect(isOwnObject(getItemType(getList(type, field)))).toBe(expected)
  })

  it.each([
    ['facts', true],
    ['steps', true],
    ['lists', false],
    ['tiers', false],
  ])('the rows of %s show all their fields always: %s', (field, expected) => {
    expect(isBrief(getItemType(getList('service', field)) as ObjectSchemaType)).toBe(expected)
  })
})
