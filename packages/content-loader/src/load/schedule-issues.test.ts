import type { Fields } from '@kitewright/content-rules/check'
import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { collectScheduleIssues } from './schedule-issues.ts'

const site: Fields[] = seedDocuments().map((document) => ({ ...document }))
const published = (id: string): Fields => {
  const found = site.find(({ _id }) => _id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}
const entry = (id: string, fields: Fields = {}) => ({
  draft: { ...published(id), ...fields, _id: `drafts.${id}` },
  published: published(id),
})
const getLocations = (...entries: Parameters<typeof collectScheduleIssues>[1]) =>
  collectScheduleIssues(site, entries).map(({ document, path }) => `${document?.id} ${path}`)

it('accepts valid drafts, alone or together', () => {
  const lead = 'Another lead of one sentence.'
  expect(
    collectScheduleIssues(site, [entry('service-web-development', { lead }), entry('careers')]),
  ).toEqual([])
})

it('reports problems at their fields: schema, rules, and the rest of the site', () => {
  const { lead: _, ...wordless } = published('service-web-development')
  const one = { draft: { ...wordless, _id: 'drafts.service-web-development' }, published: wordless }
  expect(getLocations(one)).toEqual(['service-web-development lead'])
  expect(getLocations(entry('about', { meta: { title: 'x' } }))).toContain('about meta.description')
  const slug = published('service-app-development').slug
  expect(collectScheduleIssues(site, [entry('service-web-development', { slug })])).toContainEqual(
    expect.objectContaining({
      document: expect.objectContaining({ title: 'Web Development' }),
      path: 'slug',
    }),
  )
})

it('accepts drafts that are only valid together', () => {
  const first = site.find(({ _type }) => _type === 'serviceGroup')
  const group = { ...first, _id: 'drafts.group-tea', title: 'Tea' }
  const to = { _type: 'reference', _ref: 'group-tea' }
  const weak = { ...to, _weak: true, _strengthenOnPublish: { type: 'serviceGroup' } }
  const service = entry('service-web-development', { group: weak })
  expect(getLocations(service)).toContain('service-web-development group')
  expect(getLocations(service, { draft: group, published: undefined })).not.toContain(
    'service-web-development group',
  )
})

it('ignores existing problems elsewhere, but not in the set', () => {
  const broken = site.map((document) =>
    document._id === 'about' ? { ...document, meta: undefined } : document,
  )
  expect(collectScheduleIssues(broken, [entry('careers')])).toEqual([])
  const about = { draft: { ...published('about'), meta: undefined, _id: 'drafts.about' } }
  expect(collectScheduleIssues(broken, [{ ...about, published: published('about') }])).not.toEqual(
    [],
  )
})
