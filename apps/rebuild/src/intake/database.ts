import { DatabaseSync } from 'node:sqlite'
import { type Lock, type State, stateSchema } from './state.ts'

const schema = `
  pragma user_version = 2;
  create table deliveries (id text primary key, at integer not null) strict, without rowid;
  -- Requests with the same reason are one row: the time of the first, the number of the last.
  create table requests (
    seq integer primary key,
    at integer not null,
    reason text not null,
    confirmed integer not null,
    unique (reason, confirmed)
  ) strict;
  create table announcements (at integer not null, document text not null) strict;
  create table facts (name text primary key, value text not null) strict, without rowid;
`

/**
 * Opens the database of a journal and reads all of it; a new one begins with `lock`. Uses SQLite's default
 * rollback journal, not a write-ahead log: all commits are in one file, where damage shows, while SQLite
 * silently drops a damaged end of a log. Throws when the file is damaged (see `isDamage`) or the disk fails.
 */
export function openDatabase(
  file: string,
  lock: () => Lock | null,
): { database: DatabaseSync; state: State } {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma locking_mode = exclusive; pragma synchronous = extra; begin immediate')
    const version = database.prepare('pragma user_version').get()?.user_version
    if (version === 0) {
      database.exec(schema)
      const first = lock()
      const insert = database.prepare(`insert into facts values ('lock', ?)`)
      if (first) insert.run(JSON.stringify(first))
    }
    // A clock that was ahead left future times.
    database.prepare('update deliveries set at = ?1 where at > ?1').run(Date.now())
    database.exec('commit')
    return { database, state: readState(database) }
  } catch (error) {
    database.close()
    throw error
  }
}

function readState(database: DatabaseSync): State {
  const selectAll = (sql: string) => database.prepare(sql).all()
  rejectDamaged(database)
  const facts = selectAll('select * from facts').map(({ name, value }) => [name, parseJson(value)])
  const { data, error } = stateSchema.safeParse({
    requests: selectAll('select * from requests order by seq'),
    announced: selectAll('select * from announcements').map(({ at, document }) => ({
      at,
      document: parseJson(document),
    })),
    lock: null,
    failure: null,
    ...Object.fromEntries(facts),
  })
  if (!data) throw new DamageError(error.message, { cause: error })
  return data
}

/** Reads the whole file. Throws when it is damaged (see `isDamage`). */
export function rejectDamaged(database: DatabaseSync): void {
  const [row] = database.prepare('pragma integrity_check').all()
  if (row?.integrity_check !== 'ok') throw new DamageError(String(row?.integrity_check))
}

const parseJson = (value: unknown): unknown => JSON.parse(String(value))

class DamageError extends Error {
  override name = 'DamageError'
}

/** SQLite's codes for another schema, a damaged file and no database. */
const DAMAGED = [1, 11, 26]

/** Whether the file is damaged, rather than the disk not readable or writable. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Errors of an invalid JSON or time.
  const isDamage = [DamageError, SyntaxError, RangeError].some((kind) => error instanceof kind)
  return isDamage || ('errcode' in error && DAMAGED.includes(Number(error.errcode) & 0xff))
}
