import { expect, it } from 'vitest'
import { publishMutations } from './publish-mutations.ts'

const draft = (more: object = {}) => ({
  _id: 'drafts.a',
  _type: 'service',
  _rev: 'd1',
  _updatedAt: '2026-01-01T00:00:00Z',
  ...more,
})

it('publishes only revisions that have not changed, and creates new documents', () => {
  const published = { _id: 'a', _type: 'service', _rev: 'p1' }
  const seen = (id: string, ifRevisionID: string) => ({
    patch: { id, ifRevisionID, unset: ['_seen'] },
  })
  expect(publishMutations([{ draft: draft({ lead: 'New' }), published }])).toEqual([
    seen('drafts.a', 'd1'),
    seen('a', 'p1'),
    { createOrReplace: { _id: 'a', _type: 'service', lead: 'New' } },
    { delete: { id: 'drafts.a' } },
  ])
  expect(publishMutations([{ draft: draft(), published: undefined }])).toEqual([
    seen('drafts.a', 'd1'),
    { create: { _id: 'a', _type: 'service' } },
    { delete: { id: 'drafts.a' } },
  ])
})

it('publishes an earlier draft and keeps the one that was changed since', () => {
  const current = draft({ _rev: 'd2', lead: 'Newer' })
  const mutations = publishMutations([
    { draft: draft({ lead: 'New' }), published: undefined, current },
  ])
  expect(mutations).toEqual([
    { patch: { id: 'drafts.a', ifRevisionID: 'd2', unset: ['_seen'] } },
    { create: { _id: 'a', _type: 'service', lead: 'New' } },
  ])
})

it('keeps the earlier address of a page', () => {
  const slug = (current: string) => ({ slug: { _type: 'slug', current } })
  const published = { _id: 'a', _type: 'service', _rev: 'p1', ...slug('tea') }
  expect(publishMutations([{ draft: draft(slug('tea-rooms')), published }])).toContainEqual({
    createOrReplace: expect.objectContaining({ earlierAddresses: ['tea'] }),
  })
})

it('strengthens references to a draft when it is published', () => {
  const to = { _type: 'reference', _ref: 'b' }
  const reference = { ...to, _weak: true, _strengthenOnPublish: { type: 'job' } }
  const weak = { ...to, _weak: true, _strengthenOnPublish: { type: 'job', weak: true } }
  const [, made] = publishMutations([
    { draft: draft({ one: reference, rows: [{ _key: 'k', two: weak }] }), published: undefined },
  ])
  expect(made).toMatchObject({
    create: { one: to, rows: [{ _key: 'k', two: { ...to, _weak: true } }] },
  })
  expect(JSON.stringify(made)).not.toContain('_strengthenOnPublish')
})
