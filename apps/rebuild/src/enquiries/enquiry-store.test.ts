import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type DestinationName, EnquiryStore, type Received } from './enquiry-store.ts'

const all = ['lake', 'mail', 'chat'] as const
const received = (more: Partial<Received['enquiry']> = {}, at = 1_000): Received => ({
  at,
  enquiry: {
    id: randomUUID(),
    name: 'Asha Rao',
    email: 'asha@company.example',
    phone: '+91 98765 43210',
    project: '',
    message: 'A shop for tea.',
    timestamp: '25/11/2026, 10:05:09 am',
    ...more,
  },
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-enquiries-'))
})
afterEach(() => rm(folder, { recursive: true }))

const opened = async (destinations: readonly DestinationName[] = all) =>
  (await EnquiryStore.open(folder, destinations)).store
const bytes = async () =>
  (await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))))).join('')

it('makes its files private, also existing ones', async () => {
  const modes = async () =>
    Promise.all(
      (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).mode & 0o777),
    )
  const store = await opened()
  await store.add(received(), all)
  expect(await modes()).toEqual([0o600, 0o600])
  store.close()
  for (const name of await readdir(folder)) await chmod(join(folder, name), 0o644)
  const reopened = await opened()
  await reopened.add(received(), all)
  expect(await modes()).toEqual([0o600, 0o600])
  reopened.close()
})

it('stores each id once, also concurrently, and keeps the first version', async () => {
  const store = await opened()
  const first = received()
  const again = { ...first, enquiry: { ...first.enquiry, message: 'Another.' } }
  const otherEnquiries = Array.from({ length: 200 }, () => received())
  const added = [first, again, ...otherEnquiries].map((one) => store.add(one, all))
  expect(await Promise.all(added)).toEqual([true, false, ...otherEnquiries.map(() => true)])
  expect(store.read(first.enquiry.id)).toEqual(first)
  expect(store.waitingFor('mail')).toHaveLength(201)
  store.close()
})

it('deletes the text once the lake and every destination have it, and remembers the id', async () => {
  const store = await opened()
  const one = received()
  const { id } = one.enquiry
  await store.add(one, all)
  await store.markDelivered('mail', id)
  await store.markDelivered('chat', id)
  expect(await bytes()).toContain('A shop for tea.')
  await store.markDelivered('lake', id)
  expect(store.read(id)).toBeNull()
  expect(await store.add(one, all)).toBe(false)
  store.close()
  const left = await bytes()
  expect(left).toContain(id)
  expect(left).not.toMatch(/tea|Asha|asha|98765/)
})

it('keeps the text without a lake, and delivers it when there is one', async () => {
  let store = await opened(['mail'])
  const one = received()
  const { id } = one.enquiry
  await store.add(one, ['mail'])
  await store.markDelivered('mail', id)
  expect(store.list()).toEqual([one])
  store.close()
  store = await opened(['mail', 'lake'])
  expect([store.waitingFor('lake'), store.waitingFor('mail')]).toEqual([[id], []])
  await store.markDelivered('lake', id)
  expect(store.read(id)).toBeNull()
  store.close()
})

it('drops deliveries to a removed destination, and delivers to the lake once', async () => {
  let store = await opened()
  const one = received()
  const { id } = one.enquiry
  await store.add(one, all)
  await store.markDelivered('lake', id)
  await store.markDelivered('chat', id)
  store.close()
  store = await opened()
  expect([store.waitingFor('lake'), store.waitingFor('mail')]).toEqual([[], [id]])
  store.close()
  store = await opened(['lake'])
  expect(store.read(id)).toBeNull()
  store.close()
})

it('deletes selected texts in every queue, and expired enquiries completely', async () => {
  const store = await opened()
  const ownEnquiry = received({ email: 'ben@company.example' })
  const old = received({}, 10)
  const other = received()
  for (const one of [ownEnquiry, old, other]) await store.add(one, all)
  expect(await store.deleteTexts(({ enquiry }) => enquiry.email.startsWith('ben@'))).toBe(1)
  expect(await store.add(ownEnquiry, all)).toBe(false)
  expect(await store.deleteOld(1_000)).toBe(1)
  expect(await store.add(old, all)).toBe(true)
  expect(store.waitingFor('lake')).toEqual([old.enquiry.id, other.enquiry.id])
  store.close()
  expect(await bytes()).not.toContain('ben@')
})

it('moves a damaged file aside, and stores new enquiries', async () => {
  await writeFile(join(folder, 'enquiries.sqlite'), 'no database '.repeat(1_000))
  const { store, aside } = await EnquiryStore.open(folder, all)
  expect(String(await readFile(String(aside)))).toContain('no database')
  expect(await store.add(received(), all)).toBe(true)
  store.close()
})

it('probes whether the disk is writable, and leaves nothing', async () => {
  const store = await opened()
  await store.add(received(), all)
  const before = await bytes()
  await store.probe()
  await store.probe()
  expect(store.list()).toHaveLength(1)
  expect(await bytes()).toHaveLength(before.length)
  store.close()
})
