import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isValidRequest } from '@sanity/webhook'
import { expect, it } from 'vitest'
import { createBearer, startTestLake } from '../testing.ts'
import { startReceiver } from './receiver.ts'

const secret = 'a secret'
const rule = {
  on: ['create', 'update', 'delete'],
  filter: '_type == "service"',
  projection:
    '{_id, "price": tiers[0].from, "was": before().tiers[0].from, "operation": delta::operation(), "group": group->title}',
}
const group = { _id: 'group', _type: 'serviceGroup', title: 'Build' }
const service = { _id: 'a', _type: 'service', tiers: [{ from: 200 }], group: { _ref: 'group' } }
/** Milliseconds between attempts, instead of half a minute. */
const webhookPause = 10

it('sends the signed projection of published documents that match the filter', async () => {
  await using target = await startReceiver()
  const webhooks = [{ url: target.url, secret, rule, headers: { 'x-mine': 'yes' } }]
  await using lake = await startTestLake({ webhooks })
  const client = lake.createTestClient()
  await client.create(group)
  const created = await client.create(service)
  await client.create({ ...service, _id: 'drafts.a' })
  await client.patch('a').set({ 'tiers[0].from': 275 }).commit()
  await client.delete('a')
  const received = await target.until(3)

  expect(received.map(({ body }) => JSON.parse(body))).toEqual([
    { _id: 'a', price: 200, was: null, operation: 'create', group: 'Build' },
    { _id: 'a', price: 275, was: 200, operation: 'update', group: 'Build' },
    { _id: 'a', price: 275, was: 275, operation: 'delete', group: 'Build' },
  ])
  expect(received[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'sanity-transaction-id': created._rev,
    'sanity-transaction-time': created._createdAt,
    'sanity-dataset': 'production',
    'sanity-project-id': 'kitewright',
    'sanity-document-id': 'a',
    'sanity-operation': 'create',
    'x-mine': 'yes',
  })
  for (const request of received) {
    expect(await isValidRequest(request, secret)).toBe(true)
    expect(await isValidRequest(request, 'another secret')).toBe(false)
    expect(await isValidRequest({ ...request, body: `${request.body} ` }, secret)).toBe(false)
  }
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(3)
})

it('evaluates changed fields', async () => {
  await using target = await startReceiver()
  const filter = 'delta::changedAny((tiers, group))'
  await using lake = await startTestLake({
    webhooks: [{ url: target.url, rule: { on: ['update'], filter } }],
  })
  const client = lake.createTestClient()
  await client.create({ ...service, group: undefined })
  await client.patch('a').set({ title: 'Other' }).commit()
  await client.patch('a').set({ 'tiers[0].from': 1 }).commit()
  const [first] = await target.until(1)
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ _id: 'a', title: 'Other' })
  expect(first?.headers).not.toHaveProperty('sanity-webhook-signature')
})

it('retries only temporary failures, with the same key and body', async () => {
  await using target = await startReceiver(503, 429, 202, 400, 202)
  await using lake = await startTestLake({
    webhooks: [{ url: target.url, secret, rule: { ...rule, projection: '{_id}' } }],
    webhookPause,
  })
  await lake.createTestClient().create({ _id: 'a', _type: 'service' })
  const [first, ...again] = await target.until(3)
  for (const request of again) {
    expect(request.body).toBe(first?.body)
    expect(request.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  }
  await lake.createTestClient().create({ _id: 'b', _type: 'service' })
  await target.until(4)
  await lake.createTestClient().create({ _id: 'c', _type: 'service' })
  const bodies = (await target.until(5)).map(({ body }) => JSON.parse(body)._id)
  expect(bodies).toEqual(['a', 'a', 'a', 'b', 'c'])
})

it('stops after the third attempt and reports it', async () => {
  await using target = await startReceiver(500, 500, 500, 202, 202)
  await using lake = await startTestLake({ webhookPause })
  const hooks = '/hooks/projects/kitewright'
  const body = { name: 'Site', url: target.url, dataset: 'production', rule }
  const { id } = await lake.createTestClient().request({ url: hooks, method: 'POST', body })
  await lake.createTestClient().create({ _id: 'a', _type: 'service' })
  await target.until(3)
  const attempts = () => lake.createTestClient().request({ url: `${hooks}/${id}/attempts` })
  while ((await attempts())[0].inProgress) await wait(10)
  expect(await attempts()).toMatchObject([{ isFailure: true, resultCode: 500, attempts: 3 }])
  expect(lake.output.at(-1)).toContain('webhook "Site"')
  expect(lake.output.at(-1)).toContain('HTTP 500, given up')
})

it('retries after half a minute, as hosted Sanity does', async () => {
  await using target = await startReceiver(503)
  await using lake = await startTestLake({ webhooks: [{ url: target.url, rule }] })
  await lake.createTestClient().create({ _id: 'a', _type: 'service' })
  await expect.poll(() => lake.output.at(-1)).toContain('HTTP 503, next try in 30 s')
})

it('keeps running while a receiver is down, and sends pending webhooks after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kitewright-hooks-'))
  try {
    let url: string
    {
      await using gone = await startReceiver()
      url = gone.url
    }
    const port = Number(new URL(url).port)
    expect(port).toBeGreaterThan(0)
    {
      await using lake = await startTestLake({ folder, webhookPause, webhooks: [{ url, rule }] })
      await lake.createTestClient().create({ _id: 'a', _type: 'service' })
    }
    await using target = await startReceiver()
    const webhooks = [{ url: target.url, rule: { ...rule, projection: '{_id}' } }]
    await using lake = await startTestLake({ folder, webhooks })
    expect(JSON.parse((await target.until(1))[0]?.body ?? '')).toMatchObject({ _id: 'a' })
    expect(await lake.createTestClient().getDocument('a')).toBeDefined()
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('has the management API of hosted Sanity', async () => {
  await using lake = await startTestLake()
  const client = lake.createTestClient({ apiVersion: '2021-10-04' })
  const url = '/hooks/projects/kitewright'
  const body = { name: 'Site', url: 'https://site.example/hook', rule, secret }
  const created = await client.request({ url, method: 'POST', body })
  expect(created).toMatchObject({
    ...body,
    type: 'document',
    projectId: 'kitewright',
    httpMethod: 'POST',
  })
  const disabled = { isDisabledByUser: true }
  const one = `${url}/${created.id}`
  expect(await client.request({ url: one, method: 'PATCH', body: disabled })).toMatchObject({
    ...body,
    ...disabled,
  })
  expect(await client.request({ url })).toHaveLength(1)
  await client.request({ url: one, method: 'DELETE' })
  expect(await client.request({ url })).toEqual([])

  expect((await lake.ask(`/v1${url}`)).status).toBe(401)
  const wrong = JSON.stringify({ ...body, url: 'ftp://x' })
  const init = { method: 'POST', headers: createBearer(), body: wrong }
  expect((await lake.ask(`/v1${url}`, init)).status).toBe(400)
})
