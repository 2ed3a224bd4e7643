import { expect, it } from 'vitest'
import { quietSite } from '../testing/quiet-site.ts'
import { entryState, withRefusal } from './site-status.ts'

const at = '2026-01-01T00:00:00.000Z'
const minutes = (count: number) => Date.parse(at) + count * 60_000
const host = { name: 'Netlify', url: null }
const built = { release: 'b', at, contentHash: 'b' }
const site = { ...quietSite, builder: 'static' as const, host, live: built }
const facts = { type: 'about', name: 'About', hash: 'h', packages: [] }
const contents = { about: { ...facts, rev: 'r2' }, picture: { ...facts, rev: null } }
const seen = { contents, live: { about: 'r1' }, now: minutes(16) }
const status = quietSite
const lock = { since: at, reason: 'launch', by: null, release: null }

it('reports a host that shows another version than the newest build', () => {
  const reported = withRefusal(site, seen)
  expect(reported).toMatchObject({ live: built, failure: { at, willRetry: false } })
  expect(reported.failure?.message).toContain('Netlify shows another version')
  expect(withRefusal({ ...site, host: null }, seen).failure?.message).toContain('The host shows')
})

it.each([
  ['the host shows it', site, { ...seen, live: { about: 'r2', more: 'r1' } }],
  ['the deploy may be in progress', site, { ...seen, now: minutes(14) }],
  ['the site is unreachable', site, { ...seen, live: null }],
  ['the build is unknown', site, { ...seen, contents: null }],
  [
    'another failure is reported',
    { ...site, failure: { at, message: 'No.', willRetry: false, problems: [] } },
    seen,
  ],
  ['deploys are paused', { ...site, lock }, seen],
  ['nothing was ever built', { ...site, live: null }, seen],
  ['the rebuild service builds the site', { ...site, builder: 'service' as const }, seen],
])('reports nothing when %s', (_, status, now) => {
  expect(withRefusal(status, now)).toBe(status)
})

const problem = { where: 'Web', field: 'lead', what: 'Write something.' }
const failure = { at, message: 'Fix this:', problems: [problem] }
const quarantined = {
  id: 'a',
  type: 'service',
  name: 'Web',
  rev: '2',
  by: null,
  since: at,
  hasLastGood: true,
  problems: [problem],
}
const published = { id: 'a', hasDraft: false, publishedRev: '2', offSite: null }
const ahead = { ...published, offSite: 'Goes live on 3 March 2027, 10:00 IST' }

it.each([
  ['draft', { ...published, publishedRev: undefined }, { a: '1' }, status],
  ['draft', { ...published, hasDraft: true }, { a: '2' }, status],
  ['live', published, { a: '2' }, status],
  ['live', published, { a: '2' }, null],
  ['going-live', published, { a: '1' }, status],
  ['going-live', published, { a: '1' }, { ...status, failure: { ...failure, willRetry: true } }],
  ['not-live', published, { a: '1' }, { ...status, failure: { ...failure, willRetry: false } }],
  ['not-live', published, { a: '1' }, { ...status, quarantined: [quarantined] }],
  // A newer revision than the quarantined one.
  [
    'going-live',
    { ...published, publishedRev: '3' },
    { a: '1' },
    { ...status, quarantined: [quarantined] },
  ],
  [
    'paused',
    published,
    { a: '1' },
    { ...status, lock: { since: '', reason: 'launch', by: null, release: null } },
  ],
  ['unknown', published, null, status],
  ['off-site', ahead, {}, status],
  ['off-site', ahead, null, null],
  ['draft', { ...ahead, hasDraft: true }, {}, status],
  ['not-live', ahead, {}, { ...status, quarantined: [quarantined] }],
  // Postponed; the site has not been rebuilt.
  ['going-live', ahead, { a: '1' }, status],
  // Expired; the site has not been rebuilt.
  ['live', ahead, { a: '2' }, status],
])('an entry is %s', (kind, entry, live, now) => {
  expect(entryState(entry, live, now).kind).toBe(kind)
})
