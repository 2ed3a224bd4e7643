import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import {
  localLake,
  readQuery,
  withBody,
  withDocuments,
  withError,
  withResult,
} from '../../tests/local-lake.ts'
import { LakeUnreachableError } from '../errors.ts'
import type { LakeSettings } from '../settings.ts'
import { fetchDocuments } from './lake.ts'
import { TimeBudget } from './time-budget.ts'

/** Retries at once; with a long timeout for a busy machine. */
const fetchQuickly = (settings: LakeSettings, timeout = 20_000) =>
  fetchDocuments(settings, { timeout, tries: 3, pause: 1 })

/** For responses that never end. */
const SHORT = 300

async function getFailure(settings: LakeSettings, timeout?: number): Promise<LakeUnreachableError> {
  const error: unknown = await fetchQuickly(settings, timeout).catch((cause: unknown) => cause)
  if (error instanceof LakeUnreachableError) return error
  throw new Error(`expected a LakeUnreachableError, got ${error}`)
}

const home = { _id: 'home', _type: 'home', _rev: 'a' }

/** Answers a query for revisions well, and the one for documents with `answer`. */
const withPage =
  (answer: ReturnType<typeof withResult>): typeof answer =>
  async (response, request) => {
    const { query } = await readQuery(request)
    const revisions = withResult({ total: 1, revisions: [{ _id: 'home', _rev: 'a' }] })
    return (query.includes('revisions') ? revisions : answer)(response, request)
  }

describe('fetchDocuments', () => {
  it('fetches published documents of all types, without the CDN', async () => {
    const documents = [home, { ...home, _id: 'note', _type: 'note' }]
    await using lake = await localLake(withDocuments(documents))
    expect(await fetchQuickly(lake.settings)).toEqual([home])
    const url = new URL(lake.requests[0]?.path ?? '', 'http://lake')
    expect(url.pathname).toBe('/v2025-02-19/data/query/production')
    expect(url.searchParams.get('perspective')).toBe('published')
    const types: unknown = JSON.parse(url.searchParams.get('$types') ?? '[]')
    expect(types).toEqual(expect.arrayContaining(['service', 'home', 'job', 'sanity.imageAsset']))
    expect(lake.requests[0]?.authorization).toBeUndefined()
  })

  it('sends its token', async () => {
    await using lake = await localLake(withDocuments([]))
    await fetchQuickly({ ...lake.settings, token: 'secret' })
    expect(lake.requests[0]?.authorization).toBe('Bearer secret')
  })

  it('removes drafts and release versions from any response', async () => {
    const ids = ['home', 'drafts.home', 'versions.spring.home']
    await using lake = await localLake(withDocuments(ids.map((_id) => ({ ...home, _id }))))
    expect(await fetchQuickly(lake.settings)).toEqual([home])
  })

  it.each([500, 502, 503, 429])(
    'asks again on HTTP %d, and takes the good answer',
    async (status) => {
      let requests = 0
      const good = withDocuments([home])
      const bad = withError(status, 'Try later')
      await using lake = await localLake((response, request) => {
        requests += 1
        ;(requests < 3 ? bad : good)(response, request)
      })
      expect(await fetchQuickly(lake.settings)).toHaveLength(1)
      expect(requests).toBe(4)
    },
  )

  it.each([500, 429])('gives up on HTTP %d after three tries', async (status) => {
    await using lake = await localLake(withError(status, 'Try later'))
    const error = await getFailure(lake.settings)
    expect(error.message).toContain(`answered HTTP ${status}`)
    expect(error.message).toContain('project kitewright, dataset production')
    expect(lake.requests).toHaveLength(3)
  })

  it.each([
    [401, 'SANITY_READ_TOKEN is not set'],
    [403, 'SANITY_READ_TOKEN is not set'],
    [404, 'check PUBLIC_SANITY_PROJECT_ID and PUBLIC_SANITY_DATASET'],
  ])('does not retry HTTP %d and names the variable', async (status, words) => {
    await using lake = await localLake(withError(status, 'No'))
    expect((await getFailure(lake.settings)).message).toContain(words)
    expect(lake.requests).toHaveLength(1)
  })

  it('reports a rejected token without showing it', async () => {
    await using lake = await localLake(withError(401, 'Unauthorized'))
    const { message } = await getFailure({ ...lake.settings, token: 'sk-hidden' })
    expect(message).toContain('SANITY_READ_TOKEN is not valid')
    expect(message).not.toContain('sk-hidden')
  })

  it.each([
    ['a page of HTML', withBody(200, '<!doctype html><title>Proxy</title>', 'text/html')],
    ['garbage', withBody(200, '\u0000\u0001garbage')],
    ['nothing', withBody(200, '')],
    ['half a document', withBody(200, '{"result":[{"_id":"home","_ty')],
    ['no result', withBody(200, '{}')],
    ['one document', withResult(home)],
    ['null', withResult(null)],
    ['revisions without their number', withResult({ revisions: [] })],
    ['one document as a page', withPage(withResult(home))],
    ['null as a page', withPage(withResult(null))],
    ['a page of something else', withPage(withResult([home, 'x']))],
    ['documents without a type', withPage(withResult([{ _id: 'home' }]))],
    ['a page with a hole', withPage(withResult([null]))],
  ])('rejects %s as a response', async (_name, answer) => {
    await using lake = await localLake(answer)
    const error = await getFailure(lake.settings)
    expect(error.exitCode).toBe(3)
    expect(error.message).not.toContain('\n')
  })

  it('fails on a truncated response', async () => {
    await using lake = await localLake((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"result":[')
      setTimeout(() => response.destroy(), 20)
    })
    expect((await getFailure(lake.settings)).message).toContain('could not be read')
  })

  it('fails when no response comes', async () => {
    await using lake = await localLake(() => {})
    const { message } = await getFailure(lake.settings, SHORT)
    expect(message).toContain('did not answer within 0.3 seconds')
  })

  it('fails on a slow response', async () => {
    await using lake = await localLake((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    })
    expect((await getFailure(lake.settings, SHORT)).message).toContain('did not answer within')
  })

  it('explains a refused connection', async () => {
    const server = createServer()
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    await new Promise((closed) => server.close(closed))
    const { message } = await getFailure({
      projectId: 'kitewright',
      dataset: 'production',
      apiHost: `http://127.0.0.1:${port}`,
      token: null,
    })
    expect(message).toContain('ECONNREFUSED')
  })
})

describe('fetchDocuments with announced documents', () => {
  const old = { _id: 'home', _type: 'home', _rev: 'a', _updatedAt: '2026-03-14T10:15:01.000Z' }
  const announced = [
    { id: 'home', rev: 'b', updatedAt: '2026-03-14T10:15:02.000Z', deleted: false },
  ] as const
  const updated = { ...old, _rev: 'b', _updatedAt: '2026-03-14T10:15:02.000Z' }

  it('refetches outdated published documents by id', async () => {
    await using lake = await localLake((response, request) => {
      const isById = request.url?.includes('/data/doc/')
      const other = { ...updated, _id: 'draft', _type: 'note' }
      const answer = isById
        ? withBody(200, JSON.stringify({ documents: [updated, other], omitted: [] }))
        : withDocuments([old])
      return answer(response, request)
    })
    expect(await fetchDocuments(lake.settings, { announced })).toEqual([updated])
    expect(lake.requests.at(-1)?.path).toBe('/v2025-02-19/data/doc/production/home')
  })

  it('names an outdated document, and leaves retries to the caller', async () => {
    await using lake = await localLake((response, request) => {
      const isById = request.url?.includes('/data/doc/')
      const answer = isById
        ? withBody(200, JSON.stringify({ documents: [old] }))
        : withDocuments([old])
      return answer(response, request)
    })
    const failure = fetchDocuments(lake.settings, {
      announced,
      budget: new TimeBudget(1_000),
      tries: 3,
    })
    await expect(failure).rejects.toThrow(LakeUnreachableError)
    await expect(failure).rejects.toMatchObject({ retry: true })
    await expect(failure).rejects.toThrow('still answers with something older')
    expect(lake.requests.filter(({ path }) => path.includes('/data/query/'))).toHaveLength(2)
  })

  it('limits the total waiting time', async () => {
    await using lake = await localLake(() => {})
    const failure = fetchDocuments(lake.settings, { budget: new TimeBudget(SHORT), tries: 3 })
    await expect(failure).rejects.toThrow('did not answer within 0.3 seconds')
    expect(lake.requests).toHaveLength(1)
  })
})
