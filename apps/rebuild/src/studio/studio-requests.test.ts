import { REQUEST_PREFIX, REQUEST_TYPE } from '@kitewright/protocol/requests'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
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
    } as unknown as ConstructorParameters<typeof StudioRequests>[0]['client'],
    leadership: {
      commit: async (mutations = []) => {
        removed.push(...mutations)
        return true
      },
    },
    async execute({ by }) {
      if (by === 'asha') throw new Error('The disk is full')
      done.push(by)
      return null
    },
    log: pino({ level: 'silent' }),
  })
  await requests.executeAll()
  expect(done).toEqual(['ben'])
  expect(removed).toEqual([{ delete: { id: `${REQUEST_PREFIX}ben` } }])
})

it('leaves all requests while another service is the leader', async () => {
  const execute = vi.fn()
  const requests = new StudioRequests({
    client: {
      fetch: async () => [request('asha')],
      getDocument: async () => undefined,
    } as unknown as ConstructorParameters<typeof StudioRequests>[0]['client'],
    leadership: { commit: async () => false },
    execute,
    log: pino({ level: 'silent' }),
  })
  await requests.executeAll()
  expect(execute).not.toHaveBeenCalled()
})
