import type { Fields } from '@kitewright/content-rules/check'
import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { buildInitialService } from '../../structure/initial-values/new-service.ts'
import { testLake } from '../../testing/test-lake.ts'
import { testSource } from '../../testing/test-workspace.ts'
import { collectDraftIssues, formatDraftIssue } from './draft-issues.ts'
import { buildSite } from './site.ts'

const { schema, i18n } = await testSource()
const client = await testLake()
const workspace = { schema, i18n, getClient: () => client }
const site = buildSite(seedDocuments().map((document) => ({ ...document })))

const listIssues = async (draft: Fields) =>
  (await collectDraftIssues(workspace, site, [draft])).map(({ issue }) => formatDraftIssue(issue))

it('finds nothing in published documents', async () => {
  const documents = site.published.filter(({ _type }) => _type !== 'sanity.imageAsset')
  const issues = await Promise.all(
    documents.map((document) => collectDraftIssues(workspace, site, [document])),
  )
  expect(issues.flat()).toEqual([])
})

it('joins the missing values of a field', async () => {
  const service = { _id: 'drafts.new', _type: 'service', ...buildInitialService(null) }
  const issues = await listIssues(service)
  expect(issues.slice(0, 3)).toEqual(['Name', 'Address', 'Group'])
  expect(issues).toContain('Features (8)')
  const named = await listIssues({ ...service, title: 'Kite Repair' })
  expect(issues.filter((issue) => !named.includes(issue))).toEqual(['Name'])
})

it('lists what a rule between fields needs: the author of a post', async () => {
  const issues = await listIssues({ _id: 'drafts.new', _type: 'post', publishedAt: '2026-01-01' })
  expect(issues).toContain('Author: Choose an author, or write a name.')
  expect(issues).toContain('Picture')
})

it('lists sample words beside a missing address', async () => {
  const sections = [{ _key: 'a', _type: 'textSection', heading: '[Sample heading]' }]
  const issues = await listIssues({ _id: 'drafts.new', _type: 'landingPage', sections })
  expect(issues).toContain('Block 1 · Heading: These are sample words. Write your own.')
  expect(issues).toContain('Address')
  const three = [1, 2, 3].map((key) => ({ ...sections[0], _key: `${key}` }))
  const joined = await listIssues({ _id: 'drafts.new', _type: 'landingPage', sections: three })
  expect(joined.filter((issue) => issue.includes('sample words'))).toEqual([
    'Blocks (3): These are sample words. Write your own.',
  ])
})

it('accepts links between drafts that are published together', async () => {
  const [group, service] = ['serviceGroup', 'service'].map((type) =>
    site.published.find(({ _type }) => _type === type),
  )
  const drafts = [
    { ...group, _id: 'drafts.group-new', title: 'Kites' },
    { ...service, _id: `drafts.${service?._id}`, group: { _type: 'reference', _ref: 'group-new' } },
  ]
  const listGroups = async (drafts: Fields[]) =>
    (await collectDraftIssues(workspace, site, drafts)).filter(
      ({ issue }) => issue.path === 'group',
    )
  expect(await listGroups(drafts.slice(1))).toHaveLength(1)
  expect(await listGroups(drafts)).toEqual([])
})
