import { expect, it } from 'vitest'
import { runningLake } from '../testing.ts'
import { receiver } from './receiver.ts'

const rule = { on: ['create', 'update', 'delete'], projection: '{_id, _rev}' }
const titles = '*[_type == "job"] | order(_id).title'

it('queries return old results while the index is frozen; reads by id return new ones', async () => {
  await using lake = await runningLake()
  const client = lake.client()
  await client.create({ _id: 'a', _type: 'job', title: 'Old' })
  lake.lake.holdIndex()
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

it('webhooks arrive in another order, twice, or not at all', async () => {
  await using target = await receiver()
  await using lake = await runningLake({ webhooks: [{ url: target.url, rule }] })
  const client = lake.client()
  const ids = () => target.received.map(({ body }) => JSON.parse(body)._id)
  lake.failWebhooks('late')
  await client.create({ _id: 'a', _type: 'job' })
  await client.create({ _id: 'b', _type: 'job' })
  lake.failWebhooks('reversed')
  await target.until(2)
  expect(ids()).toEqual(['b', 'a'])

  lake.failWebhooks('twice')
  await client.create({ _id: 'c', _type: 'job' })
  const [, , once, again] = await target.until(4)
  expect(again?.body).toBe(once?.body)
  expect(again?.headers['idempotency-key']).toBe(once?.headers['idempotency-key'])

  lake.failWebhooks('never')
  await client.create({ _id: 'd', _type: 'job' })
  const hooks = '/hooks/projects/kitewright'
  const [{ id }] = await client.request({ url: hooks })
  const attempts = () => client.request({ url: `${hooks}/${id}/attempts` })
  await expect.poll(attempts).toMatchObject([{ documentId: 'd' }, {}, {}, {}])
  lake.failWebhooks(null)
  await client.create({ _id: 'e', _type: 'job' })
  await target.until(5)
  expect(ids()).toEqual(['b', 'a', 'c', 'c', 'e'])
})
