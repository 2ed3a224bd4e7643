import { afterAll, expect, it } from 'vitest'
import { createBearer, startTestLake } from '../testing.ts'

const lake = await startTestLake()
afterAll(lake.close)

it('returns earlier revisions, transactions and references of a document', async () => {
  const client = lake.createTestClient()
  const { _rev: first } = await client.create({ _id: 'a', _type: 't', n: 1 })
  const { _rev: second } = await client.patch('a').set({ n: 2 }).commit()
  await client.create({ _id: 'b', _type: 't', to: { _ref: 'a', _weak: true } })

  const history = '/data/history/production'
  const at = (query: string) => client.request({ url: `${history}/documents/a?${query}` })
  expect(await at(`revision=${first}`)).toMatchObject({ documents: [{ n: 1, _rev: first }] })
  expect(await at('lastRevision=true')).toMatchObject({ documents: [{ n: 2 }] })
  const draftAt = (revision: string) =>
    client.request({ url: `${history}/documents/drafts.a?revision=${revision}` })
  expect(await draftAt(first)).toMatchObject({ documents: [{ _id: 'a', n: 1 }] })
  expect(await draftAt('unknown')).toEqual({ documents: [] })
  expect(await at('time=2000-01-01T00:00:00Z')).toEqual({ documents: [] })

  const url = `/v1${history}/transactions/a,drafts.a?effectFormat=mendoza&excludeMutations=true`
  const response = await lake.ask(url, { headers: createBearer() })
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { id: first, documentIDs: ['a'], effects: { a: { revert: [0, null] } } },
    {
      id: second,
      author: 'local-script',
      effects: { a: { apply: expect.arrayContaining([17, 2, 'n']) } },
    },
  ])
  expect(lines[0]).not.toHaveProperty('mutations')

  expect(await client.request({ url: `${history}/events/documents/a?limit=1` })).toMatchObject({
    events: { a: [{ type: 'updateLiveDocument', revisionId: second }] },
    nextCursor: second,
  })
  const referrers = '/data/references/production/documents/a/to'
  expect(await client.request({ url: referrers })).toMatchObject({
    totalCount: 1,
    references: [{ documentId: 'b' }],
  })
  expect((await lake.ask(`/v1${history}/events/documents/a`)).status).toBe(401)
})

it('exports everything, one document per line', async () => {
  await lake.createTestClient().create({ _id: 'drafts.c', _type: 'other' })
  const lines = async (query = '', init = {}) =>
    (await (await lake.ask(`/v1/data/export/production${query}`, init)).text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)._id)
      .sort()
  expect(await lines('', { headers: createBearer() })).toEqual(['a', 'b', 'drafts.c'])
  expect(await lines('?types=t', { headers: createBearer() })).toEqual(['a', 'b'])
  expect(await lines()).toEqual(['a', 'b'])
})

it('allows public reads of the history of public documents, but not of drafts', async () => {
  const draft = await lake.createTestClient().create({ _id: 'drafts.d', _type: 't' })
  const published = await lake.createTestClient().create({ _id: 'd', _type: 't' })
  const requestWithoutToken = async (path: string) =>
    (await lake.ask(`/v1/data/history/production/documents/${path}`)).json()
  expect(await requestWithoutToken(`d?revision=${published._rev}`)).toMatchObject({
    documents: [{ _id: 'd' }],
  })
  expect(await requestWithoutToken(`drafts.d?revision=${published._rev}`)).toEqual({
    documents: [],
  })
  expect(await requestWithoutToken(`drafts.d?revision=${draft._rev}`)).toEqual({ documents: [] })
})
