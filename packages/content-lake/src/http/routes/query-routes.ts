import { isFields } from '../../core/document.ts'
import type { Lake } from '../../core/lake.ts'
import { type Perspective, parsePerspective } from '../../core/perspective.ts'
import type { Params } from '../../core/query.ts'
import type { Queries } from '../../queries/queries.ts'
import { type Exchange, flag, readJson, sendBody } from '../exchange.ts'
import { HttpError, unauthorized } from '../http-error.ts'
import { queryParams } from '../query-params.ts'
import { type Route, route } from '../router.ts'

/** From this version on, a query that names no perspective sees what is published. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

/** Questions in GROQ. */
export const queryRoutes = (lake: Lake, queries: Queries): Route[] => [
  route('GET', '/data/query/:dataset', 'reader', (exchange) => {
    const { url } = exchange
    return answer(lake, queries, exchange, url.searchParams.get('query'), queryParams(url))
  }),

  route('POST', '/data/query/:dataset', 'reader', async (exchange) => {
    const body = await readJson(exchange)
    const { query, params = {} } = isFields(body) ? body : {}
    if (!isFields(params)) throw new HttpError(400, 'Expected "params" to be an object')
    return answer(lake, queries, exchange, query, params)
  }),
]

async function answer(
  lake: Lake,
  queries: Queries,
  exchange: Exchange,
  query: unknown,
  params: Params,
): Promise<void> {
  if (typeof query !== 'string') throw new HttpError(400, 'Expected a "query"')
  const start = performance.now()
  const perspective = perspectiveOf(exchange)
  const { user } = exchange
  // Public documents lie open, but what is over them is not shown to anyone.
  if (!user && typeof perspective !== 'string') throw unauthorized()
  const context = lake.contextOf(user?.id ?? 'anonymous')
  // Also `withKeyArraySelector`, which says how paths name items of lists; our paths name none.
  const sourceMap = flag(exchange, 'resultSourceMap')
  const task = {
    kind: 'answer',
    query,
    params,
    perspective,
    anyone: !user,
    context,
    sourceMap,
  } as const
  const found = await queries.run(task, user ? 'users' : 'anyone')
  const { json, syncTags } = found
  const asked = flag(exchange, 'returnQuery', true) ? `"query":${JSON.stringify(query)},` : ''
  const ms = Math.round(performance.now() - start)
  sendBody(exchange, [
    `{${asked}"result":`,
    json,
    found.sourceMap ? `,"resultSourceMap":${JSON.stringify(found.sourceMap)}` : '',
    `,"syncTags":${JSON.stringify(syncTags)},"ms":${ms}}`,
  ])
}

/** A stack of perspectives comes as one parameter with commas, or as several. */
function perspectiveOf({ url, apiVersion }: Exchange): Perspective {
  const named = url.searchParams.getAll('perspective').join(',')
  if (named !== '') return parsePerspective(named)
  return apiVersion >= PUBLISHED_BY_DEFAULT ? 'published' : 'raw'
}
