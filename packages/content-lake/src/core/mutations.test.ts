import { describe, expect, it } from 'vitest'
import { catchRejection, testLake } from '../../tests/test-lake.ts'

const service = {
  _id: 'service-a',
  _type: 'service',
  title: 'Web Development',
  tiers: [
    { _key: 'starter', from: 200, to: 300 },
    { _key: 'plus', from: 400 },
  ],
}

describe('create', () => {
  it('sets revision and dates', () => {
    const { mutate, get } = testLake()
    const { transactionId, results } = mutate([{ create: service }])
    expect(results).toMatchObject([{ id: 'service-a', operation: 'create' }])
    expect(get('service-a')).toMatchObject({ ...service, _rev: transactionId })
    expect(get('service-a')?._createdAt).toBe(get('service-a')?._updatedAt)
  })

  it('generates an id, or completes a prefix', () => {
    const { mutate } = testLake()
    const { results } = mutate([{ create: { _type: 'a' } }, { create: { _id: 'a.', _type: 'a' } }])
    expect(results[0]?.id).toMatch(/^\w{22}$/)
    expect(results[1]?.id).toMatch(/^a\.\w{22}$/)
  })
})

describe('patch', () => {
  it.each([
    [{ set: { 'tiers[_key=="plus"].from': 500 } }, [200, 500]],
    [{ set: { 'tiers[0].from': 275 } }, [275, 400]],
    [{ inc: { 'tiers[0].from': 5 } }, [205, 400]],
    [{ dec: { 'tiers[-1].from': 5 } }, [200, 395]],
    [{ unset: ['tiers[_key=="starter"]'] }, [400]],
    [{ insert: { before: 'tiers[0]', items: [{ _key: 'x', from: 1 }] } }, [1, 200, 400]],
    [{ insert: { after: 'tiers[-1]', items: [{ _key: 'x', from: 1 }] } }, [200, 400, 1]],
    [{ insert: { replace: 'tiers[0]', items: [{ _key: 'x', from: 1 }] } }, [1, 400]],
    [{ setIfMissing: { tiers: [] } }, [200, 400]],
  ])('%j', (operations, prices) => {
    const { mutate, ask } = testLake([service])
    mutate([{ patch: { id: 'service-a', ...operations } }])
    expect(ask('*[_id == "service-a"][0].tiers[].from')).toEqual(prices)
  })

  it.each([{ inc: { title: 1 } }, { dec: { title: 1 } }])('leaves a text as it is: %j', (patch) => {
    const { mutate, get } = testLake([service])
    mutate([{ patch: { id: 'service-a', ...patch } }])
    expect(get('service-a')?.title).toBe('Web Development')
  })

  it('applies a diff-match-patch', () => {
    const { mutate, get } = testLake([service])
    const diffMatchPatch = { title: '@@ -1,7 +1,7 @@\n-Web\n+App\n  Dev\n' }
    mutate([{ patch: { id: 'service-a', diffMatchPatch } }])
    expect(get('service-a')?.title).toBe('App Development')
  })

  it('patches all documents that match a query', () => {
    const { mutate, ask } = testLake([service, { ...service, _id: 'service-b' }])
    mutate([
      { patch: { query: '*[_type == $type]', params: { type: 'service' }, set: { isNew: true } } },
    ])
    expect(ask('count(*[isNew])')).toBe(2)
  })

  it.each([
    [{ id: 'missing', set: { a: 1 } }, 409, 'documentNotFoundError'],
    [{ id: 'service-a', set: { _id: 'b' } }, 400, 'validationError'],
    [{ id: 'service-a', set: { _type: 'b' } }, 400, 'validationError'],
    [{ id: 'service-a', sett: { a: 1 } }, 400, 'validationError'],
    [{ id: 'service-a', inc: { a: '1' } }, 400, 'validationError'],
    [{ id: 'service-a', insert: { items: [] } }, 400, 'validationError'],
    [{ id: 'service-a', set: { 'a~b': 1 } }, 400, 'validationError'],
    [{ set: { a: 1 } }, 400, 'validationError'],
  ])('rejects %j', (patch, status, type) => {
    const { mutate, log } = testLake([service])
    const error = catchRejection(() => mutate([{ patch }]))
    expect(error).toMatchObject({ status, problem: { type } })
    expect(log).toEqual([])
  })
})

describe('delete', () => {
  it('removes one document or all that match a query, and accepts no match', () => {
    const { mutate, ask } = testLake([service, { _id: 'b', _type: 'b' }, { _id: 'c', _type: 'b' }])
    expect(mutate([{ delete: { query: '*[_type == "b"]' } }]).results).toHaveLength(2)
    expect(mutate([{ delete: { id: 'b' } }]).results).toMatchObject([{ operation: 'none' }])
    const [deleted] = mutate([{ delete: { id: 'service-a' } }]).results
    expect(deleted?.document?.title).toBe('Web Development')
    expect(ask('*')).toEqual([])
  })
})

it('rejects an invalid mutation', () => {
  const { mutate } = testLake()
  for (const mutation of [{}, { create: service, delete: { id: 'a' } }, { upsert: service }]) {
    expect(catchRejection(() => mutate([mutation])).status).toBe(400)
  }
  expect(catchRejection(() => mutate([{ create: { _id: 'a' } }])).status).toBe(400)
  expect(catchRejection(() => mutate([{ create: { _id: '.a', _type: 'a' } }])).status).toBe(400)
  expect(catchRejection(() => mutate([{ createOrReplace: { _type: 'a' } }])).status).toBe(400)
})

it('notifies listeners and records history', () => {
  const { mutate, log, history } = testLake([service])
  mutate([{ patch: { id: 'service-a', set: { title: 'B' } } }], 'second')
  expect(log).toMatchObject([
    { id: 'second', changes: [{ before: { title: 'Web Development' }, after: { title: 'B' } }] },
  ])
  expect(history.transactions({ documents: ['service-a'] }).at(-1)).toEqual(log[0])
  expect(catchRejection(() => mutate([{ delete: { id: 'service-a' } }], 'second')).status).toBe(409)
})

it('adds keys to list items on demand', () => {
  const { lake, get } = testLake()
  const create = { _id: 'a', _type: 'a', list: [{ n: 1 }, { _key: 'k', inner: [{ n: 2 }] }, 3] }
  lake.transact({ author: 'tester', generateKeys: true, mutations: [{ create }] })
  const key = expect.stringMatching(/^\w{12}$/)
  expect(get('a')?.list).toEqual([
    { _key: key, n: 1 },
    { _key: 'k', inner: [{ _key: key, n: 2 }] },
    3,
  ])
})
