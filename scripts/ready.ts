import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between requests. */
const INTERVAL_MS = 100

/** Polls an address until it responds with success. Rejects only when the signal is aborted. */
export async function waitForSuccess(url: string, signal: AbortSignal): Promise<void> {
  while (!(await fetch(url, { signal }).then(isGood, () => false))) {
    await wait(INTERVAL_MS, undefined, { signal })
  }
}

async function isGood(response: Response): Promise<boolean> {
  await response.arrayBuffer()
  return response.ok
}

/** The part of the rebuild service's status that shows whether content is live. */
export type ServiceStatus = {
  live: object | null
  lastChecked: string | null
  locked: { reason: string } | null
  lastFailure: { at: string; resolvedAt: string | null; message: string } | null
}

/**
 * The reason why the newest content is not live; null if it is; undefined if not known yet.
 *
 * @param since start of the service, in ms since 1970: earlier failures are ignored.
 */
export function findObstacle(status: ServiceStatus, since: number): string | null | undefined {
  const { lastFailure, locked, lastChecked } = status
  if (lastFailure && lastFailure.resolvedAt === null && Date.parse(lastFailure.at) >= since) {
    return lastFailure.message
  }
  if (locked) return `publishing is locked: ${locked.reason}`
  return lastChecked ? null : undefined
}

/** Polls the service until it has compared the live release with the content; returns the reason. */
export async function waitForPublish(service: string, signal: AbortSignal) {
  const since = Date.now()
  for (;;) {
    const status = await fetch(`${service}/status`, { signal }).then(parseStatus, () => null)
    const obstacle = status ? findObstacle(status, since) : undefined
    if (status && obstacle !== undefined) return { isLive: status.live !== null, obstacle }
    await wait(INTERVAL_MS, undefined, { signal })
  }
}

async function parseStatus(response: Response): Promise<ServiceStatus | null> {
  const body: ServiceStatus = JSON.parse(await response.text())
  return response.ok ? body : null
}
