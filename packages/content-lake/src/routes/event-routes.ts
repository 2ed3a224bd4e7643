import { Hono } from 'hono'
import { isPublicId } from '../core/document.ts'
import type { History } from '../core/history.ts'
import type { Lake } from '../core/lake.ts'
import { SYNC_TAGS } from '../core/queries.ts'
import { reader } from '../http/access.ts'
import { flag, type LakeContext, type LakeEnv } from '../http/exchange.ts'
import { unauthorized } from '../http/http-error.ts'
import { openEventStream } from '../sse/event-stream.ts'
import { listen } from '../sse/listen.ts'

/** Streams of what changes. */
export const eventRoutes = (lake: Lake, history: History) =>
  new Hono<LakeEnv>()
    .get('/data/listen/:dataset', reader, (c) => listen(lake, history, c))
    .get('/data/live/events/:dataset', reader, (c) => liveEvents(lake, history, c))

/**
 * Streams when answers have become stale. A client that was away while something
 * changed is told to `restart`, that is to ask everything again. Throws HttpError (401) when drafts
 * are asked for without a token.
 */
function liveEvents(lake: Lake, history: History, c: LakeContext): Response {
  const drafts = flag(c, 'includeDrafts')
  if (drafts && !c.get('user')) throw unauthorized()
  const stream = openEventStream(c, () => unsubscribe())
  const last = c.req.header('last-event-id')
  const wasAway = last !== undefined && last !== String(history.newest)
  stream.send(wasAway ? 'restart' : 'welcome', {}, String(history.newest))
  const unsubscribe = lake.subscribe(({ changes, sequence }) => {
    const isHeard = changes.some(({ id }) => drafts || isPublicId(id))
    if (isHeard) stream.send('message', { tags: SYNC_TAGS }, String(sequence))
  })
  return stream.response
}
