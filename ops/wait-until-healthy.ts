import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * `wait-until-healthy.ts <start, in ms since 1970>`: exits with 0 once the service that started then serves visitors
 * and its code has built the site; with 1 and the reason when it cannot. Only prints failures of lake, content or disk,
 * because the service retries.
 */
const [started] = process.argv.slice(2)
const service = 'http://127.0.0.1:8787'
const patience = 300_000

/** Exit codes of builds that another version of the code or settings can fix. */
const ofTheCode = [1, 2, 5]
/** Exit code of invalid or no content, which only a person can fix. */
const ofTheContent = 4

type Status = {
  locked: object | null
  lastChecked: string | null
  lastFailure: { at: string; resolvedAt: string | null; exitCode: number; message: string } | null
}

const start = Number(started)

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

async function waitForOutcome(): Promise<string | null> {
  let status: Status | null = null
  while (Date.now() < start + patience) {
    if (isExitingRepeatedly()) return 'The service keeps exiting; journalctl -u kitewright says why'
    status = await ask<Status>('/status')
    const failure = status?.lastFailure
    const isNew = failure && !failure.resolvedAt && Date.parse(failure.at) >= start
    if (failure && isNew && ofTheCode.includes(failure.exitCode)) return failure.message
    const isReady = status && (await ask('/readyz'))
    if (isReady && (status?.lastChecked || status?.locked)) return null
    if (isReady && failure && isNew) {
      console.error(`Healthy, but: ${failure.message}`)
      return null
    }
    if (!isReady && isNew && failure.exitCode === ofTheContent) return failure.message
    await wait(250)
  }
  return status?.lastFailure?.message ?? 'The service did not answer'
}

const error = await waitForOutcome()
if (error) {
  console.error(error)
  process.exitCode = 1
}
