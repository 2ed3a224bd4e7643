import type { Fields } from '@kitewright/content-rules/check'
import { cleanValue } from '@kitewright/content-rules/text'
import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { buildSite } from './site.ts'
import { collectIssuesWithout, collectVerdictIssues, getVerdict } from './verdict.ts'

const documents: Fields[] = seedDocuments().map((document) => ({ ...document }))
const site = buildSite(documents.map((document) => cleanValue(document)))

const published = (id: string): Fields => {
  const found = site.published.find(({ _id }) => _id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}
const createDraft = (id: string, fields: Fields = {}): Fields => ({
  ...published(id),
  ...fields,
  _id: `drafts.${id}`,
})

it.each(site.published.map(({ _id }) => [String(_id)]))('finds nothing wrong with %s', (id) => {
  expect(collectVerdictIssues(getVerdict(site, createDraft(id)))).toEqual([])
})

it('reports a mistake once, though two rules find it', () => {
  const lead = 'It is {range Startr}.'
  const { own } = getVerdict(site, createDraft('service-web-development', { lead }))
  expect(own).toHaveLength(1)
  expect(own[0]?.message).toContain('“web-development” has no package “Startr”')
})

it('leaves dead references to Sanity, which reports them', () => {
  const group = { _type: 'reference', _ref: 'group-gone' }
  const { own } = getVerdict(site, createDraft('service-web-development', { group }))
  expect(own).toEqual([])
})

it('leaves a missing description of a picture to the schema, which requires it', () => {
  const { alt: _, ...image } = { ...(published('project-invoice-reader').image as Fields) }
  expect(getVerdict(site, createDraft('project-invoice-reader', { image })).own).toEqual([])
})

it('ignores earlier problems in other entries', () => {
  const children = [{ _key: 's', _type: 'span', text: 'Words', marks: ['l'] }]
  const markDefs = [{ _key: 'l', _type: 'link', href: '/gone' }]
  const note = [{ _key: 'a', _type: 'block', children, markDefs }]
  const bad = { ...published('careers'), note }
  const broken = {
    ...site,
    published: site.published.map((document) => (document._id === 'careers' ? bad : document)),
  }
  const price = createDraft('service-web-development', { lead: 'Other words.' })
  expect(collectVerdictIssues(getVerdict(broken, price))).toEqual([])
  expect(collectIssuesWithout(broken, 'job-backend-engineer')).toEqual([])
  expect(getVerdict(broken, { ...bad, _id: 'drafts.careers' }).own).toHaveLength(1)
})

it('asks for words before the last opening goes', () => {
  const [last, ...others] = site.published.filter(({ _type }) => _type === 'job')
  const { whenEmpty: _, ...wordless } = published('careers')
  const left = site.published.filter((document) => !others.includes(document))
  expect(collectIssuesWithout({ ...site, published: left }, String(last?._id))).toEqual([])
  const without = left.map((document) => (document._id === 'careers' ? wordless : document))
  const [shared] = collectIssuesWithout({ ...site, published: without }, String(last?._id))
  expect(shared?.issue.document?.id).toBe('careers')
})

it('lists a place once, though the draft and the published version have it', () => {
  const getReferencePaths = (drafts: Fields[]) =>
    collectIssuesWithout({ ...site, drafts }, 'service-content-creation').map(
      ({ issue: { document, path } }) => `${document?.id} ${path}`,
    )
  const [first] = collectIssuesWithout(site, 'service-content-creation')
  const paths = getReferencePaths([])
  expect(paths.length).toBeGreaterThan(0)
  expect(getReferencePaths([createDraft(String(first?.issue.document?.id))]).toSorted()).toEqual(
    paths.toSorted(),
  )
  expect(new Set(paths).size).toBe(paths.length)
})

it('names drafts that refer to removed entries', () => {
  const services = [{ _key: 'a', _type: 'reference', _ref: 'service-content-creation' }]
  const draft = createDraft('project-invoice-reader', { services })
  const paths = collectIssuesWithout({ ...site, drafts: [draft] }, 'service-content-creation').map(
    ({ issue: { document, path } }) => `${document?.id} ${path}`,
  )
  expect(paths).toContain('drafts.project-invoice-reader services[_key=="a"]')
})
