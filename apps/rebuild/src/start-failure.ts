/** SQLite's codes for failures around the files, not in them. */
const BUSY = 5
const CANNOT_OPEN = 14

/** Describes why the service did not start, and what to do, for its operator. */
export function describeStartFailure(error: unknown, dataFolder: string): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'errcode' in error ? Number(error.errcode) & 0xff : null
  if (code === BUSY) {
    return `${error.message}: another service uses the data folder ${dataFolder}. Stop that one, or set REBUILD_DATA to another folder.`
  }
  if (code === CANNOT_OPEN || isAccessError(error, dataFolder)) {
    return `${error.message}: no file can be opened in the data folder ${dataFolder}. Let the user of this service write there (chown, chmod), or set REBUILD_DATA to another folder.`
  }
  return error.message
}

/** Whether the system denied a file of this folder, before SQLite could open it. */
const isAccessError = (error: NodeJS.ErrnoException, folder: string) =>
  ['EACCES', 'ENOENT', 'EPERM', 'EROFS'].includes(error.code ?? '') &&
  (error.path?.startsWith(folder) ?? false)
