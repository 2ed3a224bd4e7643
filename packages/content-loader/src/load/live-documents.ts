import { type Fields, isFields } from '@kitewright/content-rules/check'
import { LIVE_PATH, liveRevisionsSchema } from '@kitewright/protocol/site'
import { formatFirstLine } from '../errors.ts'
import { createLakeClient } from '../lake/lake.ts'
import type { Settings } from '../settings.ts'
import { checkDocument } from './check-documents.ts'

/** Total timeout in milliseconds. */
const TIMEOUT_MS = 30_000

/**
 * Returns the documents that a site at a static host shows, as the host stores none: `live.json` names their revisions.
 * Unchanged documents come from `published`, others from the lake's history with one request each. Omits those that the
 * history no longer has. Warns and returns none if the site or the history cannot be read.
 */
export async function readLiveDocuments(
  { siteUrl, lake }: Pick<Settings, 'siteUrl' | 'lake'>,
  published: readonly Fields[],
): Promise<Fields[]> {
  if (!lake) return []
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const client = createLakeClient(lake)
  const current = new Map(published.map((document) => [document._id, document]))
  const documents: Fields[] = []
  try {
    for (const [id, rev] of Object.entries(await readRevisions(siteUrl, signal))) {
      const known = current.get(id)
      if (known?._rev === rev) {
        documents.push(known)
        continue
      }
      const url = `/data/history/${lake.dataset}/documents/${id}`
      const response: unknown = await client.request({ url, query: { revision: rev }, signal })
      const match = readDocuments(response).find(({ _id, _rev }) => _id === id && _rev === rev)
      if (match) documents.push(checkDocument(match).document)
    }
    return documents
  } catch (error) {
    console.warn(`The live version is unknown, so no entry is replaced: ${formatFirstLine(error)}`)
    return []
  }
}

async function readRevisions(siteUrl: string, signal: AbortSignal) {
  // Some hosts cache a file for minutes despite its headers, but not with a query string.
  const response = await fetch(`${siteUrl}${LIVE_PATH}?at=${Date.now()}`, { signal })
  if (!response.ok) throw new Error(`${siteUrl}${LIVE_PATH} answered HTTP ${response.status}`)
  return liveRevisionsSchema.parse(await response.json())
}

const readDocuments = (response: unknown): Fields[] =>
  isFields(response) && Array.isArray(response.documents) ? response.documents.filter(isFields) : []
