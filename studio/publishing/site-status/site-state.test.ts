import { quietSite } from '@kitewright/protocol/testing'
import { of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SiteState, siteStateStore } from './site-state.ts'
import { unseen } from './unseen.tsx'

const file = `${quietSite.siteUrl}/live.json`
const studioUrl = 'https://studio.example'

let states: SiteState[]
beforeEach(() => {
  vi.useFakeTimers()
  states = []
})
afterEach(() => vi.useRealTimers())

/** Reads the state of a site whose `live.json` is answered so. */
function read(answer: () => Response, document: object | null = quietSite) {
  const asked: string[] = []
  const request: typeof fetch = async (address) => {
    asked.push(String(address))
    return answer()
  }
  const store = siteStateStore({ listenQuery: () => of(document) }, request)
  store.state.subscribe((state) => states.push(state))
  return { store, asked }
}
const now = () => states.at(-1)
const words = () => unseen(now() as SiteState, studioUrl)
const downAnswer = (): Response => {
  throw new TypeError('Failed to fetch')
}

describe('a site whose live.json cannot be read', () => {
  it.each([
    ['down, or no Studio may read it', downAnswer, `PUBLIC_STUDIO_URL of its builder ${studioUrl}`],
    ['without the file', () => new Response('', { status: 404 }), 'answers with 404'],
    ['another site', () => new Response('<!doctype html>'), 'does not hold what is live'],
  ])('%s: says so, and where to look', async (_name, answer, look) => {
    const { asked } = read(answer)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(asked).toEqual([file, file])
    expect(now()?.live).toBeNull()
    expect(words()?.why).toContain('What you publish is kept all the same')
    expect(words()?.look).toContain(file)
    expect(words()?.look).toContain(look)
  })

  it('asks again, then removes the notice', async () => {
    let answer = downAnswer
    read(() => answer())
    await vi.advanceTimersByTimeAsync(2_000)
    answer = () => Response.json({ a: 't1' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(now()).toMatchObject({ live: { a: 't1' }, trouble: null })
    expect(words()).toBeNull()
  })

  it('ignores a temporary failure', async () => {
    const answers = [downAnswer, () => Response.json({ a: 't1' })]
    read(() => (answers.shift() ?? downAnswer)())
    await vi.advanceTimersByTimeAsync(2_000)
    expect(now()).toMatchObject({ live: { a: 't1' } })
    expect(states.every(({ trouble }) => trouble === null)).toBe(true)
  })
})

it('polls every second while an editor waits', async () => {
  const { store, asked } = read(() => Response.json({}))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toHaveLength(1)
  store.watch(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked.length).toBeGreaterThanOrEqual(5)
})

it('says that no builder has reported anything, and how one does', async () => {
  const { asked } = read(downAnswer, null)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked).toEqual([])
  expect(words()?.look).toContain('SANITY_WRITE_TOKEN')
})
