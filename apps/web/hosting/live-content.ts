import { isDeepStrictEqual } from 'node:util'
import { firstLine } from '@kitewright/content-loader/errors'
import { BUILD_PATH, buildFactsSchema } from '@kitewright/site-engine/files'

/** The hash of the content, and the revisions of its quarantined entries by id. */
type ContentFacts = { hash: string; quarantined: Record<string, string | null> }

/** The content that visitors see, or why it is not known. */
type LiveContent = ContentFacts | { unknown: string }

/** Timeout of the host's answer, in milliseconds. */
const TIMEOUT_MS = 15_000

/** Requests it from the site. Never rejects. */
export async function liveContent(
  siteUrl: string,
  request: typeof fetch = fetch,
): Promise<LiveContent> {
  // Some hosts cache a file for minutes despite its headers, but not with another query.
  const url = `${siteUrl}${BUILD_PATH}?at=${Date.now()}`
  try {
    const response = await request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) return { unknown: `${siteUrl}${BUILD_PATH} answered HTTP ${response.status}` }
    const { data } = buildFactsSchema.safeParse(await response.json())
    return data
      ? { hash: data.content.hash, quarantined: data.content.quarantined }
      : { unknown: `${siteUrl}${BUILD_PATH} has no hash of its content` }
  } catch (error) {
    return { unknown: `${siteUrl}${BUILD_PATH} could not be read: ${firstLine(error)}` }
  }
}

/**
 * Whether something must be deployed, and why. If unsure, it must. A quarantined entry changes nothing for
 * visitors, but a deploy reports it.
 */
export function changeFrom(
  live: LiveContent,
  newest: ContentFacts,
): { isChanged: boolean; why: string } {
  const changed = (why: string) => ({ isChanged: true, why })
  if ('unknown' in live) return changed(`What is live is not known: ${live.unknown}.`)
  const hash = newest.hash.slice(0, 12)
  if (live.hash !== newest.hash) {
    return changed(`Live is ${live.hash.slice(0, 12)}, the newest content is ${hash}.`)
  }
  if (!isDeepStrictEqual(live.quarantined, newest.quarantined)) {
    return changed(`The newest content is live (${hash}), but its quarantined entries changed.`)
  }
  return { isChanged: false, why: `The newest content is live (${hash}).` }
}
