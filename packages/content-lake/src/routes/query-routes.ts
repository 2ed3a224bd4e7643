import { Hono } from 'hono'
import { isFields } from '../core/document.ts'
import type { Lake } from '../core/lake.ts'
import { type Perspective, parsePerspective } from '../core/perspective.ts'
import type { Params } from '../core/query.ts'
import { reader } from '../http/access.ts'
import { flag, type LakeContext, type LakeEnv, readJson } from '../http/exchange.ts'
import { HttpError, unauthorized } from '../http/http-error.ts'
import { queryParams } from '../http/query-params.ts'
import type { Queries } from '../queries/queries.ts'

/** From this version on, a query that names no perspective sees what is published. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

/** Questions in GROQ. */
export const queryRoutes = (lake: Lake, queries: Queries) =>
  new Hono<LakeEnv>()
    .get('/data/query/:dataset', reader, (c) =>
      answer(lake, queries, c, c.req.query('query'), queryParams(c.req.query())),
    )

    .post('/data/query/:dataset', reader, async (c) => {
      const body = await readJson(c)
      const { query, params = {} } = isFields(body) ? body : {}
      if (!isFields(params)) throw new HttpError(400, 'Expected "params" to be an object')
      return answer(lake, queries, c, query, params)
    })

async function answer(
  lake: Lake,
  queries: Queries,
  c: LakeContext,
  query: unknown,
  params: Params,
): Promise<Response> {
  if (typeof query !== 'string') throw new HttpError(400, 'Expected a "query"')
  const start = performance.now()
  const perspective = perspectiveOf(c)
  const user = c.get('user')
  // Public documents lie open, but what is over them is not shown to anyone.
  if (!user && typeof perspective !== 'string') throw unauthorized()
  const context = lake.contextOf(user?.id ?? 'anonymous')
  // Also `withKeyArraySelector`, which says how paths name items of lists; our paths name none.
  const sourceMap = flag(c, 'resultSourceMap')
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
  const asked = flag(c, 'returnQuery', true) ? `"query":${JSON.stringify(query)},` : ''
  const ms = Math.round(performance.now() - start)
  const parts = [
    `{${asked}"result":`,
    json,
    found.sourceMap ? `,"resultSourceMap":${JSON.stringify(found.sourceMap)}` : '',
    `,"syncTags":${JSON.stringify(syncTags)},"ms":${ms}}`,
  ]
  c.header('content-type', 'application/json')
  return c.body(Buffer.concat(parts.map((part) => Buffer.from(part))))
}

/** A stack of perspectives comes as one parameter with commas, or as several. */
function perspectiveOf(c: LakeContext): Perspective {
  const named = c.req.queries('perspective')?.join(',') ?? ''
  if (named !== '') return parsePerspective(named)
  return c.get('apiVersion') >= PUBLISHED_BY_DEFAULT ? 'published' : 'raw'
}
