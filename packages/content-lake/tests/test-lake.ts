import { parseActions } from '../src/core/actions/document-actions.ts'
import { openDatabase } from '../src/core/database.ts'
import type { Fields, StoredDocument } from '../src/core/document.ts'
import { History } from '../src/core/history.ts'
import { type Committed, Lake } from '../src/core/lake.ts'
import { parseMutations } from '../src/core/mutation.ts'
import { parsePerspective } from '../src/core/perspective.ts'
import { openStore } from '../src/core/store.ts'
import { TransactionError } from '../src/core/transaction-error.ts'

/** A lake in memory, with short helpers for tests. */
export function testLake(documents: readonly Fields[] = []) {
  const database = openDatabase(null)
  const lake = new Lake({
    store: openStore(database),
    projectId: 'kitewright',
    dataset: 'production',
  })
  const log: Committed[] = []
  const author = 'tester'
  const mutate = (mutations: readonly object[], transactionId?: string) =>
    lake.transact({ author, mutations: parseMutations(mutations), transactionId })
  if (documents.length > 0) mutate(documents.map((document) => ({ create: document })))
  lake.subscribe((transaction) => log.push(transaction))

  return {
    lake,
    history: new History(database),
    /** All transactions. */
    log,
    mutate,
    act: (...actions: object[]) =>
      lake.transact({ author, actions: parseActions(actions.map(withLongName)) }),
    get: (id: string): StoredDocument | undefined => lake.documents.get(id),
    ask: (query: string, params: Fields = {}, perspective = 'raw', user: string | null = author) =>
      JSON.parse(
        lake.queries.answer(
          { query, params, user },
          { perspective: parsePerspective(perspective), sourceMap: false },
        ).json,
      ),
  }
}

/** Returns the error that `work` throws. */
export function catchRejection(work: () => unknown): TransactionError {
  try {
    work()
  } catch (error) {
    if (error instanceof TransactionError) return error
    throw error
  }
  throw new Error('expected a TransactionError')
}

const withLongName = (action: object) =>
  'type' in action ? { ...action, actionType: `sanity.action.${action.type}` } : action
