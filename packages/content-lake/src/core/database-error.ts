/** The file of the database cannot be read or written; the message names it. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/** The database gives something that the lake never wrote. */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
}

/** SQLite's numbers for a file whose content is not, or no longer, a database. */
const DAMAGED = [11, 26]

/** The same error with the name of the file, if it comes from the database; any other as it is. */
export function withFile(error: unknown, file: string): unknown {
  if (!(error instanceof Error)) return error
  const isUnreadable = error instanceof UnreadableError
  const isFromSqlite = 'code' in error && error.code === 'ERR_SQLITE_ERROR'
  if (!isFromSqlite && !isUnreadable) return error
  const number = 'errcode' in error ? Number(error.errcode) : 0
  // The lower byte is the kind of the error, the others say more.
  const isDamaged = isUnreadable || DAMAGED.includes(number & 0xff)
  const advice = isDamaged
    ? ': put the file back from a copy, or move it away and start with --reset to begin with the bundled content'
    : ''
  return new DatabaseError(`${file}: ${error.message}${advice}`, { cause: error })
}
