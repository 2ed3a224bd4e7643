import { Hono } from 'hono'
import { parseActions } from '../core/actions/document-actions.ts'
import { type Fields, isFields, isPublicId } from '../core/document.ts'
import type { History } from '../core/history.ts'
import type { Lake } from '../core/lake.ts'
import { parseMutations } from '../core/mutation.ts'
import { type Perspective, parsePerspective } from '../core/perspective.ts'
import { SYNC_TAGS } from '../core/queries.ts'
import type { Params } from '../core/query.ts'
import type { TransactRequest } from '../core/transact.ts'
import { reader, user } from '../http/access.ts'
import {
  flag,
  type LakeContext,
  type LakeEnv,
  lines,
  queryParams,
  readJson,
} from '../http/exchange.ts'
import { HttpError, refused, unauthorized } from '../http/http-error.ts'
import { listen, openEventStream } from '../sse/listen.ts'

/** From this version on, queries see published documents by default. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

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
  // Also `withKeyArraySelector`, the format of list items in paths; these paths have none.
  const options = { perspective, sourceMap: flag(c, 'resultSourceMap') }
  const { json, sourceMap } = lake.queries.answer({ query, params, user }, options)
  const ms = Math.round(performance.now() - start)
  const asked = flag(c, 'returnQuery', true) ? { query } : {}
  const about = JSON.stringify({ ...asked, resultSourceMap: sourceMap, syncTags: SYNC_TAGS, ms })
  c.header('content-type', 'application/json')
  return c.body(`{"result":${json},${about.slice(1)}`)
}

/** Several perspectives come in one parameter with commas, or in several. */
function perspectiveOf(c: LakeContext): Perspective {
  const named = c.req.queries('perspective')?.join(',') ?? ''
  if (named !== '') return parsePerspective(named)
  return c.get('apiVersion') >= PUBLISHED_BY_DEFAULT ? 'published' : 'raw'
}

/** Reading, writing and exporting documents. */
export const documentRoutes = (lake: Lake) =>
  new Hono<LakeEnv>()
    .get('/data/doc/:dataset/:ids', reader, (c) => readDocuments(lake, c, c.req.param('ids')))

    .post('/data/mutate/:dataset', user, async (c) => {
      const body = await bodyOf(c)
      try {
        const mutations = parseMutations(body.mutations)
        const generateKeys = flag(c, 'autoGenerateArrayKeys')
        const request = { ...commonOf(c, body), mutations, generateKeys }
        const { transactionId, results } = lake.transact(request)
        const withDocuments = flag(c, 'returnDocuments')
        const withIds = withDocuments || flag(c, 'returnIds')
        const listed = results.map(({ document, ...result }) =>
          withDocuments ? { ...result, document } : result,
        )
        return c.json({ transactionId, ...(withIds && { results: listed }) })
      } catch (error) {
        throw refused('mutationError', error)
      }
    })

    .post('/data/actions/:dataset', user, async (c) => {
      const body = await bodyOf(c)
      try {
        const actions = parseActions(body.actions)
        const { transactionId } = lake.transact({ ...commonOf(c, body), actions })
        return c.json({ transactionId })
      } catch (error) {
        throw refused('actionError', error)
      }
    })

    .get('/data/export/:dataset', reader, (c) => {
      const types = c.req.query('types')?.split(',')
      const documents = [...lake.documents.values()]
        .filter(({ _id }) => c.get('user') !== null || isPublicId(_id))
        .filter(({ _type }) => types?.includes(_type) ?? true)
      return lines(c, documents)
    })

function readDocuments(lake: Lake, c: LakeContext, asked: string): Response {
  const ids = [...new Set(asked.split(','))]
  const may = (id: string) => c.get('user') !== null || isPublicId(id)
  const found = ids.filter((id) => may(id) && lake.documents.has(id))
  const omitted = ids
    .filter((id) => !found.includes(id))
    .map((id) => ({ id, reason: may(id) ? 'existence' : 'permission' }))
  const documents = flag(c, 'excludeContent') ? [] : found.map((id) => lake.documents.get(id))
  return c.json({ documents, omitted })
}

async function bodyOf(c: LakeContext): Promise<Fields> {
  const body = await readJson(c)
  if (isFields(body)) return body
  throw new HttpError(400, 'Expected the body to be a JSON object')
}

function commonOf(
  c: LakeContext,
  { transactionId, dryRun }: Fields,
): Pick<TransactRequest, 'author' | 'transactionId' | 'dryRun'> {
  const author = c.get('user')?.id
  if (!author) throw unauthorized()
  return {
    author,
    transactionId: typeof transactionId === 'string' ? transactionId : undefined,
    dryRun: dryRun === true || flag(c, 'dryRun'),
  }
}

/** Event streams. */
export const eventRoutes = (lake: Lake, history: History) =>
  new Hono<LakeEnv>()
    .get('/data/listen/:dataset', reader, (c) => listen(lake, history, c))
    .get('/data/live/events/:dataset', reader, (c) => liveEvents(lake, history, c))

/**
 * Streams events for stale results. A client that missed changes gets `restart` and refetches everything. Throws
 * HttpError (401) for drafts without a token.
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
