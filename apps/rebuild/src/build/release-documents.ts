import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Snapshot } from '@kitewright/content-loader/load'
import type { Fields } from '@kitewright/content-rules/check'
import { makePrivateFolder } from '@kitewright/protocol/private-files'
import { type Contents, type EntryFacts, getFacts } from '@kitewright/protocol/site'
import type { LiveRelease, ReleaseWriter } from './release-writer.ts'

/** A release stores its documents, as their last good versions. The site does not serve them. */
const FOLDER = '/.content'

const getPath = (id: string) => `${FOLDER}/${id}`

/**
 * Stores the documents in a release, unchanged ones as hard links, and returns the facts about each
 * for the manifest.
 */
export function storeDocuments(
  documents: Snapshot['documents'],
  writer: ReleaseWriter,
  live: LiveRelease | null,
): Contents {
  // They include posts before their date.
  makePrivateFolder(join(writer.out, FOLDER))
  const known = live?.manifest.contents ?? {}
  const facts = documents.map(({ document, hash }): [string, EntryFacts] => {
    const id = String(document._id)
    const isSame = known[id]?.hash === hash && known[id].rev === document._rev
    if (!isSame || !writer.link(getPath(id))) {
      writeFileSync(join(writer.out, getPath(id)), JSON.stringify(document), { mode: 0o600 })
    }
    return [id, getFacts(document, hash)]
  })
  return Object.fromEntries(facts)
}

/** Reads a document of the release in this folder. Throws when it is missing. */
export const readStoredDocument = (folder: string, id: string): Fields =>
  JSON.parse(readFileSync(join(folder, getPath(id)), 'utf8'))

/** The documents of a release; empty without one. */
export function readStoredDocuments(live: LiveRelease | null): Fields[] {
  if (!live) return []
  const { folder, manifest } = live
  return Object.keys(manifest.contents).map((id) => readStoredDocument(folder, id))
}
