import { collectDocumentIssues, collectNodes } from '@kitewright/content-rules/check'
import { collectionTypes } from '@kitewright/content-types/model'
import { seedDocuments } from '@kitewright/seed/seed-documents'
import { isRecord, resolveInitialValue } from 'sanity'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { buildSite } from '../../publishing/site-check/site.ts'
import { collectIssuesTogether, getVerdict } from '../../publishing/site-check/verdict.ts'
import { testSource } from '../../testing/test-workspace.ts'
import { buildInitialService, findCommonest } from './new-service.ts'
import { today } from './today.ts'

const source = await testSource()
// Initial values are made in a browser with `requestIdleCallback`.
vi.stubGlobal('window', globalThis)
afterAll(() => vi.unstubAllGlobals())

/** Initial value of a new document. */
async function created(
  templateId: string,
  params: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const template = source.templates.find(({ id }) => id === templateId)
  if (!template) throw new Error(`There is no template ${templateId}`)
  const value = await resolveInitialValue(source.schema, template, params, source)
  return { _type: template.schemaType, ...value }
}

const lengths = (document: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(document).flatMap(([name, value]) =>
      Array.isArray(value) ? [[name, value.length]] : [],
    ),
  )

describe('a new service', () => {
  it('has the number of items that its page needs, so only words are missing', async () => {
    const service = await created('service')
    expect(service).toMatchObject({ layout: 'storyboard', isNew: false })
    expect(lengths(service)).toEqual({
      facts: 3,
      highlights: 3,
      lists: 2,
      features: 4,
      steps: 4,
      tiers: 3,
    })
    expect(collectDocumentIssues(service)).toEqual([])
  })

  it('has three empty packages per project, each with its key', async () => {
    const { tiers } = await created('service')
    const list = Array.isArray(tiers) ? tiers.filter(isRecord) : []
    expect(list.map(({ period }) => period)).toEqual(['project', 'project', 'project'])
    expect(list.map(({ from }) => from)).toEqual([undefined, undefined, undefined])
    expect(new Set(list.map(({ _key }) => _key)).size).toBe(3)
  })

  it('starts with the most common texts of services, and the steps of the home page', () => {
    const createFact = (label: string, value: string) => ({ label, value })
    const createStored = (first: string, facts: ReturnType<typeof createFact>[]) => ({
      facts,
      listTitles: ['Kinds', first],
      packages: [first, 'Advanced', 'Enterprise'],
      closing: { primary: 'Start', secondary: first },
    })
    const reply = createFact('Reply', 'Within 24 hours')
    const service = buildInitialService({
      services: [
        createStored('Basic', [reply, createFact('Screens', '5')]),
        createStored('Small', [createFact('Quote', 'Fixed'), reply]),
        createStored('Basic', [createFact('Quote', 'Fixed'), reply, createFact('Reply', 'Soon')]),
      ],
      steps: [{ title: 'Discovery', text: 'We listen.' }],
    })
    expect(service.facts).toMatchObject([
      createFact('Reply', '[Sample words: Within 24 hours]'),
      createFact('Quote', '[Sample words: Fixed]'),
      {},
    ])
    expect(service.facts[2]).not.toHaveProperty('label')
    expect(service.tiers.map(({ name }) => name)).toEqual(['Basic', 'Advanced', 'Enterprise'])
    expect(service.lists.map(({ title }) => title)).toEqual(['Kinds', 'Basic'])
    expect(service.steps[0]).toMatchObject({
      title: 'Discovery',
      text: '[Sample words: We listen.]',
    })
    expect(service.closing).toMatchObject({ primary: 'Start', secondary: 'Basic' })
    // They wait until an editor keeps or changes them.
    const issues = collectDocumentIssues({ _type: 'service', ...service })
    expect(issues.map(({ path }) => path.replace(/\[.*\]/, ''))).toEqual([
      'facts.value',
      'facts.value',
      'steps.text',
    ])
  })

  it('takes the group of the list in which it was created', async () => {
    const service = await created('service-in-group', { group: 'group-ai' })
    expect(service.group).toEqual({ _type: 'reference', _ref: 'group-ai' })
    expect(lengths(service).tiers).toBe(3)
  })

  it('cannot be a Ledger page before its drawing and its neighbour are there', async () => {
    const service = { ...(await created('service')), layout: 'ledger' }
    expect(collectDocumentIssues(service).map(({ path }) => path)).toEqual(['drawing', 'isNot'])
  })

  it('reports a removed fourth step', async () => {
    const service = await created('service')
    const steps = Array.isArray(service.steps) ? service.steps.slice(1) : []
    expect(collectDocumentIssues({ ...service, steps }).map(({ path }) => path)).toEqual(['steps'])
  })
})

it('gives a question the topic of the list in which it was created', async () => {
  expect(await created('faq-in-category', { category: 'Pricing' })).toMatchObject({
    category: 'Pricing',
  })
  expect(await created('faq')).not.toHaveProperty('category')
})

const landing = ['landing-campaign', 'landing-event', 'landing-hiring']

it.each(landing)('%s can be published with an address, without its sample words', async (name) => {
  const page = await created(name)
  const draft = { ...page, _id: 'drafts.page', slug: { _type: 'slug', current: 'offer-2027' } }
  const site = buildSite(seedDocuments().map((document) => ({ ...document })))
  const messages = new Set(collectIssuesTogether(site, [draft]).map(({ issue }) => issue.message))
  expect([...messages]).toEqual(['These are sample words. Write your own.'])
  // Only names, labels and headings may go live unread.
  const kept = collectNodes(draft).flatMap(({ path, value }) =>
    typeof value === 'string' && /[ .]/.test(value) && !value.startsWith('[Sample ')
      ? [path.at(-1)]
      : [],
  )
  expect(kept.filter((name) => !['heading', 'label', 'title'].includes(String(name)))).toEqual([])
  const own = JSON.parse(
    JSON.stringify(draft).replaceAll(/\[Sample (?:text|words): ([^\]]+)\]/g, '$1'),
  )
  expect(collectIssuesTogether(site, [own])).toEqual([])
  expect(getVerdict(site, own)).toEqual({ own: [], causes: [] })
})

it('dates posts and jobs today, and puts jobs anywhere', async () => {
  const post = await created('post')
  const job = await created('job')
  expect(post.publishedAt).toBe(today())
  expect(job).toMatchObject({ location: 'Remote', datePosted: today() })
  const named = { ...post, author: 'A desk' }
  expect([...collectDocumentIssues(named), ...collectDocumentIssues(job)]).toEqual([])
})

it.each(['service', 'serviceGroup', 'faq', 'job', 'project'])(
  '%s goes to the end of its list',
  async (type) => {
    expect((await created(type)).orderRank).toMatch(/^0\|[0-9a-z]{6}:$/)
  },
)

it('writes the day in India in any time zone', () => {
  expect(today(new Date('2026-01-05T18:29:00Z'))).toBe('2026-01-05')
  expect(today(new Date('2026-01-05T18:30:00Z'))).toBe('2026-01-06')
})

it('offers templates for collections, and none for pages', () => {
  const otherTypes = collectionTypes.filter((type) => type !== 'legalPage')
  expect(source.templates.map(({ id }) => id).toSorted()).toEqual(
    [...otherTypes, ...landing, 'faq-in-category', 'service-in-group'].toSorted(),
  )
})

it('finds the most frequent texts, and none that occur once', () => {
  expect(findCommonest(['Basic', 'Starter', 'Basic', 'Simple'])).toEqual(['Basic'])
  expect(findCommonest(['Reply', 'Quote', 'Quote', 'Reply', 'Quote', 'Screens'], 3)).toEqual([
    'Quote',
    'Reply',
  ])
  expect(findCommonest(['Once', null, null, '', ''])).toEqual([])
})
