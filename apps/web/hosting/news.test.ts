import { describe, expect, it } from 'vitest'
import { hostOf } from './host.ts'
import { documentsOf } from './news.ts'
import type { BuildOutcome } from './outcome.ts'

const built: BuildOutcome = {
  kind: 'built',
  at: '2026-01-01T00:00:00.000Z',
  source: 'lake',
  contentHash: 'abc',
  contents: {},
  offSite: {},
  documents: {},
  quarantined: [],
}
const facts = {
  outcome: built,
  host: hostOf({ CF_PAGES: '1', CF_PAGES_URL: 'https://1a2b.kitewright.pages.dev' }),
  siteUrl: 'https://kitewright.example',
  studioUrl: 'https://kitewright.sanity.studio',
  hold: null,
  before: { status: null, releases: null, contents: null },
  now: '2026-01-02T00:00:00.000Z',
}

describe('documentsOf', () => {
  it('reports a build that finished while deploys are on hold', () => {
    expect(documentsOf('done', { ...facts, hold: 'launch day' })).toMatchObject([
      {
        hasPreview: true,
        live: { at: built.at, contentHash: 'abc' },
        lock: { reason: 'launch day', since: facts.now },
      },
      { _id: 'site.releases', releases: [{ url: 'https://1a2b.kitewright.pages.dev' }] },
      { _id: 'site.build', contents: '{}' },
    ])
  })

  it.each([
    ['did not take it', built],
    ['ended before any content was read', null],
  ])('says of a failure: %s', (words, outcome) => {
    const [status] = documentsOf('failed', { ...facts, outcome })
    expect(status).toMatchObject({ failure: { at: facts.now } })
    expect(JSON.stringify(status)).toContain(words)
  })

  it.each<[string, BuildOutcome | null]>([
    ['no finished build', null],
    ['no finished build', { kind: 'failed', at: facts.now, message: 'no', problems: [] }],
    ['the bundled content', { ...built, source: 'seed' }],
  ])('has nothing to tell: %s', (words, outcome) => {
    expect(() => documentsOf('done', { ...facts, outcome })).toThrow(words)
  })
})
