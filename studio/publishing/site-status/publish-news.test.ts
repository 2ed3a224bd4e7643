import { quietSite as status } from '@kitewright/protocol/testing'
import { describe, expect, it } from 'vitest'
import { getOutcome, type Publish, withoutDocuments, withPublish } from './publish-news.tsx'

const publish: Publish = {
  id: 't2',
  at: Date.parse('2026-01-01T10:00:00Z'),
  revisions: new Map([['a', 't2']]),
  hiddenReasons: new Map(),
  paths: ['/a'],
}
const failureAt = (at: string, willRetry = false) => ({
  ...status,
  failure: { at, message: 'Fix this.', willRetry, issues: [] },
})

describe('getOutcome', () => {
  it.each([
    ['live', { a: 't2' }, status],
    ['live', { a: 't2' }, null],
    ['waiting', { a: 't1' }, status],
    ['waiting', null, null],
    ['waiting', { a: 't1' }, failureAt('2026-01-01T09:59:59Z')],
    ['waiting', { a: 't1' }, failureAt('2026-01-01T10:00:01Z', true)],
    ['not-live', { a: 't1' }, failureAt('2026-01-01T10:00:01Z')],
    [
      'paused',
      { a: 't1' },
      { ...status, lock: { since: '', reason: 'launch', by: null, release: null } },
    ],
  ])('%s', (kind, live, now) => {
    expect(getOutcome(publish, live, now, publish.at).kind).toBe(kind)
  })

  it('says after 15 minutes that a static host does not show a publish or a removal', () => {
    const atHost = { ...status, builder: 'static' as const }
    const afterLimit = publish.at + 16 * 60_000
    const removal = { ...publish, revisions: new Map([['a', null]]) }
    for (const one of [publish, removal]) {
      expect(getOutcome(one, { a: 't1' }, atHost, publish.at + 14 * 60_000).kind).toBe('waiting')
      expect(getOutcome(one, { a: 't1' }, atHost, afterLimit)).toMatchObject({
        kind: 'not-live',
        message: expect.stringContaining('docs/hosting.md'),
      })
      expect(getOutcome(one, { a: 't1' }, status, afterLimit).kind).toBe('waiting')
    }
  })

  it('reports an unpublished entry as done once it is off the site', () => {
    const removal = { ...publish, revisions: new Map([['a', null]]) }
    expect(getOutcome(removal, { a: 't1' }, status, removal.at).kind).toBe('waiting')
    expect(getOutcome(removal, {}, status, removal.at).kind).toBe('live')
  })

  it('an entry that waits for its date keeps its place while it is hidden', () => {
    const words = 'Goes live on 3 March 2027, 10:00 IST'
    const upcoming = {
      ...publish,
      revisions: new Map([['a', null]]),
      hiddenReasons: new Map([['a', words]]),
    }
    expect(getOutcome(upcoming, { a: 't1' }, status, upcoming.at).kind).toBe('waiting')
    expect(getOutcome(upcoming, {}, status, upcoming.at).kind).toBe('live')
    const [joined] = withPublish([upcoming], {
      ...upcoming,
      hiddenReasons: new Map([['b', words]]),
    })
    expect([...(joined?.hiddenReasons.keys() ?? [])]).toEqual(['a', 'b'])
  })

  it('a quarantined entry says why', () => {
    const issues = [{ path: 'lead', message: 'Write something.' }]
    const quarantined = {
      id: 'a',
      type: 'service',
      name: 'Web',
      rev: 't2',
      by: 'Asha',
      since: '',
      hasLastGood: true,
      issues,
    }
    expect(
      getOutcome(publish, { a: 't1' }, { ...status, quarantined: [quarantined] }, publish.at),
    ).toMatchObject({
      kind: 'not-live',
      issues,
    })
  })
})

describe('withPublish', () => {
  it('joins the entries of one transaction', () => {
    const more = { ...publish, revisions: new Map([['b', 't2']]), paths: ['/b'] }
    const [joined] = withPublish([publish], more)
    expect([...(joined?.revisions.keys() ?? [])]).toEqual(['a', 'b'])
    expect(joined?.paths).toEqual(['/a', '/b'])
  })

  it('waits for the newer of two publishes of one entry', () => {
    const nextPublish = {
      ...publish,
      id: 't3',
      at: 0,
      revisions: new Map([['a', 't3']]),
      paths: [],
    }
    expect(withPublish([publish], nextPublish)).toEqual([nextPublish])
  })

  it('waits no longer for an entry that somebody else published again', () => {
    const both = withPublish([publish], { ...publish, revisions: new Map([['b', 't2']]) })
    const [left] = withoutDocuments(both, new Set(['a']))
    expect([...(left?.revisions.keys() ?? [])]).toEqual(['b'])
    expect(withoutDocuments(both, new Set(['a', 'b']))).toEqual([])
  })
})
