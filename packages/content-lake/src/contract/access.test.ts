import { request } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { createBearer, startTestLake } from '../testing.ts'

const STUDIO = 'http://localhost:3333'

const lake = await startTestLake()
afterAll(lake.close)

/** Returns the status of a request with another `Host`. */
function fetchStatus(host: string, path = '/v1/ping'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(lake.url)
    request({ port, path, headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

describe('addresses', () => {
  it.each([
    ['localhost:3900', 200],
    ['127.0.0.1:3900', 200],
    ['[::1]:3900', 200],
    ['kitewright.localhost:3900', 200],
    ['s12.kitewright.localhost:3900', 200],
    ['another.localhost:3900', 404],
    ['kitewright.example:3900', 403],
    ['localhost.evil.example', 403],
  ])('%s: %i', async (host, status) => {
    expect(await fetchStatus(host)).toBe(status)
  })

  it('need an API version of Sanity', async () => {
    for (const [version, status] of [
      ['v1', 200],
      ['vX', 200],
      ['v2025-02-19', 200],
      ['v99', 400],
    ] as const) {
      expect((await lake.ask(`/${version}/data/query/production?query=1`)).status).toBe(status)
    }
  })

  it('that are unknown get an error in the format of Sanity and are logged', async () => {
    for (const path of ['/v1/nowhere', '/', '/v1/data/query', '/images/x']) {
      const response = await lake.ask(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
      expect(lake.output).toContain(`unknown route: GET ${path}`)
    }
  })
})

describe('cross-origin requests', () => {
  const query = '/v1/data/query/production?query=1'
  const from = (origin: string, init: RequestInit = {}) =>
    lake.ask(query, { ...init, headers: { origin, ...init.headers } })

  it.each([STUDIO, 'http://localhost:5173', 'http://localhost:4173'])(
    'of %s may read',
    async (origin) => {
      const response = await from(origin)
      expect(response.headers.get('access-control-allow-origin')).toBe(origin)
      const headers = { 'access-control-request-headers': 'authorization,content-type' }
      const preflight = await from(origin, { method: 'OPTIONS', headers })
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
    },
  )

  it.each(['https://evil.example', 'http://localhost:3334', 'null'])(
    'of %s may not',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS']) {
        const response = await from(origin, { method, headers: createBearer() })
        expect(response.status).toBe(403)
        expect(response.headers.get('access-control-allow-origin')).toBeNull()
      }
      const check = await lake.ask('/v1/check/cors', { headers: { origin } })
      expect(await check.json()).toEqual({ result: { allowed: false, withCredentials: false } })
    },
  )

  it('without an origin are rejected', async () => {
    for (const site of ['cross-site', 'same-site']) {
      // Malformed: the answer would be 400 if the lake read the query.
      const headers = { 'sec-fetch-site': site }
      expect((await lake.ask('/v1/data/query/production?query=*[', { headers })).status).toBe(403)
    }
    expect((await lake.ask(query, { headers: { 'sec-fetch-site': 'none' } })).status).toBe(200)
    expect((await from(STUDIO, { headers: { 'sec-fetch-site': 'same-site' } })).status).toBe(200)
  })

  it('from configured origins are allowed', async () => {
    await using open = await startTestLake({ origins: ['https://preview.example'] })
    const headers = { origin: 'https://preview.example' }
    expect((await open.ask(query, { headers })).status).toBe(200)
  })
})

describe('logging in', () => {
  const login = (origin: string) =>
    lake.ask(`/v1/auth/login/local?origin=${encodeURIComponent(origin)}`, { redirect: 'manual' })

  it('redirects to the Studio, which gets a token once', async () => {
    expect(await (await lake.ask('/v1/auth/providers')).json()).toMatchObject({
      providers: [{ url: `${lake.url}/v1/auth/login/local` }],
    })
    const back = new URL((await login(`${STUDIO}/structure`)).headers.get('location') ?? '')
    expect(back.href).toMatch(/^http:\/\/localhost:3333\/structure#sid=/)
    const fetchToken = () => lake.ask(`/v1/auth/fetch?sid=${back.hash.slice(5)}`)
    const { token = '' } = await lake
      .createTestClient()
      .request({ url: `/auth/fetch?sid=${back.hash.slice(5)}` })
    expect((await fetchToken()).status).toBe(404)

    const me = () => lake.ask('/v1/users/me', { headers: createBearer(token) })
    expect(await (await me()).json()).toMatchObject({ id: 'local-editor', role: 'administrator' })
    const client = lake.createTestClient({ token })
    await client.create({ _id: 'drafts.mine', _type: 'a' })
    expect(await client.fetch('*._id', {}, { perspective: 'drafts' })).toEqual(['mine'])
    await lake.ask('/v1/auth/logout', { method: 'POST', headers: createBearer(token) })
    expect((await me()).status).toBe(401)
    expect((await lake.ask('/v1/users/me')).status).toBe(401)
  })

  it('does not redirect to other origins', async () => {
    for (const origin of ['https://evil.example', 'javascript:alert(1)', '']) {
      expect((await login(origin)).status).toBe(403)
    }
  })
})

it('accepts the configured write token', async () => {
  await using other = await startTestLake({ writeToken: 'mine' })
  expect((await other.ask('/v1/users/me', { headers: createBearer('mine') })).status).toBe(200)
  expect((await other.ask('/v1/users/me', { headers: createBearer() })).status).toBe(401)
})

it('rejects malformed JSON and large bodies', async () => {
  const send = (body: string) =>
    lake.ask('/v1/data/mutate/production', { method: 'POST', headers: createBearer(), body })
  expect((await send('{')).status).toBe(400)
  expect((await send('[]')).status).toBe(400)
  expect((await send('{"mutations":{}}')).status).toBe(400)
  const large = await send(`"${'x'.repeat(33 * 1024 * 1024)}"`).catch((error: unknown) => error)
  // The lake may close the connection early.
  expect(large instanceof Response ? large.status : 413).toBe(413)
})

it('logs no error when a client disconnects during a request', async () => {
  const before = lake.output.length
  const path = `${lake.url}/v1/data/mutate/production`
  const headers = { ...createBearer(), 'content-length': '1000' }
  const sent = request(path, { method: 'POST', headers })
  sent.on('error', () => {})
  sent.write('{"mut')
  const { promise, resolve } = Promise.withResolvers<unknown>()
  sent.on('close', resolve)
  await expect.poll(() => sent.socket?.bytesWritten).toBeGreaterThan(100)
  sent.destroy()
  await promise
  expect((await lake.ask('/v1/ping')).status).toBe(200)
  expect(lake.output.slice(before)).toEqual([])
})

it('stores the preferences of the Studio', async () => {
  const client = lake.createTestClient()
  const body = [{ key: 'layout', value: { wide: true } }]
  await client.request({ url: '/users/me/keyvalue', method: 'PUT', body })
  expect(await client.request({ url: '/users/me/keyvalue/layout,other' })).toEqual([body[0], null])
})
