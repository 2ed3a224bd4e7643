import { type Fields, isFields } from '@kitewright/content-rules/check'
import { LIVE_PATH, liveRevisionsSchema } from '@kitewright/protocol/site'
import { lakeClient } from '../lake/lake.ts'
import type { LakeSettings } from '../settings.ts'
import { checkDocument } from './check-documents.ts'

/** Milliseconds that all of it may take. */
const TIMEOUT_MS = 30_000

/**
 * The documents that a live site was made of, for a builder that keeps none, as at a static host: the site
 * names their revisions in `live.json`. Those that are published still as they were are taken from there, the
 * others from the lake's history, one request each; without those that it no longer has. Rejects when the site
 * or the history cannot be read.
 *
 * @param siteUrl without a slash at its end.
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
  // Some hosts keep a file for minutes whatever the site asks for, but not under another address.
  const response = await fetch(`${siteUrl}${LIVE_PATH}?at=${Date.now()}`, { signal })
  if (!response.ok) throw new Error(`${siteUrl}${LIVE_PATH} answered HTTP ${response.status}`)
  return liveRevisionsSchema.parse(await response.json())
}

const documentsIn = (answer: unknown): Fields[] =>
  isFields(answer) && Array.isArray(answer.documents) ? answer.documents.filter(isFields) : []
