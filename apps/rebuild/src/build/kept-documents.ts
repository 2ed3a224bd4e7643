import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Snapshot } from '@kitewright/content-loader/load'
import type { Fields } from '@kitewright/content-rules/check'
import { type Contents, type EntryFacts, factsOf } from '@kitewright/protocol/site'
import type { LiveRelease, ReleaseWriter } from './release-writer.ts'

/** A release keeps the documents it was made from: the last good version of each. No visitor gets them. */
const FOLDER = '/.content'

const pathOf = (id: string) => `${FOLDER}/${id}`

/**
 * Keeps the documents in a release, those that are live already as links, and answers what is
 * remembered of each.
 */
export function keepDocuments(
  documents: Snapshot['documents'],
  writer: ReleaseWriter,
  live: LiveRelease | null,
): Contents {
  mkdirSync(join(writer.out, FOLDER), { recursive: true })
  const known = live?.manifest.contents ?? {}
  const facts = documents.map(({ document, hash }): [string, EntryFacts] => {
    const id = String(document._id)
    const isSame = known[id]?.hash === hash && known[id].rev === document._rev
    if (!isSame || !writer.link(pathOf(id))) {
      writeFileSync(join(writer.out, pathOf(id)), JSON.stringify(document))
    }
    return [id, factsOf(document, hash)]
  })
  return Object.fromEntries(facts)
}

/** One of the documents that a release in this folder was made from. Throws when it does not have it. */
export const keptDocument = (folder: string, id: string): Fields =>
  JSON.parse(readFileSync(join(folder, pathOf(id)), 'utf8'))

/** The documents that a release was made from; none without one, and in one of an earlier version. */
export function keptDocuments(live: LiveRelease | null): Fields[] {
  if (!live) return []
  const { folder, manifest } = live
  return Object.keys(manifest.contents)
    .filter((id) => manifest.files[pathOf(id)])
    .map((id) => keptDocument(folder, id))
}
