import type { Manifest } from './manifest.ts'

/** What is enough to know of an old release, whatever its number of pages. */
export type ReleaseSummary = {
  id: string
  createdAt: string
  source: Manifest['source']
  /** Of all its files. */
  bytes: number
  /** Of the files that the release before does not have. */
  newBytes: number
}

type Described = Pick<Manifest, 'id' | 'createdAt' | 'source' | 'files'>

/** @param before the release before it; null when there is none. */
export function summaryOf(
  { id, createdAt, source, files }: Described,
  before: Pick<Manifest, 'files'> | null,
): ReleaseSummary {
  let bytes = 0
  let newBytes = 0
  for (const [path, file] of Object.entries(files)) {
    bytes += file.bytes
    if (before?.files[path]?.sha256 !== file.sha256) newBytes += file.bytes
  }
  return { id, createdAt, source, bytes, newBytes }
}
