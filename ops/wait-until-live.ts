import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * `wait-until-live.ts <start, in ms since 1970> <folder of the version>`: waits until visitors see the pages of the
 * version whose service started then. Exits with 0 when they do; with 4 when the service serves them pages of another
 * version, for a reason that only a person or time can end; with 1 when another version or other settings are needed.
 * Prints a lock and each reason. Uses no packages, and of the service only what docs/operations.md, Versions, promises.
 */
const [started, folder = ''] = process.argv.slice(2)
const service = 'http://127.0.0.1:8787'
const start = Number(started)

const PATIENCE_MS = 300_000
/** The service retries a silent lake; a short silence is no reason. */
const LAKE_PATIENCE_MS = 60_000
const POLL_MS = 250

const BROKEN = 1
const BEHIND = 4

/** Exit codes of builds that another version of the code or settings can fix. */
const exitCodesOfCode = [1, 2, 5]
/** Exit code of invalid or no content, which only a person can fix. */
const CONTENT = 4

type Status = {
  /** A standby is not ready for visitors, and builds like the leader. */
  role?: 'leader' | 'standby' | null
  live: { bundleHash: string } | null
  locked: { since: string; reason: string } | null
  /** When this process confirmed that the newest content is live with its code. */
  lastChecked: string | null
  lastFailure: { at: string; resolvedAt: string | null; exitCode: number; message: string } | null
}

type Outcome = { exitCode: number; lines: string[] }

/** The bundles with which this version built pages for visitors, as a lock may keep such a release. */
const bundlesFile = join(folder, '.live-bundles')
const readBundles = () =>
  existsSync(bundlesFile) ? readFileSync(bundlesFile, 'utf8').split('\n') : []

/** Whether systemd has restarted the service more than once, because it keeps exiting. */
function isExitingRepeatedly(): boolean {
  const args = ['show', '--property=NRestarts', '--value', 'kitewright.service']
  return Number(execFileSync('systemctl', args, { encoding: 'utf8' })) > 1
}

/** Null while the service starts. */
async function ask<Answer>(path: string): Promise<Answer | null> {
  try {
    const response = await fetch(`${service}${path}`, { signal: AbortSignal.timeout(1_000) })
    return response.ok ? await response.json() : null
  } catch {
    // Not started yet, or restarting: retried until the timeout.
    return null
  }
}

/** Null while the outcome is open. */
function getOutcome(status: Status, isReady: boolean): Outcome | null {
  const { live, locked, lastChecked, lastFailure } = status
  const isNew = lastFailure && !lastFailure.resolvedAt && Date.parse(lastFailure.at) >= start
  const failure = isNew ? lastFailure : null
  if (failure && exitCodesOfCode.includes(failure.exitCode)) return createBroken(failure.message)
  if (!isReady) return failure?.exitCode === CONTENT ? createBroken(failure.message) : null
  const bundle = live?.bundleHash ?? ''
  if (locked) {
    const lines = [
      `Publishing is locked since ${locked.since}: ${locked.reason}`,
      'Ask the person of the reason, then admin unlock: docs/operations.md, A publish is not live',
    ]
    return { exitCode: readBundles().includes(bundle) ? 0 : BEHIND, lines }
  }
  if (lastChecked) {
    if (!readBundles().includes(bundle)) appendFileSync(bundlesFile, `${bundle}\n`)
    return { exitCode: 0, lines: [] }
  }
  const isLasting = failure?.exitCode === CONTENT || Date.now() > start + LAKE_PATIENCE_MS
  if (!failure || !isLasting) return null
  return { exitCode: BEHIND, lines: [failure.message] }
}

const createBroken = (line: string): Outcome => ({ exitCode: BROKEN, lines: [line] })

async function waitForOutcome(): Promise<Outcome> {
  let status: Status | null = null
  while (Date.now() < start + PATIENCE_MS) {
    if (isExitingRepeatedly()) {
      return createBroken('The service keeps exiting; journalctl -u kitewright says why')
    }
    status = await ask<Status>('/status')
    const isStandby = status?.role === 'standby' && status.live !== null
    const outcome = status && getOutcome(status, isStandby || (await ask('/readyz')) !== null)
    if (outcome) return outcome
    await wait(POLL_MS)
  }
  return createBroken(status?.lastFailure?.message ?? 'The service did not answer')
}

const { exitCode, lines } = await waitForOutcome()
for (const line of lines) console.error(line)
process.exitCode = exitCode
