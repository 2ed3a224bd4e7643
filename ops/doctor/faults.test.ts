import type { RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { toClockFinding, toExpiryFinding } from './at-sanity.ts'
import type { Finding } from './finding.ts'
import { toCertificateFinding } from './live-site.ts'
import {
  backupFinding,
  checkAlerts,
  createServiceChecks,
  toStatusFindings,
  toVisitorFindings,
} from './local-service.ts'
import { checkDisk } from './machine.ts'
import {
  answerWithPolicy,
  atFiles,
  checkWebhookAt,
  findAtAddress,
  findAtPort,
  quiet,
  settings,
  stranger,
  toIso,
  withMode,
} from './plant-faults.ts'

const now = Date.parse('2027-03-01T12:00:00Z')
const DAY = 24 * 60 * 60_000
const standby = { ...quiet, role: 'standby', leader: { host: 'web-1' } } as const

type Case = [
  name: string,
  planted: string,
  find: () => Finding[] | Promise<Finding[]>,
  what: RegExp,
  fix: RegExp,
]

const cases: Case[] = [
  [
    'a full data disk',
    'a disk with 50 MB left',
    () => [checkDisk({ memory: 0, memoryLeft: 0, diskLeft: 50_000_000, filesLeft: 9e6 })],
    /^50 MB/,
    /REBUILD_KEEP_DAYS/,
  ],
  [
    'a full data disk that stops a publish',
    'a failure of the kind “disk” in /status',
    () =>
      toStatusFindings({
        ...quiet,
        lastFailure: { kind: 'disk', resolvedAt: null, message: 'No space left on device' },
      }),
    /No space left/,
    /The disk is full/,
  ],
  [
    'a full data disk that refuses enquiries',
    'a refusal of enquiries in /status',
    () => toStatusFindings({ ...quiet, enquiryRefusal: 'database or disk is full' }),
    /refuses enquiries: database or disk is full/,
    /The disk is full/,
  ],
  [
    'the policy of a proxy',
    'a server that sends its own Content-Security-Policy',
    () => findAtAddress(answerWithPolicy, ['Headers']),
    /^\/: Content-Security-Policy is “default-src 'self'”/,
    /Remove Content-Security-Policy from the proxy/,
  ],
  [
    'a lock',
    'a lock in /status',
    () => toStatusFindings({ ...quiet, locked: { since: toIso(now), reason: 'launch day' } }),
    /publishing is paused since 2027-03-01.+: launch day/,
    /admin unlock/,
  ],
  [
    'unset alerts',
    'settings without a channel',
    () => checkAlerts(settings),
    /are not set/,
    /REBUILD_ALERT_URL/,
  ],
  [
    'missing backups',
    'no newest backup in /status',
    () => [
      backupFinding({ ...quiet, backup: { newest: null, failure: null, isLate: false } }, now),
    ],
    /^newest backup: none yet$/,
    /systemctl start kitewright-backup/,
  ],
  [
    'a backup that failed',
    'a failed backup in /status',
    () => [
      backupFinding(
        { ...quiet, backup: { newest: toIso(now - 2 * DAY), failure: 'disk full', isLate: true } },
        now,
      ),
    ],
    /^newest backup: 2 days ago; the last one failed: disk full$/,
    /journalctl -u kitewright-backup/,
  ],
  [
    'another webhook secret in the service',
    'a server that answers 401',
    () => checkWebhookAt(401),
    /HTTP 401/,
    /restart kitewright/,
  ],
  [
    'a proxy that does not pass webhooks',
    'a server that answers 404',
    () => checkWebhookAt(404),
    /HTTP 404/,
    /ops\/nginx\.conf/,
  ],
  [
    'a proxy without X-Forwarded-For',
    'an unknown sender in /status',
    () => toVisitorFindings({ ...quiet, hiddenVisitor: 'no-header' }),
    /all count as one/,
    /proxy_set_header/,
  ],
  [
    'a proxy that is not trusted',
    'an untrusted proxy in /status',
    () => toVisitorFindings({ ...quiet, hiddenVisitor: 'untrusted-proxy' }),
    /all count as one/,
    /ENQUIRY_TRUSTED_PROXIES/,
  ],
  [
    'a service that does not run',
    'a refused connection',
    () => {
      const status = () => Promise.reject(new Error('ECONNREFUSED'))
      const [service] = createServiceChecks({ settings, isUnit: true, status })
      return service?.run() ?? []
    },
    /does not answer at port 8787: ECONNREFUSED/,
    /journalctl/,
  ],
  [
    'a program without our status at the port of the service',
    'a server that answers JSON',
    () => findAtPort((_, response) => response.end('{"version":"3.2","lake":"answering"}')),
    /^another program answers at port \d+/,
    /^ss -ltnp 'sport = :\d+'/,
  ],
  [
    'a web page at the port of the service',
    'a server that answers HTML with status 404',
    () => findAtPort((_, response) => response.writeHead(404).end('<h1>It works!</h1>')),
    /^another program answers at port \d+/,
    /restart kitewright\.socket kitewright$/,
  ],
  [
    'a service that cannot read its releases',
    'a server that answers 500',
    () => findAtAddress((_, response) => response.writeHead(500).end()),
    /answers HTTP 500$/,
    /journalctl -u kitewright/,
  ],
  [
    'another site at the address',
    'a server without /build.json',
    () => findAtAddress((_, response) => response.end('Welcome!')),
    /^another program answers at http:/,
    /^Let the name and the proxy lead to this site/,
  ],
  [
    'settings that others can read',
    'mode 0644',
    withMode('env', 0o644),
    /^@\/env has mode 0644: other users can read it$/,
    /^chmod go-rwx @\/env$/,
  ],
  [
    'settings that another user can change',
    'a service user who does not own the file',
    () => atFiles(() => ({ dataFolder: '/none', backupFolder: null, code: [], user: stranger })),
    /^@\/env belongs to /,
    /^chown root: @\/env$/,
  ],
  [
    'a data folder that others can change',
    'mode 0777',
    withMode('data', 0o777),
    /^@\/data has mode 0777: other users can change it$/,
    /^chmod go-rwx @\/data$/,
  ],
  [
    'releases that others can change',
    'mode 0757',
    withMode('data/releases', 0o757),
    /^@\/data\/releases has mode 0757: other users can change it$/,
    /^chmod go-w @\/data\/releases$/,
  ],
  [
    'releases of another user',
    'a service with another user than the one of the files',
    () => atFiles(() => ({ settings: [], user: stranger })),
    /^@\/data belongs to .+, and the service runs as kitewright \(and 3 more in @\/data\)$/,
    /^chown -R kitewright: @\/data$/,
  ],
  [
    'releases that the service cannot read',
    'mode 0300',
    withMode('data/releases', 0o300),
    /^@\/data\/releases has mode 0300: kitewright cannot read it$/,
    /^chmod u\+rX @\/data\/releases$/,
  ],
  [
    'a journal that others can read',
    'mode 0644',
    withMode('data/journal.sqlite', 0o644),
    /^@\/data\/journal\.sqlite has mode 0644: other users can read it$/,
    /^chmod go-rwx @\/data\/journal\.sqlite$/,
  ],
  [
    'backups that others can read',
    'mode 0755',
    withMode('backups', 0o755),
    /^@\/backups has mode 0755: other users can read it$/,
    /^chmod go-rwx @\/backups$/,
  ],
  [
    'code that others can change',
    'mode 0602',
    withMode('code/main.ts', 0o602),
    /^@\/code\/main\.ts has mode 0602: other users can change it$/,
    /^chmod go-w @\/code\/main\.ts$/,
  ],
  [
    'a folder in which others can replace the settings',
    'mode 0777 of the folder around them',
    withMode('.', 0o777),
    /^@ has mode 0777: other users can replace files in it$/,
    /^chmod o-w @$/,
  ],
  [
    'a bucket that refuses uploads',
    'a failed upload in /status',
    () =>
      toStatusFindings({
        ...quiet,
        bucket: { failure: { since: toIso(now), message: 'AccessDenied' } },
      }),
    /^the bucket lacks the newest release since 2027-03-01.+: AccessDenied$/,
    /REBUILD_BUCKET/,
  ],
  [
    'a dead leader beside this standby',
    'a leader in /status that is silent for 900 s',
    () => toStatusFindings({ ...standby, leaderSilentSeconds: 900 }),
    /^this is a standby, and the leader, web-1, is silent for 900 s$/,
    /ops\/promote/,
  ],
  [
    'a standby without the restored release',
    'a lock in /status that it cannot take over',
    () => toStatusFindings({ ...standby, lockProblem: 'it has no such release' }),
    /^this standby cannot replace the leader, web-1: it has no such release$/,
    /ops\/promote --without-lock/,
  ],
  [
    'enquiries that are not delivered',
    'two late enquiries in /status',
    () => toStatusFindings({ ...quiet, enquiries: [{ destination: 'mail', late: 2 }] }),
    /could not go to mail: 2/,
    /An enquiry is missing/,
  ],
  [
    'an expired token',
    'a token that expired yesterday',
    () => [toExpiryFinding(now - DAY, now)],
    /^expired on 2027-02-28/,
    /tokens create/,
  ],
  [
    'an expired certificate',
    'a certificate that expired yesterday',
    () => [toCertificateFinding(now - DAY, now)],
    /^valid until 2027-02-28/,
    /renewed/,
  ],
  [
    'a wrong clock',
    'a clock 300 s ahead',
    () => [toClockFinding(300_000)],
    /300 s ahead/,
    /timedatectl/,
  ],
]

it.each(cases)('finds %s, planted as %s, and says what to do', async (_, __, find, what, fix) => {
  expect((await find())[0]).toEqual({
    state: 'wrong',
    what: expect.stringMatching(what),
    fix: expect.stringMatching(fix),
  })
})

it('gives no advice on headers, redirects and webhooks where another program answers', async () => {
  const answer: RequestListener = (_, response) => response.end('Welcome!')
  expect(await findAtAddress(answer)).toHaveLength(1)
  expect(await findAtAddress((_, response) => response.writeHead(500).end())).toHaveLength(1)
  expect(await findAtPort(answer)).toHaveLength(1)
})

it('warns that the service is a standby', () => {
  expect(toStatusFindings(standby)).toMatchObject([
    { state: 'warning', what: 'this is a standby; the leader is web-1' },
  ])
})
