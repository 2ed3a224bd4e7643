import { ClientError } from '@sanity/client'
import { applySourceDocuments } from '@sanity/client/csm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestLake } from '../testing.ts'

const lake = await startTestLake()
afterAll(lake.close)

const service = {
  _id: 'service-a',
  _type: 'service',
  title: 'Web',
  tiers: [{ _key: 'a', from: 200 }],
}
const draft = { ...service, _id: 'drafts.service-a', title: 'Web design' }
beforeEach(async () => {
  const all = lake.createTestClient()
  await all.delete({ query: '*' })
  await all.transaction().create(service).create(draft).commit()
})

async function getFailure(work: Promise<unknown>): Promise<ClientError> {
  const error: unknown = await work.catch((cause: unknown) => cause)
  if (error instanceof ClientError) return error
  throw new Error(`expected a ClientError, got ${error}`)
}

describe('queries', () => {
  it('before version 2025-02-19 see everything by default', async () => {
    const old = lake.createTestClient({ apiVersion: '2021-03-25' })
    expect(await old.fetch('count(*)')).toBe(2)
  })

  it('may be too long for a URL', async () => {
    const ids = Array.from({ length: 2000 }, (_, place) => `service-${place}`)
    const params = { ids: [...ids, 'service-a'] }
    expect(await lake.createTestClient().fetch('*[_id in $ids]._id', params)).toEqual(['service-a'])
  })

  it('return sync tags', async () => {
    const query = '*[_type == "service"]'
    const answer = await lake.createTestClient().fetch(query, {}, { filterResponse: false })
    expect(answer).toMatchObject({ query, syncTags: ['s1:all'] })
  })

  it('return source maps of whole documents, for live previews', async () => {
    const client = lake.createTestClient({
      resultSourceMap: 'withKeyArraySelector',
      perspective: 'drafts',
    })
    const ask = (query: string) => client.fetch(query, {}, { filterResponse: false })
    const { result, resultSourceMap } = await ask('*[_type == "service"]')
    expect(resultSourceMap?.documents).toEqual([{ _id: 'drafts.service-a', _type: 'service' }])
    const typed = { ...draft, title: 'Web desi', tiers: [{ _key: 'a', from: 250 }] }
    const shown = applySourceDocuments(
      result,
      resultSourceMap,
      ({ _id }) => (_id === typed._id ? typed : undefined),
      (changed) => changed,
      'drafts',
    )
    expect(shown).toMatchObject([{ title: 'Web desi', tiers: [{ from: 250 }] }])

    expect((await ask('*[_type == "service"]{ title }')).resultSourceMap?.mappings).toEqual({})
    const unasked = await lake.createTestClient().fetch('*[0]', {}, { filterResponse: false })
    expect(unasked).not.toHaveProperty('resultSourceMap')
  })

  it('are rejected with the position of the error', async () => {
    const error = await getFailure(lake.createTestClient().fetch('*[_id =='))
    expect(error.statusCode).toBe(400)
    expect(error.details).toMatchObject({ type: 'queryParseError', start: 7 })
    expect(error.message).toMatch(/GROQ query parse error/)
    expect((await getFailure(lake.createTestClient().fetch('*[_id == $id]'))).message).toContain(
      '$id',
    )
  })
})

describe('documents', () => {
  it('are read one by one', async () => {
    const client = lake.createTestClient()
    expect(await client.getDocument('service-a')).toMatchObject(service)
    expect(await client.getDocument('missing')).toBeUndefined()
    expect(await client.getDocuments(['missing', 'drafts.service-a'])).toMatchObject([null, draft])
  })

  it('are created, replaced, patched and deleted', async () => {
    const client = lake.createTestClient()
    expect(await client.create({ _type: 'job' })).toMatchObject({ _id: expect.any(String) })
    const other = { ...service, title: 'Other' }
    expect(await client.createIfNotExists(other)).toMatchObject({ title: 'Web' })
    expect(await client.createOrReplace(other)).toMatchObject({ title: 'Other' })
    const patch = client.patch('service-a').set({ 'tiers[_key=="a"].from': 275 }).inc({ n: 1 })
    expect(await patch.commit()).toMatchObject({ tiers: [{ from: 275 }] })
    expect(await client.delete('service-a')).toMatchObject({ documentIds: ['service-a'] })
    expect(await client.fetch('*[_id == "service-a"]')).toEqual([])
  })

  it('change together or not at all', async () => {
    const client = lake.createTestClient()
    const failing = client
      .transaction()
      .patch('service-a', { set: { title: 'B' } })
      .create(service)
    const error = await getFailure(failing.commit())
    expect(error.statusCode).toBe(409)
    expect(error.message).toContain('Document by ID "service-a" already exists')
    expect(error.details).toMatchObject({
      type: 'mutationError',
      items: [{ index: 1, error: { type: 'documentAlreadyExistsError', id: 'service-a' } }],
    })
    expect(await client.getDocument('service-a')).toMatchObject({ title: 'Web' })
  })

  it('check the expected revision', async () => {
    const client = lake.createTestClient()
    const commit = client.patch('service-a').set({ title: 'B' }).ifRevisionId('older').commit()
    expect((await getFailure(commit)).details.items[0].error.type).toBe(
      'documentRevisionIDDoesNotMatchError',
    )
  })

  it('are unchanged by a dry run', async () => {
    const client = lake.createTestClient()
    const { results } = await client.delete('service-a', { dryRun: true, returnDocuments: false })
    expect(results).toMatchObject([{ operation: 'delete' }])
    expect(await client.getDocument('service-a')).toBeDefined()
  })
})

describe('actions', () => {
  const ids = { publishedId: 'service-a', draftId: 'drafts.service-a' }

  it('do nothing in a dry run', async () => {
    const client = lake.createTestClient()
    const publish = { actionType: 'sanity.action.document.publish', ...ids } as const
    await client.action(publish, { dryRun: true })
    expect(await client.getDocument('drafts.service-a')).toBeDefined()
  })
})

describe('without a token', () => {
  it('shows what is published and nothing else', async () => {
    const anonymousClient = lake.createTestClient({ token: undefined })
    expect(await anonymousClient.fetch('*[_type == "service"].title')).toEqual(['Web'])
    expect(await anonymousClient.fetch('*._id', {}, { perspective: 'raw' })).toEqual(['service-a'])
    expect(await anonymousClient.getDocument('drafts.service-a')).toBeUndefined()
    const drafts = anonymousClient.fetch('*', {}, { perspective: 'drafts' })
    expect((await getFailure(drafts)).statusCode).toBe(401)
  })

  it('changes nothing', async () => {
    for (const token of [undefined, 'wrong']) {
      const anonymousClient = lake.createTestClient({ token })
      const works = [anonymousClient.create({ _type: 'a' }), anonymousClient.delete('service-a')]
      for (const work of works) expect((await getFailure(work)).statusCode).toBe(401)
    }
    expect(
      (await getFailure(lake.createTestClient({ token: 'wrong' }).fetch('*'))).statusCode,
    ).toBe(401)
  })
})

it('serves one project and dataset only', async () => {
  const dataset = lake.createTestClient({ dataset: 'staging' }).fetch('*')
  expect((await getFailure(dataset)).message).toContain('Dataset not found')
  const project = lake.createTestClient({ projectId: 'another' }).fetch('*')
  expect((await getFailure(project)).statusCode).toBe(404)
})

const titles = '*[_type == "job"] | order(_id).title'

it('queries return old results while the index is frozen; reads by id return new ones', async () => {
  const client = lake.createTestClient()
  await client.delete({ query: '*' })
  await client.create({ _id: 'a', _type: 'job', title: 'Old' })
  lake.lake.pauseIndex()
  await client.patch('a').set({ title: 'New' }).commit()
  await client.create({ _id: 'b', _type: 'job', title: 'Other' })
  expect(await client.fetch(titles)).toEqual(['Old'])
  expect(await client.getDocuments(['a', 'b'])).toMatchObject([
    { title: 'New' },
    { title: 'Other' },
  ])
  await client.delete('a')
  expect(await client.fetch(titles)).toEqual(['Old'])
  expect(await client.getDocuments(['a'])).toEqual([null])
  lake.lake.releaseIndex()
  expect(await client.fetch(titles)).toEqual(['Other'])
})
