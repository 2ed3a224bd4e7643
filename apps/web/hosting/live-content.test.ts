import { describe, expect, it } from 'vitest'
import { changeFrom, liveContent } from './live-content.ts'

const facts = { source: 'lake', reason: null, loadedAt: '2026-01-01', hash: 'abc', documents: 9 }
const site = 'https://kitewright.example'

describe('liveContent', () => {
  it("reads the file past the host's cache", async () => {
    const asked: string[] = []
    const answer = await liveContent(site, async (url) => {
      asked.push(String(url))
      return Response.json({ content: facts })
    })
    expect(answer).toEqual({ hash: 'abc', quarantined: {} })
    expect(asked[0]).toMatch(/^https:\/\/kitewright\.example\/build\.json\?at=\d+$/)
  })

  it.each([
    ['answered HTTP 404', async () => new Response('', { status: 404 })],
    ['has no hash', async () => Response.json({ hash: 'abc' })],
    ['could not be read', async () => new Response('<!doctype html>')],
    [
      'could not be read: connect ECONNREFUSED',
      async () => {
        throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
      },
    ],
  ])('does not know it when the site %s', async (words, request) => {
    expect(await liveContent(site, request)).toEqual({ unknown: expect.stringContaining(words) })
  })
})

it.each([
  [false, { hash: 'abc', quarantined: { faq: 'r1' } }, 'The newest content is live (abc).'],
  [true, { hash: 'def', quarantined: {} }, 'Live is def, the newest content is abc.'],
  [true, { hash: 'abc', quarantined: {} }, 'but its quarantined entries changed.'],
  [true, { unknown: 'the site is down' }, 'What is live is not known: the site is down.'],
])('changed is %s', (isChanged, live, why) => {
  const newest = { hash: 'abc', quarantined: { faq: 'r1' } }
  expect(changeFrom(live, newest)).toEqual({ isChanged, why: expect.stringContaining(why) })
})
