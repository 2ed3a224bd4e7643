import { problemLine } from '@kitewright/content-loader/errors'
import { bundledSeed } from '@kitewright/content-loader/seed'
import type { Fields } from '@kitewright/content-rules/problem'
import { expect, test, vi } from 'vitest'
import { Drafts } from './draft-content.ts'
import { withoutMark } from './marks.ts'

const { documents: published } = await bundledSeed()
const id = 'service-web-development'
const edited = (documents: readonly Fields[], fields: Fields) =>
  documents.map((one) => (one._id === id ? { ...one, _rev: 'draft', ...fields } : one))
const leadIn = ({ content }: Awaited<ReturnType<Drafts['contentOf']>>) =>
  withoutMark(content?.services.find(({ slug }) => slug === 'web-development')?.lead ?? '')

test('drafts go the way of the build', async () => {
  const drafts = new Drafts(() => Promise.reject(new Error('not asked for')))
  const shown = await drafts.contentOf(
    edited(published, { lead: 'Sites that sell, {from} and up.' }),
  )
  expect(shown.problems).toEqual([])
  expect(leadIn(shown)).toBe('Sites that sell, ₹50K and up.')
})

test('an invalid draft leaves the last valid version, and is told in the words of the build', async () => {
  const drafts = new Drafts(() => Promise.reject(new Error('not asked for')))
  await drafts.contentOf(edited(published, { lead: 'Sites that sell.' }))
  const shown = await drafts.contentOf(edited(published, { lead: 'x'.repeat(171) }))
  expect(leadIn(shown)).toBe('Sites that sell.')
  expect(shown.problems.map(problemLine)).toEqual([expect.stringMatching(/^lead: expected .*170/)])
  expect((await drafts.contentOf(published)).problems).toEqual([])
})

test('an entry that somebody is still writing holds up no other, and before it what is published shows', async () => {
  const asked = vi.fn(async () => published)
  const drafts = new Drafts(asked)
  const begun: Fields = { _id: 'post-new', _type: 'post', _rev: 'new', title: 'Begun' }
  const shown = await drafts.contentOf([...edited(published, { lead: 'Sites that sell.' }), begun])
  expect(leadIn(shown)).toBe('Sites that sell.')
  expect(shown.problems.map((problem) => problem.id)).toContain('post-new')
  expect(asked).toHaveBeenCalledOnce()
})
