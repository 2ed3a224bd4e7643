import { firstLine } from '@kitewright/content-loader/errors'
import { BUILD_PATH, buildFactsSchema } from '@kitewright/site-engine/build-facts'

/** The hash of the content that visitors see, or why it is not known. */
export type LiveHash = { hash: string } | { unknown: string }

/** Milliseconds that a host may take to answer. */
const PATIENCE = 15_000

/** Asks the site itself. Never rejects. */
export async function liveHash(siteUrl: string, request: typeof fetch = fetch): Promise<LiveHash> {
  // Some hosts keep a file for minutes whatever the site asks for, but not under another address.
  const url = `${siteUrl}${BUILD_PATH}?at=${Date.now()}`
  try {
    const response = await request(url, { signal: AbortSignal.timeout(PATIENCE) })
    if (!response.ok) return { unknown: `${siteUrl}${BUILD_PATH} answered HTTP ${response.status}` }
    const { data } = buildFactsSchema.safeParse(await response.json())
    return data
      ? { hash: data.content.hash }
      : { unknown: `${siteUrl}${BUILD_PATH} tells no hash of its content` }
  } catch (error) {
    return { unknown: `${siteUrl}${BUILD_PATH} could not be read: ${firstLine(error)}` }
  }
}

/** Whether the newest content must be deployed, and why. In doubt it must. */
export function changeFrom(live: LiveHash, newest: string): { isChanged: boolean; why: string } {
  if ('unknown' in live)
    return { isChanged: true, why: `What is live is not known: ${live.unknown}.` }
  return live.hash === newest
    ? { isChanged: false, why: `The newest content is live (${newest.slice(0, 12)}).` }
    : {
        isChanged: true,
        why: `Live is ${live.hash.slice(0, 12)}, the newest content is ${newest.slice(0, 12)}.`,
      }
}
