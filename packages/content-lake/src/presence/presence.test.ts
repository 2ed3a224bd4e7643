import { once } from 'node:events'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { bearer, runningLake, TOKEN } from '../testing.ts'
import { Presence } from './presence.ts'

/** A room, and a factory of windows that record messages. */
function room() {
  const presence = new Presence((authorization) => authorization.replace('Bearer ', '') || null)
  const enter = () => {
    const heard: object[] = []
    const member = presence.join((message) => heard.push(message))
    const call = (method: string, params = {}) =>
      presence.receive(member, JSON.stringify({ jsonrpc: '2.0', method, params, id: method }))
    return { heard, call, leave: () => presence.leave(member) }
  }
  const enterAs = (user: string) => {
    const window = enter()
    window.call('authorization', { authorization: `Bearer ${user}` })
    window.call('presence_subscribe')
    window.heard.length = 0
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
  expect(ben.heard).toMatchObject([
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
  expect(stranger.heard).toMatchObject([{ id: 'presence_subscribe' }, { result: 'ok' }])
  expect(ann.heard).toHaveLength(2)
})

it('answers over WebSocket to allowed origins only', async () => {
  await using lake = await runningLake()
  const url = `${lake.url.replace('http', 'ws')}/v2022-06-30/socket/production`
  const socket = new WebSocket(url, { origin: 'http://localhost:3333' })
  await once(socket, 'open')
  const params = bearer(TOKEN)
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: '1', method: 'authorization', params }))
  const [data] = await once(socket, 'message')
  expect(JSON.parse(String(data))).toEqual({ jsonrpc: '2.0', id: '1', result: 'ok' })
  socket.close()

  const foreign = new WebSocket(url, { origin: 'https://evil.example' })
  const [error] = await once(foreign, 'error')
  expect(String(error)).toContain('403')
})
