import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Journal, type WriteJournal } from '../intake/journal.ts'
import { Requests } from './requests.ts'

const debounce = { quiet: 150, longest: 1_000 }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-requests-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The requests as a process finds them that starts now. */
async function started() {
  const { journal, state } = await Journal.open(folder)
  const note: WriteJournal = (keep) => keep(journal)
  const requests = new Requests({ journal, note, state, debounce })
  return { requests, stop: () => journal.close() }
}

const reasonsIn = (requests: Requests) => requests.waiting.map(({ reason }) => reason)

it('outlast the process until they are settled', async () => {
  const first = await started()
  await first.requests.deliver({ ids: ['a'], reason: 'a price', at: 1 })
  const taken = first.requests.takeAll()
  await first.requests.requestBuild('by hand', true)
  expect(reasonsIn(first.requests)).toEqual(['by hand'])
  await first.stop()

  const second = await started()
  expect(reasonsIn(second.requests)).toEqual(['a price', 'by hand'])
  await second.requests.settle(taken)
  await second.stop()

  const third = await started()
  expect(third.requests.waiting).toMatchObject([{ reason: 'by hand', confirmed: true }])
  await third.requests.deliver({ ids: ['b'], reason: 'a question', at: 2 })
  await third.stop()
})

it('of the service itself are made anew by each start', async () => {
  const first = await started()
  first.requests.check('the service started')
  const taken = first.requests.takeAll()
  expect(taken).toHaveLength(1)
  await first.requests.settle(taken)
  first.requests.putBack(taken)
  expect(reasonsIn(first.requests)).toEqual(['the service started'])
  await first.stop()

  const second = await started()
  expect(second.requests.waiting).toEqual([])
  await second.stop()
})
