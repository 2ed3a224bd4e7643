import { parseActions } from '../../core/actions/action.ts'
import { type Fields, isFields } from '../../core/document.ts'
import { isPublicId, publishedIdOf } from '../../core/document-id.ts'
import type { Lake } from '../../core/lake.ts'
import { parseMutations } from '../../core/mutation.ts'
import type { TransactRequest } from '../../core/transact.ts'
import { type Exchange, flag, readJson, sendJson, sendLines } from '../exchange.ts'
import { HttpError, refused, unauthorized } from '../http-error.ts'
import { type Route, route } from '../router.ts'

/** Documents one by one: reading, writing, and taking all of them out. */
export const documentRoutes = (lake: Lake): Route[] => [
  route('GET', '/data/doc/:dataset/:ids', 'reader', (exchange) => readDocuments(lake, exchange)),

  route('POST', '/data/mutate/:dataset', 'user', async (exchange) => {
    const body = await bodyOf(exchange)
    try {
      const mutations = parseMutations(body.mutations)
      const generateKeys = flag(exchange, 'autoGenerateArrayKeys')
      const request = { ...commonOf(exchange, body), mutations, generateKeys }
      const { transactionId, results } = lake.transact(request)
      const withDocuments = flag(exchange, 'returnDocuments')
      const withIds = withDocuments || flag(exchange, 'returnIds')
      const listed = results.map(({ document, ...result }) =>
        withDocuments ? { ...result, document } : result,
      )
      sendJson(exchange, { transactionId, ...(withIds && { results: listed }) })
    } catch (error) {
      throw refused('mutationError', error)
    }
  }),

  route('POST', '/data/actions/:dataset', 'user', async (exchange) => {
    const body = await bodyOf(exchange)
    try {
      const actions = parseActions(body.actions)
      const { transactionId } = lake.transact({ ...commonOf(exchange, body), actions })
      sendJson(exchange, { transactionId })
    } catch (error) {
      throw refused('actionError', error)
    }
  }),

  route('GET', '/data/export/:dataset', 'reader', (exchange) => {
    const types = exchange.url.searchParams.get('types')?.split(',')
    const documents = [...lake.documents.values()]
      .filter(({ _id }) => exchange.user !== null || isPublicId(_id))
      .filter(({ _type }) => types?.includes(_type) ?? true)
    sendLines(exchange, documents)
  }),
]

function readDocuments(lake: Lake, exchange: Exchange): void {
  const ids = [...new Set((exchange.params.ids ?? '').split(','))]
  const wanted = flag(exchange, 'includeAllVersions')
    ? ids.flatMap((id) => versionsOf(lake, id))
    : ids
  const may = (id: string) => exchange.user !== null || isPublicId(id)
  const found = wanted.filter((id) => may(id) && lake.documents.has(id))
  const omitted = wanted
    .filter((id) => !found.includes(id))
    .map((id) => ({ id, reason: may(id) ? 'existence' : 'permission' }))
  const documents = flag(exchange, 'excludeContent')
    ? []
    : found.map((id) => lake.documents.get(id))
  sendJson(exchange, { documents, omitted })
}

/** The published document, its draft and its versions in releases, as far as they exist. */
const versionsOf = (lake: Lake, id: string): string[] =>
  [...lake.documents.keys()].filter((other) => publishedIdOf(other) === publishedIdOf(id))

async function bodyOf(exchange: Exchange): Promise<Fields> {
  const body = await readJson(exchange)
  if (isFields(body)) return body
  throw new HttpError(400, 'Expected the body to be a JSON object')
}

function commonOf(
  exchange: Exchange,
  { transactionId, dryRun }: Fields,
): Pick<TransactRequest, 'author' | 'transactionId' | 'dryRun'> {
  if (!exchange.user) throw unauthorized()
  return {
    author: exchange.user.id,
    transactionId: typeof transactionId === 'string' ? transactionId : undefined,
    dryRun: dryRun === true || flag(exchange, 'dryRun'),
  }
}
