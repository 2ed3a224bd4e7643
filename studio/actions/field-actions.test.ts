import type { DocumentFieldAction, DocumentFieldActionProps } from 'sanity'
import { expect, it } from 'vitest'
import { withoutSimpleFields } from './field-actions.ts'

const copy: DocumentFieldAction = {
  name: 'copy',
  useAction: () => ({ type: 'action', title: 'Copy', onAction: () => {} }),
}

it.each([
  ['string', true],
  ['number', true],
  ['boolean', true],
  ['array', undefined],
  ['object', undefined],
])('has a menu beside a field of kind %s: hidden is %s', (jsonType, hidden) => {
  const props = { schemaType: { jsonType } } as DocumentFieldActionProps
  expect(withoutSimpleFields(copy).useAction(props)).toMatchObject({
    title: 'Copy',
    ...(hidden && { hidden }),
  })
  expect('hidden' in withoutSimpleFields(copy).useAction(props)).toBe(hidden === true)
})
