import { formatFirstLine } from '@kitewright/content-loader/errors'
import { isThisMachine } from '@kitewright/content-loader/settings'
import { formatBackup } from '@kitewright/protocol/site'
import type { RebuildSettings } from '@kitewright/rebuild/settings'
import { SERVICE_NAME } from '@kitewright/rebuild/version'
import { PROBE_TYPE } from '@kitewright/rebuild/webhook-definition'
import { encodeSignatureHeader } from '@sanity/webhook'
import { z } from 'zod'
import { type Check, createFailure, createOk, createWarning, type Finding } from './finding.ts'

const TIMEOUT_MS = 15_000
const RUNBOOK = 'docs/operations.md'

/** The part of `GET /status` that the doctor reads; a service of another version may lack some of it. */
const statusSchema = z.object({
  name: z.literal(SERVICE_NAME),
  version: z.string(),
  locked: z.object({ since: z.string(), reason: z.string() }).nullish(),
  lastFailure: z
    .object({ kind: z.string(), resolvedAt: z.string().nullable(), message: z.string() })
    .nullish(),
  lake: z.string().nullish(),
  role: z.enum(['leader', 'standby']).nullish(),
  leader: z.object({ host: z.string() }).nullish(),
  leaderSilentSeconds: z.number().nullish(),
  lockProblem: z.string().nullish(),
  bucket: z
    .object({ failure: z.object({ since: z.string(), message: z.string() }).nullable() })
    .nullish(),
  enquiries: z.array(z.object({ destination: z.string(), late: z.number() })).default([]),
  enquiryRefusal: z.string().nullish(),
  enquiryProbe: z
    .object({ failed: z.array(z.object({ name: z.string(), why: z.string() })) })
    .nullish(),
  hiddenVisitor: z.enum(['no-header', 'untrusted-proxy']).nullish(),
  backup: z
    .object({ newest: z.string().nullable(), failure: z.string().nullable(), isLate: z.boolean() })
    .nullish(),
  webhooks: z
    .object({ accepted: z.string().nullable(), refused: z.string().nullable() })
    .default({ accepted: null, refused: null }),
})

export type ServiceStatus = z.infer<typeof statusSchema>

type Settings = Pick<RebuildSettings, 'host' | 'port' | 'alerts' | 'content' | 'secrets'>

/** Reads the status of the service on this machine. Rejects when it does not answer. */
export async function readStatus({ host, port }: Pick<Settings, 'host' | 'port'>) {
  const anywhere = host === '0.0.0.0' || host === '::'
  const reachable = anywhere ? '127.0.0.1' : host
  const name = reachable.includes(':') ? `[${reachable}]` : reachable
  const response = await fetch(`http://${name}:${port}/status`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // The service answers so while it starts or stops.
  if (response.status === 503) throw new Error('it answers HTTP 503')
  const { data } = statusSchema.safeParse(await response.json().catch(() => null))
  if (!data) throw new OtherProgramError(port)
  return data
}

/** The port of the service belongs to a program without its status. */
class OtherProgramError extends Error {
  override name = 'OtherProgramError'

  constructor(port: number) {
    super(`another program answers at port ${port}, or another version of the service`)
  }
}

type Service = {
  settings: Settings
  /** Whether systemd runs the service on this machine. */
  isUnit: boolean
  status: () => Promise<ServiceStatus>
}

/** The rebuild service on this machine, as it sees itself. */
export const createServiceChecks = (all: Service): Check[] => [
  { name: 'Service', run: () => checkService(all) },
  {
    name: 'Backup',
    run: async () => {
      if (all.settings.content.contentSource === 'seed')
        return [createOk('not needed: the code contains the content')]
      const known = await all.status().catch(() => null)
      return known ? [backupFinding(known, Date.now())] : []
    },
  },
  { name: 'Alerts', run: async () => checkAlerts(all.settings) },
]

/** Whether the service knew the sender of the last enquiry; that one may be the doctor's own. */
export const createVisitorCheck = ({ settings, status }: Service): Check => ({
  name: 'Visitors',
  run: async () => {
    if (isThisMachine(settings.content.siteUrl)) return []
    const known = await status().catch(() => null)
    return known ? toVisitorFindings(known) : []
  },
})

async function checkService({ settings, isUnit, status }: Service): Promise<Finding[]> {
  try {
    return toStatusFindings(await status())
  } catch (error) {
    if (error instanceof OtherProgramError) {
      const { port } = settings
      return [
        createFailure(
          error.message,
          `ss -ltnp 'sport = :${port}' names it: end it, then systemctl restart kitewright.socket kitewright`,
        ),
      ]
    }
    if (!isUnit) {
      return [
        createWarning(
          'Its status is not known on this machine',
          'Run this on the server of the site',
        ),
      ]
    }
    return [
      createFailure(
        `does not answer at port ${settings.port}: ${formatFirstLine(error)}`,
        `systemctl status kitewright; journalctl -u kitewright -o cat -n 50; ${RUNBOOK}, The site is down`,
      ),
    ]
  }
}

/** The section of the runbook for each kind of failure. */
const sections: Record<string, string> = {
  disk: 'The disk is full',
  unreachable: 'The content lake is silent',
  refused: 'A token has expired',
}

export function toStatusFindings(status: ServiceStatus): Finding[] {
  const { locked, lastFailure, lake, enquiries, enquiryRefusal, enquiryProbe } = status
  const findings: Finding[] = toRoleFindings(status)
  if (locked) {
    findings.push(
      createFailure(
        `publishing is paused since ${locked.since}: ${locked.reason}`,
        `Resume it in the Studio, Time machine, or with admin unlock (${RUNBOOK}, A publish is not live)`,
      ),
    )
  }
  if (lastFailure && lastFailure.resolvedAt === null) {
    const section = sections[lastFailure.kind] ?? 'A publish is not live'
    findings.push(
      createFailure(lastFailure.message.replaceAll(/\s*\n\s*/g, ' '), `${RUNBOOK}, ${section}`),
    )
  } else if (lake && lake !== 'answering') {
    findings.push(
      createWarning(`the content lake is ${lake}`, `${RUNBOOK}, ${sections.unreachable}`),
    )
  }
  const { failure = null } = status.bucket ?? {}
  if (failure) {
    findings.push(
      createFailure(
        `the bucket lacks the newest release since ${failure.since}: ${failure.message}`,
        'Check REBUILD_BUCKET, the keys of AWS, and that they may write and delete (docs/hosting.md, A bucket and a CDN)',
      ),
    )
  }
  if (enquiryRefusal) {
    findings.push(
      createFailure(
        `the disk refuses enquiries: ${enquiryRefusal}`,
        `${RUNBOOK}, ${sections.disk}`,
      ),
    )
  }
  for (const { destination, late } of enquiries.filter((line) => line.late > 0)) {
    findings.push(
      createFailure(
        `enquiries that could not go to ${destination}: ${late}`,
        `${RUNBOOK}, An enquiry is missing`,
      ),
    )
  }
  for (const { name, why } of enquiryProbe?.failed ?? []) {
    findings.push(
      createFailure(
        `an enquiry would fail at ${name}: ${why}`,
        `${RUNBOOK}, An enquiry is missing`,
      ),
    )
  }
  return findings.length > 0 ? findings : [createOk('publishes and delivers')]
}

/** Says that the service is a standby, and what keeps it from replacing the leader. */
function toRoleFindings({
  role,
  leader,
  leaderSilentSeconds,
  lockProblem,
}: ServiceStatus): Finding[] {
  if (role !== 'standby') return []
  const name = leader?.host ?? 'another service'
  const section = `${RUNBOOK}, A second server`
  if (leaderSilentSeconds) {
    const what = `this is a standby, and the leader, ${name}, is silent for ${leaderSilentSeconds} s`
    return [createFailure(what, `If it does not come back: ops/promote (${section})`)]
  }
  if (lockProblem) {
    const fix = `Resume publishing at the leader, or ops/promote --without-lock (${section})`
    return [createFailure(`this standby cannot replace the leader, ${name}: ${lockProblem}`, fix)]
  }
  return [createWarning(`this is a standby; the leader is ${name}`, `ops/promote (${section})`)]
}

export function checkAlerts({ alerts, content }: Pick<Settings, 'alerts' | 'content'>): Finding[] {
  if (isThisMachine(content.siteUrl)) return [createOk('none are needed on this machine')]
  const findings: Finding[] = []
  if (!alerts.webhook && !alerts.mail) {
    findings.push(
      createFailure(
        'are not set: nobody learns that a publish or an enquiry failed',
        'Set REBUILD_ALERT_URL (chat) or REBUILD_ALERT_SMTP_URL (mail), then pnpm alert:test',
      ),
    )
  }
  if (!alerts.heartbeat) {
    findings.push(
      createWarning(
        'no monitor notices when this machine is dead',
        'Set REBUILD_HEARTBEAT_URL to a check at healthchecks.io or a similar monitor',
      ),
    )
  }
  return findings.length > 0 ? findings : [createOk('go to people and to a monitor')]
}

/** @param now ms since 1970. */
export function backupFinding({ backup }: ServiceStatus, now: number): Finding {
  if (!backup) {
    return createWarning(
      'The service does not know of any backup',
      'ops/setup-server installs a nightly one; elsewhere docs/backups.md, and set BACKUP_FOLDER',
    )
  }
  const text = `newest backup: ${formatBackup(backup, now)}`
  if (backup.newest !== null && backup.failure === null && !backup.isLate) return createOk(text)
  return createFailure(
    text,
    'systemctl start kitewright-backup; systemctl list-timers kitewright-backup; journalctl -u kitewright-backup',
  )
}

const hidden = {
  'no-header': [
    'the proxy does not send X-Forwarded-For',
    'Let the proxy send it, as ops/nginx.conf does: proxy_set_header X-Forwarded-For $remote_addr',
  ],
  'untrusted-proxy': [
    'the proxy is on another machine and not trusted',
    'Name its address or network in ENQUIRY_TRUSTED_PROXIES',
  ],
} as const

export function toVisitorFindings({ hiddenVisitor }: ServiceStatus): Finding[] {
  if (!hiddenVisitor) return [createOk('each one counts alone')]
  const [why, fix] = hidden[hiddenVisitor]
  return [createFailure(`all count as one, so a few enquiries close the form: ${why}`, fix)]
}

/** Sends a signed webhook that changes nothing through the site's own address. */
export async function checkOwnWebhook({ settings, status }: Service): Promise<Finding[]> {
  const { content, secrets } = settings
  const [secret] = secrets
  const isOther = await status().then(
    () => false,
    (error) => error instanceof OtherProgramError,
  )
  // The proxy is right when it passes webhooks to another program.
  if (!secret || isOther) return []
  const url = `${content.siteUrl}/hooks/sanity`
  const body = JSON.stringify({ _id: 'site.doctor', _type: PROBE_TYPE })
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'sanity-webhook-signature': await encodeSignatureHeader(body, Date.now(), secret) },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status === 202)
    return [createOk('reaches the service, which knows SANITY_WEBHOOK_SECRET')]
  const fixes: Record<number, string> = {
    401: 'The service runs with another SANITY_WEBHOOK_SECRET: systemctl restart kitewright',
    403: 'The service does not know this name: set REBUILD_HOSTS, or let the proxy keep Host',
  }
  return [
    createFailure(
      `${url} answers HTTP ${response.status}, so no publish arrives`,
      fixes[response.status] ??
        'Let the proxy pass /hooks/sanity to the service, as ops/nginx.conf does',
    ),
  ]
}

/**
 * Says why a publish did not arrive, from the status after it.
 *
 * @param since ms since 1970.
 */
export function getMissingPublishFix({ webhooks, locked }: ServiceStatus, since: number): string {
  const isSince = (at: string | null) => at !== null && Date.parse(at) >= since
  if (locked) return 'Publishing is paused; see Service above'
  if (isSince(webhooks.accepted))
    return 'Its webhook came; see /status and journalctl -u kitewright'
  if (isSince(webhooks.refused)) {
    return `The webhook at Sanity has another SANITY_WEBHOOK_SECRET: pnpm hosted:setup, or ${RUNBOOK}, Change a secret`
  }
  return 'No webhook came from Sanity: pnpm hosted:setup makes it again'
}
