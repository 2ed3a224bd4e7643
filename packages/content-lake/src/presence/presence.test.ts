import { once } from 'node:events'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createBearer, startTestLake, TOKEN } from '../testing.ts'
import { Presence } from './presence.ts'

/** A room, and a factory of windows that record messages. */
function room() {
  const presence = new Presence((authorization) => authorization.replace('Bearer ', '') || null)
  const enter = () => {
    const received: object[] = []
    const member = presence.join((message) => received.push(message))
    const call = (method: string, params = {}) =>
      presence.handleMessage(member, JSON.stringify({ jsonrpc: '2.0', method, params, id: method }))
    return { received, call, leave: () => presence.leave(member) }
  }
  const enterAs = (user: string) => {
    const window = enter()
    window.call('authorization', { authorization: `Bearer ${user}` })
    window.call('presence_subscribe')
    window.received.length = 0
    return window
  }
  return { enter, enterAs }
}

const event = (result: object) => ({ method: 'presence_subscription', params: { result } })

it('sends windows the positions of others, and when they leave', () => {
  const { enterAs } = room()
  const [ann, ben] = [enterAs('ann'), enterAs('ben')]
  ann.call('presence_rollcall', { session: 's1' })
  ann.call('presence_announce', { data: { sessionId: 's1', locations: ['title'] } })
  ann.leave()
  expect(ben.received).toMatchObject([
    event({ type: 'rollCall', i: 'ann', session: 's1' }),
    event({ type: 'state', i: 'ann', m: { sessionId: 's1', locations: ['title'] } }),
    event({ type: 'disconnect', i: 'ann', m: { session: 's1' } }),
  ])
})

it('ignores windows without a token', () => {
  const { enter, enterAs } = room()
  const [ann, stranger] = [enterAs('ann'), enter()]
  stranger.call('presence_subscribe')
  stranger.call('presence_announce', { data: { sessionId: 's2' } })
  ann.call('presence_announce', { data: { sessionId: 's1' } })
  expect(stranger.received).toMatchObject([{ id: 'presence_subscribe' }, { result: 'ok' }])
  expect(ann.received).toHaveLength(2)
})

it('answers over WebSocket to allowed origins only', async () => {
  await using lake = await startTestLake()
  const url = `${lake.url.replace('http', 'ws')}/v2022-06-30/socket/production`
  const socket = new WebSocket(url, { origin: 'http://localhost:3333' })
  await once(socket, 'open')
  const params = createBearer(TOKEN)
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: '1', method: 'authorization', params }))
  const [data] = await once(socket, 'message')
  expect(JSON.parse(String(data))).toEqual({ jsonrpc: '2.0', id: '1', result: 'ok' })
  socket.close()

  const evilSocket = new WebSocket(url, { origin: 'https://evil.example' })
  const [error] = await once(evilSocket, 'error')
  expect(String(error)).toContain('403')
})
