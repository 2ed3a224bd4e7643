import { linkPath, type MenuName, usualMenus } from '@kitewright/content-types/addresses'
import type { SchemaType } from 'sanity'
import { expect, it } from 'vitest'
import { schemaTypes } from '../../schemaTypes/index.ts'
import { testSource } from '../../testing/test-workspace.ts'
import { usualLinks, usualMenuOf } from './usual-links.ts'
import { UsualLinksInput } from './usual-links-input.tsx'

const menus = Object.keys(usualMenus) as MenuName[]

/** Every list of the content model that may be empty, by the name of its type and field. */
const listsThatMayBeEmpty = async () => {
  const { schema } = await testSource()
  const lists = new Map<string, SchemaType>()
  const look = (path: string, type: SchemaType) => {
    if (type.jsonType === 'array' && type.options?.rules?.mayBeEmpty) lists.set(path, type)
    if (type.jsonType !== 'object') return
    for (const { name, type: field } of type.fields) {
      // Types with their own tests are skipped.
      const isOwn = field.jsonType !== 'object' || !schema.get(field.name)
      if (isOwn) look(`${path}.${name}`, field)
    }
  }
  for (const { name } of schemaTypes) {
    const type = schema.get(name)
    if (type) look(name, type)
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
  const usual = [...(await listsThatMayBeEmpty()).values()].filter(usualMenuOf)
  expect(usual.map(usualMenuOf).toSorted()).toEqual(menus.toSorted())
  for (const { components } of usual) expect(components?.input).toBe(UsualLinksInput)
})

it.each(menus)('%s: the items lead where the usual links lead', (menu) => {
  const items = usualLinks(menu)
  expect(
    items.map(({ label, page }) => ({ label, href: linkPath({ _type: page._ref, slug: null }) })),
  ).toEqual(usualMenus[menu])
  expect(new Set(items.map(({ _key }) => _key)).size).toBe(items.length)
})
