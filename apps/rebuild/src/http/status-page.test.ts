import { expect, it } from 'vitest'
import { type getStatus, renderStatusPage } from './status.ts'

const quiet: ReturnType<typeof getStatus> = {
  name: 'kitewright',
  version: '1.0.0',
  live: null,
  contentHash: null,
  running: null,
  waiting: null,
  lastFailure: null,
  quarantined: [],
  locked: null,
  lastPublication: null,
  lastChecked: null,
  lake: null,
  changesAt: null,
  role: 'leader',
  leader: null,
  leaderSilentSeconds: null,
  lockProblem: null,
  standbys: [],
  bucket: null,
  builds: 0,
  releases: [],
  enquiries: [],
  enquiryProbe: null,
  enquiryRefusal: null,
  hiddenVisitor: null,
  backup: null,
  webhooks: { accepted: null, refused: null },
}

it('names quarantined entries, their editors, and what visitors see', () => {
  const html = renderStatusPage({
    ...quiet,
    quarantined: [
      {
        id: 'about',
        type: 'about',
        name: '<About>',
        rev: 't2',
        by: 'Asha',
        since: '2026-01-01T10:00:00Z',
        hasLastGood: true,
        issues: [{ path: 'meta', message: 'Write it.' }],
      },
    ],
  })
  expect(html).toContain('&lt;About&gt; (about about), published by Asha, 2026-01-01T10:00:00Z')
  expect(html).toContain('visitors see its last good version\n– meta: Write it.')
  expect(html).toContain('<title>To fix: Kitewright</title>')
  expect(renderStatusPage(quiet)).toContain('<h1>All is well</h1>')
})
