import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'

/** Creates a folder with mode 0700, under any umask, for files with enquiries or drafts. Closes an existing one, unless another user owns it. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  restrictAccess(folder)
}

/** Creates a file with mode 0600. Closes an existing one, and keeps its content. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  restrictAccess(file)
}

/** Removes the rights of group and others. Shared folders such as /tmp (sticky) keep theirs. */
function restrictAccess(path: string): void {
  const { mode, uid } = statSync(path)
  const isOurs = uid === process.getuid?.() && (mode & 0o1000) === 0
  if (isOurs && (mode & 0o077) !== 0) chmodSync(path, mode & 0o700)
}
