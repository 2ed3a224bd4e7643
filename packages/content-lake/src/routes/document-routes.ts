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
  queryParams,
  readJson,
  sendLines,
} from '../http/exchange.ts'
import { createUnauthorizedError, HttpError, toHttpError } from '../http/http-error.ts'
import { listen, openEventStream } from '../sse/listen.ts'

/** From this version on, queries see published documents by default. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

export const queryRoutes = (lake: Lake) =>
  new Hono<LakeEnv>()
    .get('/data/query/:dataset', reader, (c) =>
      sendResult(lake, c, c.req.query('query'), queryParams(c.req.query())),
    )

    .post('/data/query/:dataset', reader, async (c) => {
      const body = await readJson(c)
      const { query, params = {} } = isFields(body) ? body : {}
      if (!isFields(params)) throw new HttpError(400, 'Expected "params" to be an object')
      return sendResult(lake, c, query, params)
    })

function sendResult(lake: Lake, c: LakeContext, query: unknown, params: Params): Response {
  if (typeof query !== 'string') throw new HttpError(400, 'Expected a "query"')
  const start = performance.now()
  const perspective = getPerspective(c)
  const user = c.get('user')?.id ?? null
  if (user === null && perspective === 'drafts') throw createUnauthorizedError()
  // Also `withKeyArraySelector`, the format of list items in paths; these paths have none.
  const options = { perspective, sourceMap: flag(c, 'resultSourceMap') }
  const { json, sourceMap } = lake.queries.answer({ query, params, user }, options)
  const ms = Math.round(performance.now() - start)
  const queryField = flag(c, 'returnQuery', true) ? { query } : {}
  const about = JSON.stringify({
    ...queryField,
    resultSourceMap: sourceMap,
    syncTags: SYNC_TAGS,
    ms,
  })
  c.header('content-type', 'application/json')
  return c.body(`{"result":${json},${about.slice(1)}`)
}

/** Several perspectives come in one parameter with commas, or in several. */
function getPerspective(c: LakeContext): Perspective {
  const named = c.req.queries('perspective')?.join(',') ?? ''
  if (named !== '') return parsePerspective(named)
  return c.get('apiVersion') >= PUBLISHED_BY_DEFAULT ? 'published' : 'raw'
}

/** Reading, writing and exporting documents. */
export const createDocumentRoutes = (lake: Lake) =>
  new Hono<LakeEnv>()
    .get('/data/doc/:dataset/:ids', reader, (c) => readDocuments(lake, c, c.req.param('ids')))

    .post('/data/mutate/:dataset', user, async (c) => {
      const body = await readBody(c)
      try {
        const mutations = parseMutations(body.mutations)
        const generateKeys = flag(c, 'autoGenerateArrayKeys')
        const request = { ...getCommonOptions(c, body), mutations, generateKeys }
        const { transactionId, results } = lake.transact(request)
        const withDocuments = flag(c, 'returnDocuments')
        const withIds = withDocuments || flag(c, 'returnIds')
        const listed = results.map(({ document, ...result }) =>
          withDocuments ? { ...result, document } : result,
        )
        return c.json({ transactionId, ...(withIds && { results: listed }) })
      } catch (error) {
        throw toHttpError('mutationError', error)
      }
    })

    .post('/data/actions/:dataset', user, async (c) => {
      const body = await readBody(c)
      try {
        const actions = parseActions(body.actions)
        const { transactionId } = lake.transact({ ...getCommonOptions(c, body), actions })
        return c.json({ transactionId })
      } catch (error) {
        throw toHttpError('actionError', error)
      }
    })

    .get('/data/export/:dataset', reader, (c) => {
      const types = c.req.query('types')?.split(',')
      const documents = [...lake.documents.values()]
        .filter(({ _id }) => c.get('user') !== null || isPublicId(_id))
        .filter(({ _type }) => types?.includes(_type) ?? true)
      return sendLines(c, documents)
    })

function readDocuments(lake: Lake, c: LakeContext, queryField: string): Response {
  const ids = [...new Set(queryField.split(','))]
  const canRead = (id: string) => c.get('user') !== null || isPublicId(id)
  const present = ids.filter((id) => canRead(id) && lake.documents.has(id))
  const omitted = ids
    .filter((id) => !present.includes(id))
    .map((id) => ({ id, reason: canRead(id) ? 'existence' : 'permission' }))
  const documents = flag(c, 'excludeContent') ? [] : present.map((id) => lake.documents.get(id))
  return c.json({ documents, omitted })
}

async function readBody(c: LakeContext): Promise<Fields> {
  const body = await readJson(c)
  if (isFields(body)) return body
  throw new HttpError(400, 'Expected the body to be a JSON object')
}

function getCommonOptions(
  c: LakeContext,
  { transactionId, dryRun }: Fields,
): Pick<TransactRequest, 'author' | 'transactionId' | 'dryRun'> {
  const author = c.get('user')?.id
  if (!author) throw createUnauthorizedError()
  return {
    author,
    transactionId: typeof transactionId === 'string' ? transactionId : undefined,
    dryRun: dryRun === true || flag(c, 'dryRun'),
  }
}

/** Event streams. */
export const createEventRoutes = (lake: Lake, history: History) =>
  new Hono<LakeEnv>()
    .get('/data/listen/:dataset', reader, (c) => listen(lake, history, c))
    .get('/data/live/events/:dataset', reader, (c) => streamLiveEvents(lake, history, c))

/**
 * Streams events for stale results. A client that missed changes gets `restart` and refetches everything. Throws
 * HttpError (401) for drafts without a token.
 */
function streamLiveEvents(lake: Lake, history: History, c: LakeContext): Response {
  const drafts = flag(c, 'includeDrafts')
  if (drafts && !c.get('user')) throw createUnauthorizedError()
  const stream = openEventStream(c, () => unsubscribe())
  const last = c.req.header('last-event-id')
  const hasMissed = last !== undefined && last !== String(history.newest)
  stream.send(hasMissed ? 'restart' : 'welcome', {}, String(history.newest))
  const unsubscribe = lake.subscribe(({ changes, sequence }) => {
    const isVisible = changes.some(({ id }) => drafts || isPublicId(id))
    if (isVisible) stream.send('message', { tags: SYNC_TAGS }, String(sequence))
  })
  return stream.response
}
