import { Hono } from 'hono'
import type { History } from '../core/history.ts'
import type { Lake } from '../core/lake.ts'
import { reader } from '../http/access.ts'
import type { LakeEnv } from '../http/exchange.ts'
import type { Queries } from '../queries/queries.ts'
import { listen } from '../sse/listen.ts'
import { liveEvents } from '../sse/live-events.ts'

/** Streams of what changes. */
export const eventRoutes = (lake: Lake, history: History, queries: Queries) =>
  new Hono<LakeEnv>()
    .get('/data/listen/:dataset', reader, (c) => listen(lake, history, queries, c))
    .get('/data/live/events/:dataset', reader, (c) => liveEvents(lake, history, c))
