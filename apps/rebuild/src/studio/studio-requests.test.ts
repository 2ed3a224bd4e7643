import { REQUEST_PREFIX, REQUEST_TYPE } from '@kitewright/protocol/requests'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { StudioRequests } from './studio-requests.ts'

const request = (name: string) => ({
  _id: `${REQUEST_PREFIX}${name}`,
  _type: REQUEST_TYPE,
  action: 'rebuild',
  by: name,
  at: '2027-03-01T12:00:00Z',
})

it('executes the other requests when one fails, and retries that one at the next check', async () => {
  const waiting = [request('asha'), request('ben')]
  const done: string[] = []
  const removed: unknown[] = []
  const requests = new StudioRequests({
    client: {
      fetch: async () => waiting,
      getDocument: async () => undefined,
      delete: async (id: unknown) => removed.push(id),
    } as unknown as ConstructorParameters<typeof StudioRequests>[0]['client'],
    async execute({ by }) {
      if (by === 'asha') throw new Error('The disk is full')
      done.push(by)
      return null
    },
    log: pino({ level: 'silent' }),
  })
  await requests.executeAll()
  expect(done).toEqual(['ben'])
  expect(removed).toEqual([`${REQUEST_PREFIX}ben`])
})
