import { NOT_UPDATED } from '@kitewright/content-loader/errors'
import { formatScheduledTime, type ScheduledPublish } from '@kitewright/protocol/requests'
import {
  formatShownInstead,
  type QuarantinedEntry,
  type SiteStatus,
} from '@kitewright/protocol/site'
import type { Failure } from '../build/failure.ts'
import {
  formatDuration,
  formatEntry,
  formatIssues,
  formatTime,
  hashFields,
  linkToEntry,
  linkToOverview,
} from './format-alert.ts'
import type { Alert, Evaluation } from './sent-alerts.ts'

type ProbeName = 'store' | 'lake' | 'mail' | 'chat'

/** The state that alerts depend on. */
export type Facts = {
  site: Pick<SiteStatus, 'failure' | 'quarantined' | 'lock' | 'work' | 'backup'>
  /** Null without a failure. */
  failureKind: Failure['kind'] | null
  /** Whether this process has compared the content with the live release. */
  isChecked: boolean
  /** Whether any publish is not live yet. */
  isWaiting: boolean
  /** Publishes that are not live `after` ms later; null: none. */
  late: { after: number; reasons: readonly string[] } | null
  /** Scheduled publishes, and the ms after their time at which one is late. */
  scheduledPublishes: {
    waiting: readonly Pick<ScheduledPublish, '_id' | 'at' | 'by' | 'entries' | 'failure'>[]
    /** Whether this process has read the schedule. */
    isKnown: boolean
    after: number
  }
  /** How many enquiries wait for each destination, and how many of them are late. */
  enquiries: readonly { destination: 'lake' | 'mail' | 'chat'; waiting: number; late: number }[]
  /** The result of the last enquiry probe; null before the first, or without probes. */
  probe: { failed: readonly { name: ProbeName; why: string }[]; failures: number } | null
  /** Whether more enquiries arrive than the limit of all visitors. */
  isFlood: boolean
  /** Why the disk rejects enquiries; null while it accepts them. */
  rejection: string | null
  /** Why the newest release is not in the bucket; null while it is, and without one. */
  bucketFailure: string | null
  /** The leader of this standby, and for how many ms it is silent; null as the leader. */
  standby: { leader: string; silentMs: number | null } | null
  /** The day on which a token expires, in ms since 1970. */
  tokenExpires: number | null
  studioUrl: string | null
  now: number
}

const DAY_MS = 24 * 60 * 60_000
const WARN_BEFORE_MS = 14 * DAY_MS

const FAILED = 'failed'
const DELAYED = 'late'
const QUARANTINED = 'quarantined:'
const ENQUIRIES = 'enquiries:'
const PROBE = 'probe'
const SET = 'set:'
const TOKEN = 'token'

/** An alert whose version is its key and which links to the Studio's overview, unless it says otherwise. */
type Draft = Omit<Alert, 'version' | 'links'> & Partial<Pick<Alert, 'version' | 'links'>>

/** Returns the alerts for this state of the site. */
export function getAlerts(facts: Facts): Evaluation {
  const { site, enquiries } = facts
  const { quarantined } = site
  const isWaiting = (key: string) =>
    enquiries.some(({ destination, waiting }) => key === ENQUIRIES + destination && waiting > 0)
  return {
    alerts: [
      createFailureAlert(facts),
      ...quarantined.map((entry) => createQuarantineAlert(entry, facts)),
      createDelayAlert(facts),
      ...facts.scheduledPublishes.waiting.map((set) => scheduleAlert(set, facts)),
      ...enquiries.map(createEnquiriesAlert),
      probeAlert(facts),
      createFloodAlert(facts),
      createRejectionAlert(facts),
      backupAlert(facts),
      createTokenAlert(facts),
      createBucketAlert(facts),
      createLeaderAlert(facts),
    ]
      .filter((draft) => draft !== null)
      .filter(({ key }) => !isOfLeader(key, facts))
      .map((draft) => ({ version: draft.key, links: linkToOverview(facts.studioUrl), ...draft })),
    isPending: (key) => {
      if (isOfLeader(key, facts)) return true
      if (key === DELAYED) return facts.isWaiting
      if (key === PROBE) return (facts.probe?.failures ?? 1) > 0
      if (key.startsWith(SET)) return !facts.scheduledPublishes.isKnown
      const isFromBuild = key === FAILED || key.startsWith(QUARANTINED)
      return isWaiting(key) || (isFromBuild && !facts.isChecked)
    },
  }
}

/** Whether the alert is about the site, so that the leader sends it and not this standby. */
const isOfLeader = (key: string, { standby }: Facts): boolean =>
  standby !== null &&
  ([FAILED, DELAYED, TOKEN].includes(key) || key.startsWith(QUARANTINED) || key.startsWith(SET))

function createBucketAlert({ bucketFailure }: Facts): Draft | null {
  if (bucketFailure === null) return null
  return {
    key: 'bucket',
    title: 'The newest version of the website does not reach its visitors',
    lines: [
      `The upload to the object storage fails: ${bucketFailure}`,
      'Visitors see the former version. The service retries.',
    ],
    resolvedText: 'The newest version of the website reaches its visitors again.',
  }
}

function createLeaderAlert({ standby }: Facts): Draft | null {
  if (standby?.silentMs == null) return null
  return {
    key: 'leader',
    title: `The server that publishes the website is silent: ${standby.leader}`,
    lines: [
      `For ${formatDuration(standby.silentMs)} it has written nothing. Nobody carries out requests of the Studio and scheduled publishes.`,
      'If it does not come back, run ops/promote on this standby. It does not take over by itself.',
    ],
    resolvedText: 'The server that publishes the website writes again.',
  }
}

function createFailureAlert({ site, failureKind }: Facts): Draft | null {
  const { failure } = site
  if (!failure || !failureKind) return null
  const { message, issues } = failure
  return {
    key: FAILED,
    version: `${failureKind} ${hashFields(issues)}`,
    title: NOT_UPDATED.replace(/\.$/, ''),
    lines: [message.replace(NOT_UPDATED, '').trim(), ...formatIssues(issues)],
    resolvedText: 'Live again: the website shows what is published.',
  }
}

function createQuarantineAlert(entry: QuarantinedEntry, { studioUrl }: Facts): Draft {
  const { id, issues, rev, by, since } = entry
  const name = formatEntry(entry)
  const published = `${rev === null ? 'Deleted' : 'Published'} ${by ? `by ${by}, ` : ''}${formatTime(since)}.`
  return {
    key: `${QUARANTINED}${id}`,
    version: hashFields(issues),
    title: `Published with mistakes, and not shown: ${name}`,
    lines: [`${published} Visitors ${formatShownInstead(entry)}.`, ...formatIssues(issues, id)],
    links: linkToEntry(studioUrl, entry, issues),
    resolvedText: `Fixed: ${name}.`,
  }
}

function createDelayAlert({ late, site }: Facts): Draft | null {
  if (!late) return null
  return {
    key: DELAYED,
    title: `Published more than ${formatDuration(late.after)} ago, and not live`,
    lines: [...late.reasons, explainDelay(site)],
    resolvedText: 'Live: all delayed changes.',
  }
}

function explainDelay({ lock, failure, work }: Facts['site']): string {
  if (lock) {
    const author = lock.by ? ` by ${lock.by}` : ''
    return `The website is locked since ${formatTime(lock.since)}${author}: ${lock.reason}. It goes live when the lock ends.`
  }
  if (failure) return failure.message.replace(NOT_UPDATED, '').trim()
  return work?.phase === 'building' ? 'It is still being built.' : 'It waits to be built.'
}

/** Drafts that did not go live in time: they have issues, or the lake rejects them. */
function scheduleAlert(
  set: Facts['scheduledPublishes']['waiting'][number],
  { scheduledPublishes, now }: Facts,
): Draft | null {
  const { _id, by, entries, failure } = set
  if (!failure && now - Date.parse(set.at) < scheduledPublishes.after) return null
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`
  const version = failure ? `${set.at} ${hashFields(failure.issues)}` : `${set.at} late`
  return {
    key: `${SET}${_id}`,
    version,
    title: `Scheduled for ${formatScheduledTime(set)}, and not live: ${count}`,
    lines: [
      `Scheduled by ${by}: ${entries.map(({ name }) => name).join(', ')}. Visitors do not see it yet.`,
      ...(failure
        ? formatIssues(failure.issues)
        : ['The content could not be written. The service retries; its log says why.']),
    ],
    resolvedText: `Live, moved or cancelled: what was scheduled for ${formatScheduledTime(set)}.`,
  }
}

const arrivals = {
  lake: 'reach the inbox of the Studio',
  mail: 'be mailed',
  chat: 'reach the chat',
}

function createEnquiriesAlert({ destination, late }: Facts['enquiries'][number]): Draft | null {
  if (late === 0) return null
  const subject = late === 1 ? 'An enquiry' : `${late} enquiries`
  return {
    key: `${ENQUIRIES}${destination}`,
    version: 'late',
    title: `${subject} could not ${arrivals[destination]}`,
    lines: ['Nothing is lost: the server stores them and retries. Its log says why it fails.'],
    resolvedText: `All enquiries could ${arrivals[destination]}.`,
  }
}

const probeLabels = {
  store: 'The disk of the server',
  lake: 'The inbox of the Studio',
  mail: 'The mail server',
  chat: 'The chat',
}

/** A first failure may be temporary, and is retried. */
function probeAlert({ probe }: Facts): Draft | null {
  if (!probe || probe.failures < 2) return null
  return {
    key: PROBE,
    version: probe.failed.map(({ name }) => name).join(' '),
    title: 'An enquiry would not reach everybody now',
    lines: [
      ...probe.failed.map(({ name, why }) => `${probeLabels[name]}: ${why}`),
      'This was the daily test, not a real enquiry.',
    ],
    resolvedText: 'An enquiry would reach everybody again.',
  }
}

function createFloodAlert({ isFlood }: Facts): Draft | null {
  if (!isFlood) return null
  return {
    key: 'flood',
    title: 'A flood of enquiries: more than the limit of an hour',
    lines: [
      'The form stays open. The Inbox shows the enquiries above the limit; mail and chat get them as one message when the flood ends. If these enquiries are real, raise ENQUIRY_MOST_PER_HOUR; if a program sends them, block its network in front of the site.',
    ],
    resolvedText: 'The flood of enquiries has ended.',
  }
}

function createRejectionAlert({ rejection }: Facts): Draft | null {
  if (rejection === null) return null
  return {
    key: 'refusal',
    title: 'The server cannot keep enquiries: its disk refuses them',
    lines: [
      `${rejection.replace(/\.$/, '')}.`,
      'Visitors are asked to send theirs later. Make room on the disk, or repair it.',
    ],
    resolvedText: 'The server keeps enquiries again.',
  }
}

function backupAlert({ site: { backup } }: Facts): Draft | null {
  if (!backup || (!backup.failure && !backup.isLate)) return null
  const { newest, failure } = backup
  return {
    key: 'backup',
    version: failure ? 'failed' : 'late',
    title: failure ? 'The backup of the content failed' : 'The content was not backed up',
    lines: [
      ...(failure ? [failure] : []),
      newest ? `The newest backup: ${formatTime(newest)}.` : 'There is no backup yet.',
      'journalctl -u kitewright-backup on the server shows more.',
    ],
    resolvedText: 'The content is backed up again.',
  }
}

function createTokenAlert({ tokenExpires, now }: Facts): Draft | null {
  if (tokenExpires === null || tokenExpires - now > WARN_BEFORE_MS) return null
  const day = new Date(tokenExpires).toISOString().slice(0, 10)
  const isOver = tokenExpires <= now
  const inDays = Math.ceil((tokenExpires - now) / DAY_MS)
  return {
    key: TOKEN,
    version: `${day}${isOver ? ' over' : ''}`,
    title: isOver
      ? `A token for the content expired on ${day}`
      : `A token for the content expires on ${day}, in ${inDays === 1 ? 'a day' : `${inDays} days`}`,
    lines: [
      'Without it, the website or the Studio may not be updated. Create a new one (sanity.io/manage, API, Tokens), set it in the rebuild service, and set SANITY_TOKEN_EXPIRES to its last day.',
    ],
    links: [],
    resolvedText: null,
  }
}
