import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createRenewal } from '@kitewright/protocol/requests'
import { expect, it, vi } from 'vitest'
import { renderedLink, request, shareLinksAtLake, web } from '../../tests/share-links-at-lake.ts'
import type { FailedOutcome } from '../build/job.ts'

const { client, create, folders, linkOf, mutate, service, state } = await shareLinksAtLake()
const DAY = 24 * 60 * 60_000

it('reports problems, and keeps the earlier pages until they end', async () => {
  const id = await create()
  const { links, pages } = await service()
  await links.check(id)
  const before = (await linkOf(id)).made
  const document = { id: web, type: 'service', title: 'Web' }
  const issues = [{ document, path: 'lead', message: 'Too long.' }]
  state.outcomes = [{ kind: 'wrong', issues }]
  await mutate(createRenewal({ _id: id }, request))
  await links.check(id)
  const link = await linkOf(id)
  expect(link).toMatchObject({ made: before, failure: { requestId: link.requestId, issues } })
  expect(pages.readNote(id, link.token)?.ends).toBe(before?.ends)
  await links.check()
  expect(state.jobs).toHaveLength(2)
  await mutate(createRenewal({ _id: id }, request))
  await links.check(id)
  expect((await linkOf(id)).failure).toBeUndefined()
})

const noRoom: FailedOutcome = {
  kind: 'failed',
  failure: { kind: 'disk', exitCode: 6, message: 'No room', issues: [], retry: true },
  times: {},
}

it.each([
  ['change nothing', { kind: 'same' } as const],
  ['could not make its pages', noRoom],
])('says why a link has no pages: %s', async (words, outcome) => {
  const id = await create()
  state.outcomes = [outcome]
  const { links } = await service()
  await links.check(id)
  await links.check()
  expect((await linkOf(id)).failure?.message).toContain(words)
  expect(state.jobs).toHaveLength(1)
  expect(await folders()).toEqual([])
})

it('reports when the disk rejects the note', async () => {
  const id = await create()
  const { links } = await service({
    onMake: async ({ out }) => {
      await mkdir(join(out, '../link.json'), { recursive: true })
    },
  })
  await links.check(id)
  expect((await linkOf(id)).failure?.message).toContain('could not make its pages')
})

it('says that its drafts are published or discarded', async () => {
  await client.delete(`drafts.${web}`)
  const id = await create()
  const { links } = await service()
  await links.check(id)
  expect((await linkOf(id)).failure?.message).toContain('published or discarded')
  expect(state.jobs).toEqual([])
})

it('rebuilds lost pages, with the same end', async () => {
  const id = await create()
  const { links } = await service()
  await links.check(id)
  const before = (await linkOf(id)).made
  await rm(join(state.data, 'drafts'), { recursive: true })
  vi.setSystemTime(Date.now() + DAY)
  const { links: next, pages } = await service()
  await next.check()
  const { made: now, token } = await linkOf(id)
  expect(now?.ends).toBe(before?.ends)
  expect(pages.readNote(id, token)?.ends).toBe(before?.ends)
})

it('removes the pages of an invalid link', async () => {
  const id = await create()
  const { links, pages } = await service()
  await links.check(id)
  await client.patch(id).set({ token: '../../etc' }).commit()
  await links.check()
  expect(pages.ids()).toEqual([])
  expect(await folders()).toEqual([])
})

it('makes the pages of the other links when one fails', async () => {
  const failing = await create()
  const other = await create()
  const { links, pages } = await service({
    async onMake(job) {
      if (job.out === pages.getStagingFolder((await linkOf(failing)).token))
        throw new Error('broken')
    },
  })
  await links.check()
  expect((await linkOf(failing)).made).toBeUndefined()
  expect((await linkOf(other)).made?.pages).toMatchObject(renderedLink.pages)
})
