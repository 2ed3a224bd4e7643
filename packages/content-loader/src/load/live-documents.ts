import { type Fields, isFields } from '@kitewright/content-rules/check'
import { LIVE_PATH, liveRevisionsSchema } from '@kitewright/protocol/site'
import { lakeClient } from '../lake/lake.ts'
import type { LakeSettings } from '../settings.ts'
import { checkDocument } from './check-documents.ts'

/** Total timeout in milliseconds. */
const TIMEOUT_MS = 30_000

/**
 * Returns the documents of a live site, for a builder that stores none, as at a static host: the site's `live.json`
 * names their revisions. Unchanged documents come from `published`, others from the lake's history with one request
 * each; those that it no longer has are omitted. Rejects when the site or the history cannot be read.
 *
 * @param siteUrl without a trailing slash.
 */
export async function liveDocuments(
  siteUrl: string,
  lake: LakeSettings,
  published: readonly Fields[],
): Promise<Fields[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const client = lakeClient(lake)
  const current = new Map(published.map((document) => [document._id, document]))
  const documents: Fields[] = []
  for (const [id, rev] of Object.entries(await liveRevisions(siteUrl, signal))) {
    const known = current.get(id)
    if (known?._rev === rev) {
      documents.push(known)
      continue
    }
    const answer: unknown = await client.request({
      url: `/data/history/${lake.dataset}/documents/${id}`,
      query: { revision: rev },
      signal,
    })
    const found = documentsIn(answer).find(({ _id, _rev }) => _id === id && _rev === rev)
    if (found) documents.push(checkDocument(found).document)
  }
  return documents
}

async function liveRevisions(siteUrl: string, signal: AbortSignal) {
  // Some hosts cache a file for minutes despite its headers, but not with a query string.
  const response = await fetch(`${siteUrl}${LIVE_PATH}?at=${Date.now()}`, { signal })
  if (!response.ok) throw new Error(`${siteUrl}${LIVE_PATH} answered HTTP ${response.status}`)
  return liveRevisionsSchema.parse(await response.json())
}

const documentsIn = (answer: unknown): Fields[] =>
  isFields(answer) && Array.isArray(answer.documents) ? answer.documents.filter(isFields) : []
