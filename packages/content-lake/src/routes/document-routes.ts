import { Hono } from 'hono'
import { parseActions } from '../core/actions/action.ts'
import { type Fields, isFields, isPublicId } from '../core/document.ts'
import type { Lake } from '../core/lake.ts'
import { parseMutations } from '../core/mutation.ts'
import type { TransactRequest } from '../core/transact.ts'
import { reader, user } from '../http/access.ts'
import { flag, type LakeContext, type LakeEnv, lines, readJson } from '../http/exchange.ts'
import { HttpError, refused, unauthorized } from '../http/http-error.ts'

/** Documents one by one: reading, writing, and taking all of them out. */
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
