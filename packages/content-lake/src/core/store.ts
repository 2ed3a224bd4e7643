import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { UnreadableError } from './database.ts'
import { isStoredDocument, type StoredDocument } from './document.ts'
import type { Change, Transaction } from './transaction.ts'

const FILE = 'holds-content.txt'

const WORDS = `This folder holds the content of a local content lake. The lake put this file here when it
had content for the first time, so that it never starts empty in case lake.sqlite is lost.
`

/** A folder that had content is empty. */
class ContentLostError extends Error {
  override name = 'ContentLostError'
}

/** Marks a folder as having content, so that a loss is detected. */
export function markContent(folder: string): void {
  const file = join(folder, FILE)
  if (!existsSync(file)) writeFileSync(file, WORDS, { flush: true })
}

/** For a folder whose content is deleted on purpose. */
export const unmarkContent = (folder: string): void => rmSync(join(folder, FILE), { force: true })

/** Throws ContentLostError if an empty folder once had content. */
export function rejectLoss(folder: string): void {
  if (!existsSync(join(folder, FILE))) return
  throw new ContentLostError(
    `${join(folder, 'lake.sqlite')} is missing or empty, but this folder once had content: ` +
      'put the file back from a copy, or start with --reset to begin with the bundled content.',
  )
}

/** A row to write together with the transaction. */
export type OutboxEntry = { hook: string; document: string }

/** The only writer of documents and history. */
export type Store = {
  documents(): Map<string, StoredDocument>
  hasTransaction(id: string): boolean
  /** Returns when everything is on the disk. The number grows with every transaction. */
  commit(transaction: Transaction, outbox: readonly OutboxEntry[]): number
}

export function openStore(database: DatabaseSync): Store {
  const all = database.prepare('select id, body from documents order by id')
  const known = database.prepare('select 1 as found from transactions where id = ?')
  const addTransaction = database.prepare(
    'insert into transactions (id, author, timestamp) values (?, ?, ?) returning sequence',
  )
  const addChange = database.prepare(
    'insert into changes (document, sequence, place, after, mutations) values (?, ?, ?, ?, ?)',
  )
  const empty = database.prepare(
    `update changes set after = iif(after is null, null, ?), mutations = '[]' where document = ?`,
  )
  const save = database.prepare('insert or replace into documents (id, body) values (?, ?)')
  const remove = database.prepare('delete from documents where id = ?')
  const addOutbox = database.prepare(
    'insert into outbox (hook, sequence, document, due) values (?, ?, ?, ?)',
  )

  function write({ id, author, timestamp, changes }: Transaction, outbox: readonly OutboxEntry[]) {
    const sequence = Number(addTransaction.get(id, author, timestamp)?.sequence)
    for (const [index, change] of changes.entries()) {
      const after = change.after && JSON.stringify(change.after)
      if (change.before && isPurge(change)) empty.run(stringifyShell(change.before), change.id)
      addChange.run(change.id, sequence, index, after, JSON.stringify(change.mutations))
      if (after === null) remove.run(change.id)
      else save.run(change.id, after)
    }
    for (const { hook, document } of outbox) addOutbox.run(hook, sequence, document, Date.now())
    return sequence
  }

  return {
    documents: () =>
      new Map(
        all
          .all()
          .map(({ id, body }) => parseDocument(id, body))
          .map((document) => [document._id, document]),
      ),
    hasTransaction: (id) => known.get(id) !== undefined,
    commit(transaction, outbox) {
      database.exec('begin immediate')
      try {
        const sequence = write(transaction, outbox)
        database.exec('commit')
        return sequence
      } catch (error) {
        if (database.isTransaction) database.exec('rollback')
        throw error
      }
    },
  }
}

const isPurge = ({ mutations }: Change) =>
  mutations.some((mutation) => 'delete' in mutation && mutation.delete.purge)

/** The part of a purged document that its history keeps, so that listeners get its removal. */
function stringifyShell({ _id, _type, _rev, _createdAt, _updatedAt }: StoredDocument): string {
  return JSON.stringify({ _id, _type, _rev, _createdAt, _updatedAt })
}

/** Parses a stored document. Throws UnreadableError. */
export function parseDocument(id: unknown, body: unknown): StoredDocument {
  try {
    const document: unknown = JSON.parse(String(body))
    if (isStoredDocument(document)) return document
  } catch (error) {
    throw new UnreadableError(`document "${id}" cannot be read (${error})`, { cause: error })
  }
  throw new UnreadableError(`document "${id}" is not valid`)
}
