import { expect, it } from 'vitest'
import { quietSite } from '../testing/quiet-site.ts'
import { getEntryState, siteStatusSchema } from './site-status.ts'

const at = '2026-01-01T00:00:00.000Z'
const status = quietSite
const issue = { path: 'lead', message: 'Write something.' }
const failure = { at, message: 'Fix this:', issues: [issue] }
const quarantined = {
  id: 'a',
  type: 'service',
  name: 'Web',
  rev: '2',
  by: null,
  since: at,
  hasLastGood: true,
  issues: [issue],
}
const published = { id: 'a', hasDraft: false, publishedRev: '2', offSite: null }
const scheduled = { ...published, offSite: 'Goes live on 3 March 2027, 10:00 IST' }

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
  ['off-site', scheduled, {}, status],
  ['off-site', scheduled, null, null],
  ['draft', { ...scheduled, hasDraft: true }, {}, status],
  ['not-live', scheduled, {}, { ...status, quarantined: [quarantined] }],
  // Postponed; the site has not been rebuilt.
  ['going-live', scheduled, { a: '1' }, status],
  // Expired; the site has not been rebuilt.
  ['live', scheduled, { a: '2' }, status],
])('an entry is %s', (kind, entry, live, now) => {
  expect(getEntryState(entry, live, now).kind).toBe(kind)
})

it('rejects a report of a static host, as builds of an earlier version wrote it', () => {
  expect(siteStatusSchema.safeParse({ ...quietSite, builder: 'static' }).success).toBe(false)
})
