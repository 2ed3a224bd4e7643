import { copyFileSync, linkSync } from 'node:fs'

/** Shares a file that never changes; copies it where the file system will not. */
export function linkOrCopy(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!isLinkRefusal(error)) throw error
    copyFileSync(from, to)
  }
}

/** Some file systems know no hard links, or only so many of one file. */
const isLinkRefusal = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP'].includes(String(error.code))
