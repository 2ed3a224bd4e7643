import type { HistoryClient, Transaction } from '@kitewright/protocol/site'
import { expect, it } from 'vitest'
import { fetchCredits } from './use-authors.ts'

const at = (minute: number) => `2026-12-01T09:${String(minute).padStart(2, '0')}:00Z`
const createTransaction = (
  minute: number,
  id: string,
  author: string,
  ...documentIDs: string[]
): Transaction => ({
  id,
  author,
  timestamp: at(minute),
  documentIDs,
})
const history = [
  createTransaction(0, 'old-draft', 'carol', 'drafts.a'),
  createTransaction(1, 'old-publish', 'carol', 'drafts.a', 'a'),
  createTransaction(2, 'draft', 'ben', 'drafts.a'),
  createTransaction(3, 'planned', 'asha', 'site.set.one'),
  createTransaction(4, 'moved', 'dev', 'site.set.one'),
  createTransaction(5, 'scheduled', 'robot', 'drafts.a', 'a', 'b', 'site.set.one'),
  createTransaction(6, 'later', 'carol', 'drafts.a'),
]

/** A lake with this history: the newest first, a line of JSON each. */
const client: HistoryClient = {
  config: () => ({ dataset: 'production' }),
  request: async ({ url }) => {
    const ids = url.split('/').at(-1)?.split(',') ?? []
    return history
      .filter(({ documentIDs }) => documentIDs.some((id) => ids.includes(id)))
      .toReversed()
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('')
  },
}

it('names the author and the scheduler of a scheduled publish, not the service', async () => {
  expect(await fetchCredits(client, [{ id: 'a', rev: 'scheduled' }])).toEqual(
    new Map([['scheduled', ['ben', 'asha']]]),
  )
})

it('names all authors of the entries of one schedule', async () => {
  const credits = await fetchCredits(client, [
    { id: 'b', rev: 'scheduled' },
    { id: 'a', rev: 'scheduled' },
  ])
  expect(credits.get('scheduled')?.toSorted()).toEqual(['asha', 'ben'])
})

it('names the publisher of other publishes, if known', async () => {
  const credits = await fetchCredits(client, [
    { id: 'a', rev: 'old-publish' },
    { id: 'a', rev: 'unknown' },
  ])
  expect(credits).toEqual(new Map([['old-publish', ['carol']]]))
})
