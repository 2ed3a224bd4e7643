import { isFields } from '../../core/document.ts'
import type { Lake } from '../../core/lake.ts'
import { type Perspective, parsePerspective } from '../../core/perspective.ts'
import { type Params, parseQuery } from '../../core/query.ts'
import { syncTagsOf } from '../../core/sync-tags.ts'
import { type Exchange, flag, readJson, sendJson } from '../exchange.ts'
import { HttpError, unauthorized } from '../http-error.ts'
import { queryParams } from '../query-params.ts'
import { type Route, route } from '../router.ts'

/** From this version on, a query that names no perspective sees what is published. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

/** Questions in GROQ. */
export const queryRoutes = (lake: Lake): Route[] => [
  route('GET', '/data/query/:dataset', 'reader', (exchange) => {
    const { url } = exchange
    answer(lake, exchange, url.searchParams.get('query'), queryParams(url))
  }),

  route('POST', '/data/query/:dataset', 'reader', async (exchange) => {
    const body = await readJson(exchange)
    const { query, params = {} } = isFields(body) ? body : {}
    if (!isFields(params)) throw new HttpError(400, 'Expected "params" to be an object')
    answer(lake, exchange, query, params)
  }),
]

function answer(lake: Lake, exchange: Exchange, text: unknown, params: Params): void {
  if (typeof text !== 'string') throw new HttpError(400, 'Expected a "query"')
  const start = performance.now()
  const query = parseQuery(text, params)
  const perspective = perspectiveOf(exchange)
  const { user } = exchange
  // Public documents lie open, but what is over them is not shown to anyone.
  if (!user && typeof perspective !== 'string') throw unauthorized()
  const reader = { id: user?.id ?? 'anonymous', anyone: !user }
  const result = lake.query(query, perspective, reader)
  sendJson(exchange, {
    ...(flag(exchange, 'returnQuery', true) && { query: text }),
    result: result ?? null,
    syncTags: syncTagsOf(query),
    ms: Math.round(performance.now() - start),
  })
}

/** A stack of perspectives comes as one parameter with commas, or as several. */
function perspectiveOf({ url, apiVersion }: Exchange): Perspective {
  const named = url.searchParams.getAll('perspective').join(',')
  if (named !== '') return parsePerspective(named)
  return apiVersion >= PUBLISHED_BY_DEFAULT ? 'published' : 'raw'
}
