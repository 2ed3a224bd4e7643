import { NOT_UPDATED } from '@kitewright/content-loader/errors'
import type { Issue } from '@kitewright/content-types/model'
import type { QuarantinedEntry } from '@kitewright/protocol/site'
import { quietSite } from '@kitewright/protocol/testing'
import { describe, expect, it } from 'vitest'
import { type Facts, getAlerts } from './get-alerts.ts'

const now = Date.UTC(2027, 1, 20)
const quiet: Facts = {
  site: quietSite,
  failureKind: null,
  isChecked: true,
  isWaiting: false,
  late: null,
  scheduledPublishes: { waiting: [], isKnown: true, after: 60_000 },
  enquiries: [{ destination: 'mail', waiting: 0, late: 0 }],
  probe: { failed: [], failures: 0 },
  isFlood: false,
  rejection: null,
  bucketFailure: null,
  standby: null,
  tokenExpires: null,
  studioUrl: 'https://studio.example',
  now,
}
const issue: Issue = {
  document: { id: 'service-a', type: 'service', title: 'A' },
  path: 'tiers[_key=="b"].from',
  field: 'Package 2 · From (rupees)',
  message: 'Put the packages in order.',
}
const quarantined: QuarantinedEntry = {
  id: 'service-a',
  type: 'service',
  name: 'A',
  rev: 'r7',
  by: 'Asha',
  since: '2027-02-19T10:30:00Z',
  hasLastGood: true,
  issues: [issue],
}
const failed = (kind: Facts['failureKind'], issues: Issue[] = []): Facts => {
  const message = `${NOT_UPDATED} The lake is away.`
  const failure = { at: '2027-02-20T00:00:00Z', message, willRetry: true, issues }
  return { ...quiet, failureKind: kind, site: { ...quietSite, failure } }
}
const withQuarantined = (entry: QuarantinedEntry): Facts => ({
  ...quiet,
  site: { ...quietSite, quarantined: [entry] },
})
const alerts = (facts: Facts) => getAlerts(facts).alerts
const only = (facts: Facts) => {
  const [alert, ...others] = alerts(facts)
  expect(others).toEqual([])
  return alert
}

it('has no alerts while all is well', () => {
  expect(alerts(quiet)).toEqual([])
})

describe('a failed build', () => {
  it('has the message of the failure, and a link to the Studio', () => {
    expect(only(failed('unreachable'))).toMatchObject({
      title: 'The website was not updated; visitors see the last good version',
      lines: ['The lake is away.'],
      links: [{ url: 'https://studio.example/overview' }],
    })
  })

  it('keeps its version across retries, and changes it with the problem', () => {
    const version = (facts: Facts) => only(facts)?.version
    const wrong = failed('invalid', [issue])
    expect(version(failed('invalid', [{ ...issue, message: 'Other words' }]))).toBe(version(wrong))
    expect(version(failed('invalid', [{ ...issue, path: 'title' }]))).not.toBe(version(wrong))
    expect(version(failed('refused'))).not.toBe(version(failed('unreachable')))
  })

  it('lists the first five issues, and counts the others', () => {
    const issues = Array.from({ length: 8 }, (_, place) => ({
      ...issue,
      document: { type: 'service', id: `service-${place}`, title: `No. ${place}` },
    }))
    const lines = only(failed('invalid', issues))?.lines ?? []
    expect(lines[1]).toBe('No. 0 · Package 2 · From (rupees): Put the packages in order.')
    expect(lines.slice(6)).toEqual(['and 3 more'])
  })
})

describe('a quarantined entry', () => {
  it('names entry, editor and issues, and links to the field', () => {
    expect(only(withQuarantined(quarantined))).toMatchObject({
      title: 'Published with mistakes, and not shown: service “A”',
      lines: [
        'Published by Asha, 19 February 2027 at 10:30 UTC. Visitors see its last good version.',
        'Package 2 · From (rupees): Put the packages in order.',
      ],
      links: [
        {
          url: 'https://studio.example/intent/edit/id=service-a;type=service;path=tiers%5B_key%3D%3D%22b%22%5D.from/',
        },
      ],
      resolvedText: 'Fixed: service “A”.',
    })
  })

  it('works without an author, an earlier version, a Studio or a name', () => {
    const about = {
      ...quarantined,
      id: 'about',
      type: 'about',
      name: 'About',
      by: null,
      hasLastGood: false,
    }
    const alert = only({ ...withQuarantined(about), studioUrl: null })
    expect(alert).toMatchObject({
      title: 'Published with mistakes, and not shown: page “About”',
      links: [],
    })
    expect(alert?.lines).toEqual([
      'Published 19 February 2027 at 10:30 UTC. Visitors do not see it yet.',
      // The problem is in another entry.
      'A · Package 2 · From (rupees): Put the packages in order.',
    ])
  })

  it('says that an entry was deleted', () => {
    expect(only(withQuarantined({ ...quarantined, rev: null, by: null }))?.lines[0]).toMatch(
      /^Deleted 19 February/,
    )
  })
})

describe('a publish that is not live', () => {
  const late: Facts = {
    ...quiet,
    isWaiting: true,
    late: { after: 300_000, reasons: ['job “B” changed'] },
  }

  it('names the changes and the reason', () => {
    const building = { since: '2027-02-20T00:00:00Z', phase: 'building' } as const
    expect(only(late)).toMatchObject({
      title: 'Published more than 5 minutes ago, and not live',
      lines: ['job “B” changed', 'It waits to be built.'],
    })
    expect(only({ ...late, site: { ...quietSite, work: building } })?.lines[1]).toBe(
      'It is still being built.',
    )
    const failing = alerts({ ...failed('unreachable'), late: late.late })
    expect(failing.map(({ lines }) => lines.at(-1))).toEqual([
      'The lake is away.',
      'The lake is away.',
    ])
  })

  it('names the editor who locked the website, without a new version', () => {
    const lock = { since: '2027-02-20T00:00:00Z', reason: 'launch day', by: 'Ben', release: null }
    const locked = only({ ...late, site: { ...quietSite, lock } })
    expect(locked?.lines[1]).toBe(
      'The website is locked since 20 February 2027 at 00:00 UTC by Ben: launch day. It goes live when the lock ends.',
    )
    expect(locked?.version).toBe(only(late)?.version)
  })
})

describe('enquiries', () => {
  const waiting = (count: number, late: number): Facts => ({
    ...quiet,
    enquiries: [
      { destination: 'lake', waiting: 0, late: 0 },
      { destination: 'mail', waiting: count, late },
    ],
  })

  it('alerts when some wait too long, with their destination', () => {
    expect(alerts(waiting(3, 0))).toEqual([])
    expect(only(waiting(3, 1))).toMatchObject({
      key: 'enquiries:mail',
      title: 'An enquiry could not be mailed',
      resolvedText: 'All enquiries could be mailed.',
    })
    expect(only(waiting(3, 2))?.title).toBe('2 enquiries could not be mailed')
    expect(only(waiting(3, 2))?.version).toBe(only(waiting(3, 1))?.version)
  })

  it('stay undecided while one waits, as after a restart', () => {
    const { isPending } = getAlerts(waiting(1, 0))
    expect(['enquiries:mail', 'enquiries:lake'].map(isPending)).toEqual([true, false])
  })
})

describe('the daily enquiry probe', () => {
  const why = 'Invalid login'
  const withProbe = (failures: number): Facts => ({
    ...quiet,
    probe: { failed: [{ name: 'mail', why }], failures },
  })

  it('alerts after two failures, with the failed parts', () => {
    expect(alerts(withProbe(1))).toEqual([])
    expect(only(withProbe(2))).toMatchObject({
      key: 'probe',
      lines: ['The mail server: Invalid login', expect.stringContaining('the daily test')],
    })
  })

  it('stays undecided until one succeeds', () => {
    const isPending = (facts: Facts) => getAlerts(facts).isPending('probe')
    expect(isPending({ ...quiet, probe: null })).toBe(true)
    expect(isPending(withProbe(1))).toBe(true)
    expect(isPending(quiet)).toBe(false)
  })
})

describe('a token', () => {
  const expiring = (day: number) => ({ ...quiet, tokenExpires: now + day * 24 * 60 * 60_000 })

  it.each([
    [15, undefined],
    [14, 'A token for the content expires on 2027-03-06, in 14 days'],
    [1, 'A token for the content expires on 2027-02-21, in a day'],
    [0, 'A token for the content expired on 2027-02-20'],
  ])('that expires in %d days: %s', (days, title) => {
    expect(only(expiring(days))?.title).toBe(title)
  })

  it('alerts once before it expires and once after', () => {
    const versions = [14, 3, 0, -2].map((days) => only(expiring(days))?.version.split(' ')[1])
    expect(versions).toEqual([undefined, undefined, 'over', 'over'])
  })
})

it('leaves an alert undecided until this process has checked it', () => {
  const listPending = (facts: Facts) =>
    ['failed', 'quarantined:service-a', 'late', 'token'].filter(getAlerts(facts).isPending)
  expect(listPending(quiet)).toEqual([])
  expect(listPending({ ...quiet, isChecked: false })).toEqual(['failed', 'quarantined:service-a'])
  expect(listPending({ ...quiet, isWaiting: true })).toEqual(['late'])
})

describe('a scheduled publish', () => {
  const set = (more: object = {}): Facts => ({
    ...quiet,
    scheduledPublishes: {
      isKnown: true,
      after: 60_000,
      waiting: [
        {
          _id: 'site.set.1',
          at: new Date(now).toISOString(),
          by: 'Asha',
          entries: [{ _key: 'a', id: 'service-a', type: 'service', name: 'A' }],
          ...more,
        },
      ],
    },
  })

  it('alerts when it is not live in time, with each field', () => {
    expect(only(set({ failure: { at: '', issues: [issue] } }))).toMatchObject({
      title: 'Scheduled for 20 February 2027, 05:30 IST, and not live: 1 entry',
      lines: [
        'Scheduled by Asha: A. Visitors do not see it yet.',
        expect.stringContaining('Put the packages in order.'),
      ],
      links: [{ url: 'https://studio.example/overview' }],
    })
  })

  it('alerts when the lake rejects it for a while', () => {
    expect(alerts(set())).toEqual([])
    expect(only({ ...set(), now: now + 60_000 })?.version).toContain('late')
  })

  it('stays undecided until the schedule is read', () => {
    const { isPending } = getAlerts({
      ...quiet,
      scheduledPublishes: { ...quiet.scheduledPublishes, isKnown: false },
    })
    expect(isPending('set:site.set.1')).toBe(true)
    expect(getAlerts(quiet).isPending('set:site.set.1')).toBe(false)
  })
})

it('alerts when the contact form has reached its limit of an hour', () => {
  expect(only({ ...quiet, isFlood: true })?.title).toContain('A flood of enquiries')
})

it('alerts when the disk rejects enquiries', () => {
  expect(only({ ...quiet, rejection: 'database or disk is full' })).toMatchObject({
    title: 'The server cannot keep enquiries: its disk refuses them',
    lines: ['database or disk is full.', expect.stringContaining('Make room on the disk')],
    resolvedText: 'The server keeps enquiries again.',
  })
})

describe('backups', () => {
  const withBackup = (backup: Partial<NonNullable<Facts['site']['backup']>>): Facts => ({
    ...quiet,
    site: {
      ...quietSite,
      backup: { newest: '2027-02-18T03:15:00Z', failure: null, isLate: false, ...backup },
    },
  })

  it('are reported when one failed, or none was made', () => {
    expect(alerts(withBackup({}))).toEqual([])
    expect(only(withBackup({ failure: 'BACKUP_COPY ended with 1', isLate: true }))).toMatchObject({
      title: 'The backup of the content failed',
      lines: [
        'BACKUP_COPY ended with 1',
        'The newest backup: 18 February 2027 at 03:15 UTC.',
        expect.stringContaining('journalctl'),
      ],
    })
    expect(only(withBackup({ isLate: true, newest: null }))).toMatchObject({
      title: 'The content was not backed up',
      lines: ['There is no backup yet.', expect.stringContaining('journalctl')],
    })
  })
})

it('reports a bucket without the newest release', () => {
  expect(only({ ...quiet, bucketFailure: 'AccessDenied' })).toMatchObject({
    key: 'bucket',
    lines: ['The upload to the object storage fails: AccessDenied', expect.any(String)],
  })
})

describe('a standby', () => {
  const standby = { leader: 'web-1', silentMs: null }

  it('leaves alerts about the site to the leader, and does not call them resolved', () => {
    const facts = { ...failed('unreachable'), standby }
    expect(alerts(facts)).toEqual([])
    expect(getAlerts(facts).isPending('failed')).toBe(true)
    expect(only({ ...facts, rejection: 'The disk is full.' })?.key).toBe('refusal')
  })

  it('reports a silent leader', () => {
    expect(only({ ...quiet, standby: { ...standby, silentMs: 900_000 } })).toMatchObject({
      key: 'leader',
      title: 'The server that publishes the website is silent: web-1',
    })
  })
})
