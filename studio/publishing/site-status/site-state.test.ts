import { quietSite } from '@kitewright/protocol/testing'
import { defer, of, throwError } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSiteStateStore, type SiteState } from './site-state.ts'
import { getUnknownState } from './unknown-state.tsx'

const file = `${quietSite.siteUrl}/live.json`

let states: SiteState[]
beforeEach(() => {
  vi.useFakeTimers()
  states = []
})
afterEach(() => vi.useRealTimers())

/** Reads the state of a site whose `live.json` is answered so. */
function read(answer: () => Response, document: object | null = quietSite) {
  const requestedUrls: string[] = []
  const request: typeof fetch = async (address) => {
    requestedUrls.push(String(address))
    return answer()
  }
  const store = createSiteStateStore({ listenQuery: () => of(document) }, { request })
  store.state.subscribe((state) => states.push(state))
  return { store, requestedUrls }
}
const now = () => states.at(-1)
const getReason = () => getUnknownState(now() as SiteState)
const downAnswer = (): Response => {
  throw new TypeError('Failed to fetch')
}

describe('a site whose live.json cannot be read', () => {
  it.each([
    ['down, or no Studio may read it', downAnswer, 'Access-Control-Allow-Origin'],
    ['without the file', () => new Response('', { status: 404 }), 'answers with 404'],
    ['another site', () => new Response('<!doctype html>'), 'does not hold what is live'],
  ])('%s: says so, and where to look', async (_name, answer, look) => {
    const { requestedUrls } = read(answer)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(requestedUrls).toEqual([file, file])
    expect(now()?.live).toBeNull()
    expect(getReason()?.reason).toContain('What you publish is kept all the same')
    expect(getReason()?.fix).toContain(file)
    expect(getReason()?.fix).toContain(look)
  })

  it('asks again, then removes the notice', async () => {
    let answer = downAnswer
    read(() => answer())
    await vi.advanceTimersByTimeAsync(2_000)
    answer = () => Response.json({ a: 't1' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(now()).toMatchObject({ live: { a: 't1' }, failure: null })
    expect(getReason()).toBeNull()
  })

  it('ignores a temporary failure', async () => {
    const answers = [downAnswer, () => Response.json({ a: 't1' })]
    read(() => (answers.shift() ?? downAnswer)())
    await vi.advanceTimersByTimeAsync(2_000)
    expect(now()).toMatchObject({ live: { a: 't1' } })
    expect(states.every(({ failure }) => failure === null)).toBe(true)
  })
})

it('polls every second while an editor waits', async () => {
  const { store, requestedUrls } = read(() => Response.json({}))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(requestedUrls).toHaveLength(1)
  store.watch(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(requestedUrls.length).toBeGreaterThanOrEqual(5)
})

it('says that no builder has reported anything, and how one does', async () => {
  const { requestedUrls } = read(downAnswer, null)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(requestedUrls).toEqual([])
  expect(getReason()?.fix).toContain('SANITY_WRITE_TOKEN')
})

describe('a site at a static host', () => {
  const published = [
    { _id: 'a', _type: 'about', _rev: 't2', _updatedAt: new Date(0).toISOString() },
  ]
  const readStatic = (answer: () => Response, entries = of(published)) => {
    const requestedUrls: string[] = []
    const request: typeof fetch = async (address) => {
      requestedUrls.push(String(address))
      return answer()
    }
    const listenQuery = () => throwError(() => new Error('No status is expected'))
    const staticSite = { url: quietSite.siteUrl, published: entries }
    const store = createSiteStateStore({ listenQuery }, { request, staticSite })
    store.state.subscribe((state) => states.push(state))
    return { store, requestedUrls }
  }

  it('polls live.json every 5 s while an editor waits, and each minute otherwise', async () => {
    vi.setSystemTime(60_000)
    let live = { a: 't1' }
    const { store, requestedUrls } = readStatic(() => Response.json(live))
    await vi.advanceTimersByTimeAsync(50_000)
    expect(requestedUrls).toEqual([file])
    expect(now()?.status).toMatchObject({ builder: 'static', work: { phase: 'building' } })
    store.watch(true)
    await vi.advanceTimersByTimeAsync(21_000)
    expect(requestedUrls).toHaveLength(6)
    live = { a: 't2' }
    await vi.advanceTimersByTimeAsync(5_000)
    expect(now()?.status).toMatchObject({ live: { at: published[0]?._updatedAt }, work: null })
  })

  it('reports a late publish as time passes', async () => {
    vi.setSystemTime(60_000)
    readStatic(() => Response.json({ a: 't1' }))
    await vi.advanceTimersByTimeAsync(13 * 60_000)
    expect(now()?.status?.quarantined).toEqual([])
    await vi.advanceTimersByTimeAsync(2 * 60_000)
    expect(now()?.status?.quarantined).toMatchObject([{ id: 'a', rev: 't2' }])
  })

  it('says that the site cannot be read, and where', async () => {
    readStatic(downAnswer)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(now()).toMatchObject({ live: null, status: { siteUrl: quietSite.siteUrl, live: null } })
    expect(getReason()?.reason).toContain('What you publish is kept all the same')
  })

  it('retries when the content cannot be read', async () => {
    let tries = 0
    const unstable = defer(() => {
      tries += 1
      return tries === 1 ? throwError(() => new Error('offline')) : of(published)
    })
    readStatic(() => Response.json({ a: 't2' }), unstable)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(now()?.status?.live).toBeNull()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(now()?.status?.live).toMatchObject({ at: published[0]?._updatedAt })
  })
})
