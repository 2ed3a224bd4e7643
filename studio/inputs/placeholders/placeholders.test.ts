import type { Fields } from '@kitewright/content-rules/check'
import { cleanValue } from '@kitewright/content-rules/text'
import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { buildSite } from '../../publishing/site-check/site.ts'
import { getPlaceholderChoices } from './placeholder-menu.tsx'
import { createPlaceholderReader } from './placeholder-reader.ts'

const documents: Fields[] = seedDocuments().map((document) => cleanValue({ ...document }))
const published = (id: string): Fields => {
  const found = documents.find(({ _id }) => _id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}

/** The site with Web Development being renamed, and dearer, in a draft. */
const service = published('service-web-development')
const [starter, ...others] = service.tiers as Fields[]
const draft = {
  ...service,
  _id: 'drafts.service-web-development',
  tiers: [{ ...starter, name: 'Launch', from: 66_000 }, ...others],
}
const site = buildSite([...documents, draft])

it('reads prices of drafts, and names that only published documents have', () => {
  const read = createPlaceholderReader(site, undefined)
  expect(read('{range Launch of web-development}')).toBe('₹66K – 2L')
  expect(read('{range Starter of web-development}')).toBe('₹50K – 2L')
  expect(read('{from of web-development}, {phone}')).toBe('₹66K, +91 80 5550 0142')
  expect(read('{range Nothing of web-development}')).toBe('{range Nothing of web-development}')
})

it('offers services and packages under the names that can be published', () => {
  const { own, services } = getPlaceholderChoices(site, published('home'))
  expect(own).toEqual([])
  expect(services).toHaveLength(24)
  const prices = services.find(({ title }) => title === 'Web Development')?.prices ?? []
  expect(prices.slice(0, 3)).toEqual([
    { name: 'Lowest price', placeholder: '{from of web-development}', value: '₹66K' },
    { name: 'Starter', placeholder: '{range Starter of web-development}', value: '₹50K – 2L' },
    { name: 'Starter, from', placeholder: '{from Starter of web-development}', value: '₹50K' },
  ])
})

it('offers a service its own packages first, with draft names', () => {
  const { own, services, contact } = getPlaceholderChoices(site, draft)
  expect(own.map(({ placeholder }) => placeholder).slice(0, 3)).toEqual([
    '{from}',
    '{range Launch}',
    '{from Launch}',
  ])
  expect(services.map(({ id }) => id)).not.toContain('service-web-development')
  expect(contact.map(({ value }) => value)).toContain('Bangalore, India')
})
