import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * `wait-until-healthy.ts <start, in ms since 1970>`: ends with 0 once the service that was started then serves
 * visitors, and has made what they see with its own code; with 1, and why, when it cannot. Trouble that is none of the
 * code, of the lake, content or disk, is only told: the service itself tries again.
 */
const [started] = process.argv.slice(2)
const service = 'http://127.0.0.1:8787'
const patience = 300_000

/** Exit codes of builds that another version of the code, or of the settings, may not have. */
const ofTheCode = [1, 2, 5]

type Status = {
  locked: object | null
  lastChecked: string | null
  lastFailure: { at: string; resolvedAt: string | null; exitCode: number; message: string } | null
}

const start = Number(started)

/** Whether systemd has had to start it again, more than once: it ends by itself each time. */
function endsByItself(): boolean {
  const asked = ['show', '--property=NRestarts', '--value', 'kitewright.service']
  return Number(execFileSync('systemctl', asked, { encoding: 'utf8' })) > 1
}

/** Null while the service starts. */
async function ask<Answer>(path: string): Promise<Answer | null> {
  try {
    const response = await fetch(`${service}${path}`, { signal: AbortSignal.timeout(1_000) })
    return response.ok ? await response.json() : null
  } catch {
    // Not yet, or it is being started again: asked until the time is up.
    return null
  }
}

async function outcome(): Promise<string | null> {
  let status: Status | null = null
  while (Date.now() < start + patience) {
    if (endsByItself()) return 'The service ends by itself; journalctl -u kitewright says why'
    status = await ask<Status>('/status')
    const failure = status?.lastFailure
    const isNew = failure && !failure.resolvedAt && Date.parse(failure.at) >= start
    if (failure && isNew && ofTheCode.includes(failure.exitCode)) return failure.message
    if (status && (await ask('/readyz'))) {
      if (status.lastChecked || status.locked) return null
      if (failure && isNew) {
        console.error(`Healthy, but: ${failure.message}`)
        return null
      }
    }
    await wait(250)
  }
  return status?.lastFailure?.message ?? 'The service did not answer'
}

const trouble = await outcome()
if (trouble) {
  console.error(trouble)
  process.exitCode = 1
}
