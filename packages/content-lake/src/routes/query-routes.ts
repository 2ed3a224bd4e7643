import { Hono } from 'hono'
import { isFields } from '../core/document.ts'
import type { Lake } from '../core/lake.ts'
import { type Perspective, parsePerspective } from '../core/perspective.ts'
import { SYNC_TAGS } from '../core/queries.ts'
import type { Params } from '../core/query.ts'
import { reader } from '../http/access.ts'
import { flag, type LakeContext, type LakeEnv, readJson } from '../http/exchange.ts'
import { HttpError, unauthorized } from '../http/http-error.ts'
import { queryParams } from '../http/query-params.ts'

/** From this version on, a query that names no perspective sees what is published. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

/** Questions in GROQ. */
export const queryRoutes = (lake: Lake) =>
  new Hono<LakeEnv>()
    .get('/data/query/:dataset', reader, (c) =>
      answer(lake, c, c.req.query('query'), queryParams(c.req.query())),
    )

    .post('/data/query/:dataset', reader, async (c) => {
      const body = await readJson(c)
      const { query, params = {} } = isFields(body) ? body : {}
      if (!isFields(params)) throw new HttpError(400, 'Expected "params" to be an object')
      return answer(lake, c, query, params)
    })

function answer(lake: Lake, c: LakeContext, query: unknown, params: Params): Response {
  if (typeof query !== 'string') throw new HttpError(400, 'Expected a "query"')
  const start = performance.now()
  const perspective = perspectiveOf(c)
  const user = c.get('user')?.id ?? null
  if (user === null && perspective === 'drafts') throw unauthorized()
  // Also `withKeyArraySelector`, which says how paths name items of lists; our paths name none.
  const options = { perspective, sourceMap: flag(c, 'resultSourceMap') }
  const { json, sourceMap } = lake.queries.answer({ query, params, user }, options)
  const ms = Math.round(performance.now() - start)
  const asked = flag(c, 'returnQuery', true) ? { query } : {}
  // The result is JSON already.
  const about = JSON.stringify({ ...asked, resultSourceMap: sourceMap, syncTags: SYNC_TAGS, ms })
  c.header('content-type', 'application/json')
  return c.body(`{"result":${json},${about.slice(1)}`)
}

/** A stack of perspectives comes as one parameter with commas, or as several. */
function perspectiveOf(c: LakeContext): Perspective {
  const named = c.req.queries('perspective')?.join(',') ?? ''
  if (named !== '') return parsePerspective(named)
  return c.get('apiVersion') >= PUBLISHED_BY_DEFAULT ? 'published' : 'raw'
}
