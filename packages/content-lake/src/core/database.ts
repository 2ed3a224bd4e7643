import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { withFile } from './database-error.ts'

const schema = `
  create table if not exists documents (
    id text primary key,
    body text not null
  ) strict, without rowid;

  create table if not exists transactions (
    sequence integer primary key,
    id text not null unique,
    author text not null,
    timestamp text not null
  ) strict;

  -- What a document was before is what the change before left it as.
  create table if not exists changes (
    document text not null,
    sequence integer not null references transactions,
    place integer not null,
    after text,
    mutations text not null,
    primary key (document, sequence)
  ) strict, without rowid;
  create index if not exists changes_by_sequence on changes (sequence, place);

  create table if not exists hooks (
    id text primary key,
    settings text not null
  ) strict, without rowid;

  create table if not exists outbox (
    id integer primary key,
    hook text not null,
    sequence integer not null,
    document text not null,
    status text not null default 'pending' check (status in ('pending', 'sent', 'skipped', 'failed')),
    body text,
    attempts integer not null default 0,
    due integer not null,
    outcome text
  ) strict;
  create index if not exists outbox_pending on outbox (due) where status = 'pending';

  create table if not exists sessions (
    token_hash text primary key,
    created text not null
  ) strict, without rowid;

  create table if not exists preferences (
    key text primary key,
    value text not null
  ) strict, without rowid;
`

/** The data folder is in use by another lake. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

/** Where the database of a folder is. */
export const databaseFile = (folder: string | null): string =>
  folder === null ? ':memory:' : join(folder, 'lake.sqlite')

/**
 * Opens the lake's database, and makes it if it is not there. An acknowledged write is on the disk:
 * write-ahead log, synced at every commit. One process at a time may hold
 * it, since each keeps all documents in memory. Throws FolderInUseError, or DatabaseError when the
 * file is damaged.
 *
 * @param folder null for a database in memory, gone when it is closed.
 */
export function openDatabase(folder: string | null): DatabaseSync {
  if (folder !== null) mkdirSync(folder, { recursive: true })
  const file = databaseFile(folder)
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma locking_mode = exclusive')
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
    database.exec(`begin immediate; ${schema} commit;`)
  } catch (error) {
    database.close()
    if (error instanceof Error && error.message.includes('locked')) {
      throw new FolderInUseError(`Another content lake is running on ${folder}`, { cause: error })
    }
    throw withFile(error, file)
  }
  return database
}
