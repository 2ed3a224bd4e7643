import type { Contents } from './change.ts'
import type { LiveRevisions } from './live-file.ts'
import type { SiteStatus } from './site-status.ts'

/** Milliseconds after which a host should show what was built; some keep a file for ten minutes. */
const GRACE_MS = 15 * 60_000

type Seen = {
  /** What the newest build was made of; null when that is not known. */
  contents: Contents | null
  /** What visitors see; null when the site cannot be asked. */
  live: LiveRevisions | null
  /** Milliseconds since 1970. */
  now: number
}

/**
 * The status of the site with a failure where a static host shows something else than its newest build: it
 * refused it, or someone went back to an earlier one there. Nobody else tells, as nothing of ours runs after
 * the build.
 */
export function withRefusal(status: SiteStatus, { contents, live, now }: Seen): SiteStatus {
  const { builder, failure, lock, host } = status
  if (builder !== 'static' || failure || lock || !status.live || !contents || !live) return status
  if (now - Date.parse(status.live.at) < GRACE_MS) return status
  const isShown = Object.entries(contents).every(([id, { rev }]) => !rev || live[id] === rev)
  if (isShown) return status
  const name = host?.name ?? 'The host'
  const message = `${name} shows another version than the newest build: it did not take that one, or someone went back to an earlier one there. What was published is kept; whoever runs the site has to look at ${host?.name ?? 'its host'}.`
  return { ...status, failure: { at: status.live.at, message, willRetry: false, problems: [] } }
}
