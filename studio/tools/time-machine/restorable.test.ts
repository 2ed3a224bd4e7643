import type { Fields } from '@kitewright/content-rules/check'
import { getDraftId } from 'sanity'
import { expect, it } from 'vitest'
import { publishDrafts } from '../../publishing/site-check/publish-drafts.ts'
import { buildSite, type Site } from '../../publishing/site-check/site.ts'
import { testLake } from '../../testing/test-lake.ts'
import {
  collectUndoIssues,
  createUndo,
  dropDrafts,
  getRestorableEntries,
  publishUndo,
  writeDrafts,
} from './restorable.ts'

const web = 'service-web-development'
const app = 'service-app-development'
const client = await testLake()

const site = async (): Promise<Site> =>
  buildSite(await client.fetch<Fields[]>('*[_type match "*"]'))
const costs = async (id: string) => (await client.getDocument(id))?.tiers[0].from
const price = (id: string, from: number) => client.patch(id).set({ 'tiers[0].from': from }).commit()
/** As they were before anything was changed. */
const then: (Fields & { tiers?: { from: number }[]; group?: { _ref: string } })[] =
  await client.fetch('*[_id in $ids]', {
    ids: [web, app, 'job-backend-engineer'],
  })
const states = async () =>
  getRestorableEntries(await site(), then).map(({ id, state }) => `${id} ${state}`)

it('undoes a wrong raise: found, restored as drafts, published together', async () => {
  expect(await states()).toEqual([])
  await price(web, 66_000)
  await price(app, 330_000)
  await client.patch(web).set({ orderRank: '0|zzzzzz:' }).commit()
  expect(await states()).toEqual([`${app} free`, `${web} free`])

  await writeDrafts(client, getRestorableEntries(await site(), then))
  expect(await costs(web)).toBe(66_000)
  expect(await states()).toEqual([`${app} drafted`, `${web} drafted`])

  await publishDrafts(client, await site(), [web, app])
  expect([await costs(web), await costs(app)]).toEqual([
    50_000,
    then.find(({ _id }) => _id === app)?.tiers?.[0]?.from,
  ])
  expect(await client.getDocuments([getDraftId(web), getDraftId(app)])).toEqual([null, null])
  // Its place in the list is not that of then.
  expect((await client.getDocument(web))?.orderRank).toBe('0|zzzzzz:')
  expect(await states()).toEqual([])
})

it('restores a deleted entry with its address and date', async () => {
  await client.delete('job-backend-engineer')
  expect(await states()).toEqual(['job-backend-engineer free'])
  await writeDrafts(client, getRestorableEntries(await site(), then))
  await publishDrafts(client, await site(), ['job-backend-engineer'])
  const { _rev, _updatedAt, ...job } = (await client.getDocument('job-backend-engineer')) ?? {}
  expect(then).toContainEqual(expect.objectContaining(job))
})

it('overwrites no draft', async () => {
  await price(web, 77_000)
  const entries = getRestorableEntries(await site(), then)
  await client.createIfNotExists({
    ...(await client.getDocument(web)),
    _id: getDraftId(web),
    _type: 'service',
    lead: 'Half a',
  })
  await expect(writeDrafts(client, entries)).rejects.toThrow()
  expect((await client.getDocument(getDraftId(web)))?.lead).toBe('Half a')
  expect(await states()).toEqual([`${web} taken`])
  await client.delete(getDraftId(web))
})

it('removes its drafts, and none if one was changed since', async () => {
  await writeDrafts(client, getRestorableEntries(await site(), then))
  const entries = getRestorableEntries(await site(), then)
  expect(entries).toMatchObject([{ id: web, state: 'drafted' }])
  await client.patch(getDraftId(web)).set({ lead: 'Half a' }).commit()
  await expect(dropDrafts(client, entries)).rejects.toThrow()
  await client
    .patch(getDraftId(web))
    .set({ lead: String(entries[0]?.then.lead) })
    .commit()
  await dropDrafts(client, getRestorableEntries(await site(), then))
  expect(await states()).toEqual([`${web} free`])
})

it('publishes nothing if one of the entries was changed', async () => {
  await price(app, 440_000)
  await writeDrafts(client, getRestorableEntries(await site(), then))
  const seen = await site()
  await price(app, 550_000)
  await expect(publishDrafts(client, seen, [web, app])).rejects.toThrow()
  expect([await costs(web), await costs(app)]).toEqual([77_000, 550_000])
})

it('requests the references of an entry first', async () => {
  const group = String(then.find(({ _id }) => _id === web)?.group?._ref)
  const { published, drafts } = await site()
  const without = {
    published: published.filter(({ _id }) => _id !== group && _id !== web),
    drafts: drafts.filter(() => false),
  }
  const [entry] = getRestorableEntries(
    without,
    then.filter(({ _id }) => _id === web),
  )
  expect(entry).toMatchObject({ now: null, state: 'alone' })
})

it('undoes a publish: changed, deleted and added entries, but no later changes of other entries', async () => {
  const faq = 'faq-emergencies'
  const createVersion = (
    _id: string,
    entry: string,
    rev: unknown,
    since: string,
    until: string | null,
  ) => ({
    _id,
    entry,
    type: 'faq',
    name: entry,
    rev: String(rev),
    since,
    until,
  })
  const [before, at] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
  const rev = async (id: string) => (await client.getDocument(id))?._rev
  const old = await client.getDocument(faq)
  if (!old) throw new Error(`The seed has no ${faq}.`)
  await client.patch(faq).set({ question: 'Who answers at night?' }).commit()
  await client.create({ ...old, _id: 'faq-added', question: 'Is this new?' })
  const versions = [
    createVersion('a', faq, old._rev, before, at),
    createVersion('b', faq, await rev(faq), at, null),
    createVersion('c', 'faq-added', await rev('faq-added'), at, null),
    createVersion('d', web, await rev(web), before, null),
  ]
  const times = { at, before }
  const undo = async () => {
    const now = await site()
    return createUndo(
      {
        ...now,
        published: now.published.filter(({ _id }) => versions.some((v) => v.entry === _id)),
      },
      versions,
      times,
      getRestorableEntries(now, [{ ...old }]),
    )
  }
  expect((await undo()).since).toEqual([])
  await price(web, 99_000)
  const result = await undo()
  expect(result.restored.map(({ id }) => id)).toEqual([faq])
  expect(result.added.map(({ _id }) => _id)).toEqual(['faq-added'])
  expect(result.since).toEqual(['Web Development'])
  expect(collectUndoIssues(await site(), result)).toEqual([])

  await publishUndo(client, result)
  expect((await client.getDocument(faq))?.question).toBe(old.question)
  expect(await client.getDocument('faq-added')).toBeUndefined()
  expect((await client.getDocument(getDraftId('faq-added')))?.question).toBe('Is this new?')
  expect(await costs(web)).toBe(99_000)
  // The entries have changed since they were read.
  await expect(publishUndo(client, result)).rejects.toThrow()
})
