import type { History } from '../../core/history.ts'
import type { Lake } from '../../core/lake.ts'
import type { Queries } from '../../queries/queries.ts'
import { listen } from '../../sse/listen.ts'
import { liveEvents } from '../../sse/live-events.ts'
import { type Route, route } from '../router.ts'

/** Streams of what changes. */
export const eventRoutes = (lake: Lake, history: History, queries: Queries): Route[] => [
  route('GET', '/data/listen/:dataset', 'reader', (exchange) =>
    listen(lake, history, queries, exchange),
  ),
  route('GET', '/data/live/events/:dataset', 'reader', (exchange) =>
    liveEvents(lake, history, exchange),
  ),
]
