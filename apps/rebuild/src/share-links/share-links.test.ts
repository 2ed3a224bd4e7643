import {
  createLink,
  createRenewal,
  createWithdrawal,
  freeze,
  MAX_LINKS,
} from '@kitewright/protocol/requests'
import { expect, it, vi } from 'vitest'
import { request, shareLinksAtLake, web } from '../../tests/share-links-at-lake.ts'

const { client, create, folders, linkOf, mutate, service, state } = await shareLinksAtLake()
const DAY = 24 * 60 * 60_000

it('makes the pages of a link once, for seven days', async () => {
  const id = await create()
  const { links, pages } = await service()
  await links.check(id)
  const link = await linkOf(id)
  const now = Date.now()
  expect(link.made).toMatchObject({
    requestId: link.requestId,
    at: new Date(now).toISOString(),
    ends: new Date(now + 7 * DAY).toISOString(),
    pages: [{ path: '/services/web-development', title: 'Web' }],
  })
  expect(state.jobs[0]).toMatchObject({
    drafts: [{ _id: `drafts.${web}` }],
    base: `/drafts/${link.token}`,
  })
  expect(pages.readNote(id, link.token)).toMatchObject({
    requestId: link.requestId,
    ends: link.made?.ends,
  })
  await links.check()
  const { links: next } = await service()
  await next.check()
  expect(state.jobs).toHaveLength(1)
})

it('shows the frozen copy of a scheduled draft, although the draft has changed since', async () => {
  const draft = { _id: `drafts.${web}`, _type: 'service', title: 'As scheduled' }
  const entry = { _key: web, id: web, type: 'service', name: web }
  const mutations = createLink([{ ...entry, frozen: freeze(draft, undefined) }], request)
  await mutate(mutations)
  const { links } = await service()
  await links.check()
  expect(state.jobs).toMatchObject([{ drafts: [draft] }])
})

it('updates pages on request for another seven days, and removes them when the link is withdrawn', async () => {
  const id = await create()
  const { links, pages } = await service()
  await links.check(id)
  vi.setSystemTime(Date.now() + 3 * DAY)
  await mutate(createRenewal({ _id: id }, request))
  await links.check(id)
  const link = await linkOf(id)
  expect(link.made?.ends).toBe(new Date(Date.now() + 7 * DAY).toISOString())
  expect(pages.readNote(id, link.token)?.requestId).toBe(link.requestId)
  expect(state.jobs).toHaveLength(2)
  await mutate(createWithdrawal({ _id: id }, request))
  await links.check(id)
  expect(pages.ids()).toEqual([])
  expect(await folders()).toEqual([])
})

it('shows no pages of a link that is withdrawn during their build', async () => {
  const id = await create()
  const { links, pages } = await service({
    onMake: async () => void (await client.delete(id)),
  })
  await links.check(id)
  expect(state.jobs).toHaveLength(1)
  expect(pages.ids()).toEqual([])
  expect(await folders()).toEqual([])
})

it('removes a withdrawn link at once, also during a build for another one', async () => {
  const id = await create()
  const { promise: isMaking, resolve: building } = Promise.withResolvers<void>()
  const { promise: end, resolve: finish } = Promise.withResolvers<void>()
  const { links, pages } = await service({
    async onMake() {
      if (state.jobs.length < 2) return
      building()
      await end
    },
  })
  await links.check(id)
  const other = await create()
  const done = links.check(other)
  await isMaking
  await mutate(createWithdrawal({ _id: id }, request))
  void links.check(id)
  await vi.waitFor(() => expect(pages.ids()).toEqual([]), 30_000)
  finish()
  await done
  expect(pages.ids()).toEqual([other])
})

it(`makes pages for ${MAX_LINKS} links, and for another when one is withdrawn`, async () => {
  const { links, pages } = await service()
  const ids: string[] = []
  for (let count = 0; count <= MAX_LINKS; count += 1) {
    const id = await create()
    await client
      .patch(id)
      .set({ _createdAt: new Date(count * 1000).toISOString() })
      .commit()
    ids.push(id)
  }
  await links.check(ids.at(-1))
  expect(pages.ids()).toHaveLength(MAX_LINKS)
  const failed = (await Promise.all(ids.map(linkOf))).filter(({ failure }) => failure)
  expect(failed).toHaveLength(1)
  expect(failed[0]?.failure?.message).toContain(`${MAX_LINKS} links already`)

  const removedId = pages.ids()[0] ?? ''
  await mutate([
    ...createWithdrawal({ _id: removedId }, request),
    ...createRenewal({ _id: failed[0]?._id ?? '' }, request),
  ])
  await links.check(removedId)
  expect(pages.ids()).toContain(failed[0]?._id)
  expect(pages.ids()).toHaveLength(MAX_LINKS)
})

it('ends, stays listed for a month, and is then deleted', async () => {
  const id = await create()
  const { links } = await service()
  await links.check(id)
  vi.setSystemTime(Date.now() + 8 * DAY)
  await links.check()
  expect(await folders()).toEqual([])
  expect((await linkOf(id)).made).toBeTruthy()
  vi.setSystemTime(Date.now() + 31 * DAY)
  await links.check()
  expect(await client.getDocument(id)).toBeUndefined()
  expect(state.jobs).toHaveLength(1)
})

it('reports how often a link was opened, and the page seen last', async () => {
  const id = await create()
  const { links, pages } = await service()
  await links.check(id)
  pages.onSeen(id, '/services/web-development', true)
  pages.onSeen(id, '/', false)
  await vi.waitFor(
    async () => expect((await linkOf(id)).seen).toMatchObject({ opened: 1, path: '/' }),
    30_000,
  )
  pages.onSeen(id, '/services/web-development', true)
  // A stop reports outstanding views.
  await links.stop()
  expect((await linkOf(id)).seen).toMatchObject({ opened: 2, path: '/services/web-development' })
})

it('reads many links and drafts in requests of 50 ids', async () => {
  const spy = vi.spyOn(client, 'getDocuments')
  await create([web, ...Array.from({ length: 60 }, (_, place) => `service-${place}`)])
  await (await service()).links.check()
  const sizes = spy.mock.calls.map(([some]) => some.length)
  spy.mockRestore()
  expect(sizes).toEqual([1, 50, 11])
})
