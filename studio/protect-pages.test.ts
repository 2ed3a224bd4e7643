import type { DocumentActionComponent, Template, TemplateItem } from 'sanity'
import { describe, expect, it } from 'vitest'
import { isFixed, newDocumentOptions, omitPages, protectedActions } from './protect-pages.ts'
import { documents, singletons } from './schemaTypes/index.ts'

const action = (name: DocumentActionComponent['action']): DocumentActionComponent =>
  Object.assign(() => null, { action: name })

const all = (
  ['publish', 'unpublish', 'discardChanges', 'duplicate', 'delete', 'restore'] as const
).map(action)

const template = (schemaType: string): Template => ({
  id: schemaType,
  title: schemaType,
  schemaType,
  value: {},
})

const option = (templateId: string): TemplateItem => ({ templateId })

const pages = [...singletons.map(({ name }) => name), 'legalPage']

describe.each(pages)('%s', (schemaType) => {
  it('can be published and restored, but not duplicated, unpublished or deleted', () => {
    const left = protectedActions(all, { schemaType }).map(({ action }) => action)
    expect(left).toEqual(['publish', 'discardChanges', 'restore'])
  })

  it('cannot be created anywhere', () => {
    expect(isFixed(schemaType)).toBe(true)
    expect(omitPages([template(schemaType)])).toEqual([])
    for (const creationContext of [
      { type: 'global' } as const,
      { type: 'structure', schemaType } as const,
    ]) {
      expect(newDocumentOptions([option(schemaType)], { creationContext })).toEqual([])
    }
  })
})

const entries = documents.map(({ name }) => name).filter((name) => name !== 'legalPage')

it.each(entries)('%s can be created and deleted', (schemaType) => {
  expect(isFixed(schemaType)).toBe(false)
  expect(protectedActions(all, { schemaType })).toEqual(all)
  expect(omitPages([template(schemaType)])).toHaveLength(1)
  const options = [option(schemaType)]
  expect(newDocumentOptions(options, { creationContext: { type: 'global' } })).toEqual(options)
})

it('offers templates that need a list in their list only', () => {
  const options = [option('faq'), option('faq-in-category')]
  expect(newDocumentOptions(options, { creationContext: { type: 'global' } })).toEqual([options[0]])
  expect(
    newDocumentOptions(options, { creationContext: { type: 'structure', schemaType: 'faq' } }),
  ).toEqual(options)
})
