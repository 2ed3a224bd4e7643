import type { Contents } from './change.ts'
import type { LiveRevisions } from './live-file.ts'
import type { SiteStatus } from './site-status.ts'

/** Milliseconds within which a host should show a new build; some cache a file for ten minutes. */
const GRACE_MS = 15 * 60_000

type Seen = {
  /** Contents of the newest build; null if unknown. */
  contents: Contents | null
  /** Null if the site is unreachable. */
  live: LiveRevisions | null
  /** Milliseconds since 1970. */
  now: number
}

/**
 * Adds a failure to the status if a static host shows another build than the newest: it rejected the deploy, or someone
 * rolled back there. No code of ours runs after the build, so this check is the only one.
 */
export function withRefusal(status: SiteStatus, { contents, live, now }: Seen): SiteStatus {
  const { builder, failure, lock, host } = status
  if (builder !== 'static' || failure || lock || !status.live || !contents || !live) return status
  if (now - Date.parse(status.live.at) < GRACE_MS) return status
  const isShown = Object.entries(contents).every(([id, { rev }]) => !rev || live[id] === rev)
  if (isShown) return status
  const name = host?.name ?? 'The host'
  const message = `${name} shows another version than the newest build: it rejected the deploy, or someone restored an earlier one there. Your published content is safe. Ask whoever runs the site to check ${host?.name ?? 'its host'}.`
  return { ...status, failure: { at: status.live.at, message, willRetry: false, problems: [] } }
}
