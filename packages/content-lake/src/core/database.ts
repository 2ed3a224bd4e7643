import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makePrivateFile, makePrivateFolder } from '@kitewright/protocol/private-files'

/** The database file cannot be read or written; the message names it. */
class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/** The database has content that the lake never wrote. */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
}

/** SQLite's error codes for a file that is not a database, or a damaged one. */
const DAMAGED = [11, 26]

/** Adds the file name to a database error; returns other errors unchanged. */
export function withFile(error: unknown, file: string): unknown {
  if (!(error instanceof Error)) return error
  const isReadError = error instanceof UnreadableError
  const isFromSqlite = 'code' in error && error.code === 'ERR_SQLITE_ERROR'
  if (!isFromSqlite && !isReadError) return error
  const number = 'errcode' in error ? Number(error.errcode) : 0
  // The lower byte is the primary code.
  const isDamaged = isReadError || DAMAGED.includes(number & 0xff)
  const advice = isDamaged
    ? ': put the file back from a copy, or move it away and start with --reset to begin with the bundled content'
    : ''
  return new DatabaseError(`${file}: ${error.message}${advice}`, { cause: error })
}

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

export const getDatabaseFile = (folder: string | null): string =>
  folder === null ? ':memory:' : join(folder, 'lake.sqlite')

/**
 * Opens or creates the lake's database. An acknowledged write is on the disk: write-ahead log, synced at every commit.
 * One process at a time may open it, since each keeps all documents in memory. Throws FolderInUseError, or
 * DatabaseError when the file is damaged.
 *
 * @param folder null for a database in memory, lost when it is closed.
 */
export function openDatabase(folder: string | null): DatabaseSync {
  const file = getDatabaseFile(folder)
  if (folder !== null) {
    makePrivateFolder(folder)
    // SQLite gives its write-ahead log the same mode.
    makePrivateFile(file)
  }
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

/** Referring tables come first. */
const tables = [
  'outbox',
  'changes',
  'transactions',
  'documents',
  'hooks',
  'sessions',
  'preferences',
]

/** Deletes all content in one transaction; only the process that holds the database can call it. */
export function resetDatabase(database: DatabaseSync): void {
  const statements = tables.map((table) => `delete from ${table};`).join(' ')
  database.exec(`begin immediate; ${statements} commit;`)
}
