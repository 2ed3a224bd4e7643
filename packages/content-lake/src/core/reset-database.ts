import type { DatabaseSync } from 'node:sqlite'

/** Everything that refers to something stands before it. */
const tables = [
  'outbox',
  'changes',
  'transactions',
  'documents',
  'hooks',
  'sessions',
  'preferences',
]

/** Throws away all content, all at once; only the holder of the database can, so nobody loses by it. */
export function resetDatabase(database: DatabaseSync): void {
  const statements = tables.map((table) => `delete from ${table};`).join(' ')
  database.exec(`begin immediate; ${statements} commit;`)
}
