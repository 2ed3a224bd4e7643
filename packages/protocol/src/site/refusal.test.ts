import { expect, it } from 'vitest'
import { quietSite } from '../testing/quiet-site.ts'
import { withRefusal } from './refusal.ts'

const at = '2026-01-01T00:00:00.000Z'
const minutes = (count: number) => Date.parse(at) + count * 60_000
const host = { name: 'Netlify', url: null }
const built = { release: 'b', at, contentHash: 'b' }
const site = { ...quietSite, builder: 'static' as const, host, live: built }
const facts = { type: 'about', name: 'About', hash: 'h', packages: [] }
const contents = { about: { ...facts, rev: 'r2' }, picture: { ...facts, rev: null } }
const seen = { contents, live: { about: 'r1' }, now: minutes(16) }
const failure = { at, message: 'No.', willRetry: false, problems: [] }
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
  ['another failure is reported', { ...site, failure }, seen],
  ['deploys are held back', { ...site, lock }, seen],
  ['nothing was ever built', { ...site, live: null }, seen],
  ['the rebuild service builds the site', { ...site, builder: 'service' as const }, seen],
])('reports nothing when %s', (_, status, now) => {
  expect(withRefusal(status, now)).toBe(status)
})
