import { defaultMenus, linkPath, type MenuName } from '@kitewright/content-types/addresses'
import type { SchemaType } from 'sanity'
import { expect, it } from 'vitest'
import { schemaTypes } from '../../schemaTypes/index.ts'
import { testSource } from '../../testing/test-workspace.ts'
import { createDefaultLinks, getDefaultMenu } from './default-links.ts'
import { DefaultLinksInput } from './default-links-input.tsx'

const menuNames = Object.keys(defaultMenus) as MenuName[]

/** Every list of the content model that may be empty, by the name of its type and field. */
const listsThatMayBeEmpty = async () => {
  const { schema } = await testSource()
  const lists = new Map<string, SchemaType>()
  const visit = (path: string, type: SchemaType) => {
    if (type.jsonType === 'array' && type.options?.rules?.mayBeEmpty) lists.set(path, type)
    if (type.jsonType !== 'object') return
    for (const { name, type: field } of type.fields) {
      // Types with their own tests are skipped.
      const isOwn = field.jsonType !== 'object' || !schema.get(field.name)
      if (isOwn) visit(`${path}.${name}`, field)
    }
  }
  for (const { name } of schemaTypes) {
    const type = schema.get(name)
    if (type) visit(name, type)
  }
  return lists
}

it('documents for each optional list what the site shows without items', async () => {
  const lists = await listsThatMayBeEmpty()
  const shown = [...lists].map(([path, type]) => [path, type.options?.empty])
  expect(Object.fromEntries(shown)).toEqual({
    'siteSettings.headerLinks': 'headerLinks',
    'siteSettings.headerButtons': 'headerButtons',
    'siteSettings.footerLinks': 'footerLinks',
    'service.earlierAddresses': 'nothing',
    'post.earlierAddresses': 'nothing',
    'landingPage.earlierAddresses': 'nothing',
    'post.tags': 'nothing',
    'careers.applicationParts': 'nothing',
    'faq.synonyms': 'nothing',
    'home.ownSections': 'nothing',
    'service.extraLists': 'nothing',
    'service.pictures': 'nothing',
    'service.questions': 'nothing',
    'servicePages.terms': 'nothing',
    'servicePages.termsByTheMonth': 'nothing',
    'project.decisions': 'nothing',
    'project.parts': 'nothing',
    'project.packages': 'nothing',
    'priceTier.facts': 'nothing',
  })
})

it('starts each empty menu with its usual links', async () => {
  const withDefault = [...(await listsThatMayBeEmpty()).values()].filter(getDefaultMenu)
  expect(withDefault.map(getDefaultMenu).toSorted()).toEqual(menuNames.toSorted())
  for (const { components } of withDefault) expect(components?.input).toBe(DefaultLinksInput)
})

it.each(menuNames)('%s: the items lead where the usual links lead', (menu) => {
  const items = createDefaultLinks(menu)
  expect(
    items.map(({ label, page }) => ({ label, href: linkPath({ _type: page._ref, slug: null }) })),
  ).toEqual(defaultMenus[menu])
  expect(new Set(items.map(({ _key }) => _key)).size).toBe(items.length)
})
