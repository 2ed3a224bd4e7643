import type { Fields } from '@kitewright/content-rules/check'
import { describe, expect, it } from 'vitest'
import {
  type AnnouncedDocument,
  StaleDocumentsError,
  withAnnounced,
} from './announced-documents.ts'
import { TimeBudget } from './time-budget.ts'

const time = (second: number) => `2026-03-14T10:15:${String(second).padStart(2, '0')}.000Z`

/** A document that was published at this second, with a revision of that number. */
const state = (_id: string, second: number, more: Fields = {}): Fields => ({
  _id,
  _type: 'job',
  _rev: `rev-${second}`,
  _updatedAt: time(second),
  ...more,
})

const announced = (id: string, second: number, deleted = false): AnnouncedDocument => ({
  id,
  rev: `rev-${second}`,
  updatedAt: time(second),
  deleted,
})

/** Responses by id, in order; the last one repeats. */
function lakeWith(...answers: Fields[][]) {
  const requestedIds: string[][] = []
  const byId = async (ids: readonly string[]) => {
    requestedIds.push([...ids])
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? []
    return answer.filter(({ _id }) => ids.includes(String(_id)))
  }
  let now = 0
  const wait = async (ms: number) => {
    now += ms
  }
  return { requestedIds, source: { byId, budget: new TimeBudget(40_000, () => now), wait } }
}

describe('withNamed', () => {
  it.each<[string, Fields[], AnnouncedDocument[]]>([
    ['what was announced', [state('a', 2)], [announced('a', 2)]],
    ['something newer', [state('a', 3)], [announced('a', 2)]],
    [
      'a document that was created again after it was deleted',
      [state('a', 3)],
      [announced('a', 2, true)],
    ],
    ['a deletion', [state('b', 1)], [announced('a', 2, true)]],
  ])('sends no request when the result has %s', async (_, answer, names) => {
    const { requestedIds, source } = lakeWith([])
    expect(await withAnnounced(answer, names, source)).toEqual(answer)
    expect(requestedIds).toEqual([])
  })

  it.each<[string, Fields[]]>([
    ['an older state', [state('a', 1)]],
    ['nothing', []],
    ['another revision of the same moment', [{ ...state('a', 2), _rev: 'rev-other' }]],
  ])('fetches a document by id when the result has %s of it', async (_, answer) => {
    const { requestedIds, source } = lakeWith([state('a', 2, { title: 'New' })])
    const found = await withAnnounced([...answer, state('b', 1)], [announced('a', 2)], source)
    expect(found).toHaveLength(2)
    expect(found).toContainEqual(state('a', 2, { title: 'New' }))
    expect(requestedIds).toEqual([['a']])
  })

  it('removes deleted documents from the result', async () => {
    const { source } = lakeWith([])
    const answer = [state('a', 2), state('b', 1), state('c', 1)]
    const names = [announced('a', 2, true), announced('b', 2, true)]
    expect(await withAnnounced(answer, names, source)).toEqual([state('c', 1)])
  })

  it('accepts newer documents, and retries until the others arrive', async () => {
    const { requestedIds, source } = lakeWith(
      [state('a', 1), state('b', 9)],
      [state('a', 1)],
      [state('a', 3)],
    )
    const found = await withAnnounced([], [announced('a', 2), announced('b', 2)], source)
    expect(found).toEqual([state('a', 3), state('b', 9)])
    expect(requestedIds).toEqual([['a', 'b'], ['a'], ['a']])
  })

  it('fails when a document stays outdated, or a deleted one stays', async () => {
    const { source } = lakeWith([state('a', 1), state('b', 2)])
    const found = withAnnounced(
      [state('b', 2)],
      [announced('a', 2), announced('b', 2, true)],
      source,
    )
    await expect(found).rejects.toThrow(StaleDocumentsError)
    await expect(found).rejects.toThrow(
      'something older than what was published: “a” of 2026-03-14T10:15:02.000Z and 1 more, after 40 seconds',
    )
  })

  it('accepts at the end that a document is deleted, even without a webhook', async () => {
    const { source } = lakeWith([])
    expect(
      await withAnnounced([state('a', 1), state('b', 1)], [announced('a', 2)], source),
    ).toEqual([state('b', 1)])
  })

  it('adds documents that a new document refers to', async () => {
    const picture = { _id: 'image-1', _type: 'sanity.imageAsset' }
    const group = state('g', 1, { cover: { asset: { _ref: 'image-1' } }, self: { _ref: 'gone' } })
    const service = state('a', 2, { group: { _ref: 'g' }, also: { _ref: 'b' } })
    const { requestedIds, source } = lakeWith([service], [group], [picture])
    const found = await withAnnounced([state('b', 1)], [announced('a', 2)], source)
    expect(found).toEqual([state('b', 1), service, group, picture])
    expect(requestedIds).toEqual([['a'], ['g'], ['image-1', 'gone']])
  })
})
