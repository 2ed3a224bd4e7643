import { type Fields, formatValue, isFields } from '@kitewright/content-rules/check'
import { CONTENT_VERSION_ID } from '@kitewright/content-types/content-version'
import { storedTypes } from '@kitewright/content-types/model'
import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { DocumentCache } from './document-cache.ts'

/** Documents per request: answers stay far below a lake's limit, also with long landing pages. */
const PAGE_SIZE = 200

/** Readings before it gives up, when the content changes each time. */
const MAX_ROUNDS = 5

/** Ms between comparisons of all ids and revisions. */
const COMPARISON_MS = 6 * 3_600_000

/** Ms by which a document may appear later in queries than one with a later date. */
const OVERLAP_MS = 10 * 60_000

const TYPES = [...storedTypes, CONTENT_VERSION_ID]

const revisionList = z.object({
  total: z.number(),
  revisions: z.array(z.object({ _id: z.string(), _rev: z.string() })),
})

type Revision = z.infer<typeof revisionList>['revisions'][number]

/** The lake answers with something else. */
export class MalformedAnswerError extends Error {
  override name = 'MalformedAnswerError'
}

/** The content changes faster than it can be read. */
export class UnstableContentError extends Error {
  override name = 'UnstableContentError'
}

export type Reader = {
  client: Pick<SanityClient, 'fetch'>
  /** Runs a request with its time limit. */
  run: <Answer>(request: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer>
  /** Ms since 1970. */
  now?: () => number
}

/**
 * Brings the cache to the state of one moment: reads ids and revisions in one query, then unknown revisions in pages,
 * and starts again if something changed between. Normally asks for recent changes only. All ids and revisions are
 * compared a few times a day, and when the number of documents shows that one was deleted.
 *
 * Throws MalformedAnswerError, UnstableContentError and the client's errors; the cache then keeps the documents that
 * arrived.
 */
export async function readDocuments(
  cache: DocumentCache,
  { client, run, now = Date.now }: Reader,
): Promise<void> {
  const { documents, comparedAt } = cache
  const age = now() - comparedAt
  let since = age >= 0 && age < COMPARISON_MS ? getSince(documents) : null
  // Incomplete until everything has arrived.
  cache.comparedAt = 0
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const startedAt = now()
    const { total, revisions } = await fetchRevisions({ client, run }, since)
    const isCurrent = ({ _id, _rev }: Revision) => documents.get(_id)?._rev === _rev
    if (since === null) {
      const ids = new Set(revisions.map(({ _id }) => _id))
      for (const id of documents.keys()) if (!ids.has(id)) documents.delete(id)
    }
    const unknown = revisions.filter((one) => !isCurrent(one)).map(({ _id }) => _id)
    for (let from = 0; from < unknown.length; from += PAGE_SIZE) {
      const page = await fetchPage({ client, run }, unknown.slice(from, from + PAGE_SIZE))
      for (const document of page) documents.set(document._id, document)
      cache.isChanged = true
    }
    if (!revisions.every(isCurrent)) continue
    if (documents.size === total) {
      if (since === null) cache.isChanged = true
      cache.comparedAt = since === null ? startedAt : comparedAt
      return
    }
    since = null
  }
  throw new UnstableContentError('changed each time while it was read')
}

/** The date from which documents may be unknown, ISO 8601; null when it is unknown. */
function getSince(documents: DocumentCache['documents']): string | null {
  let latest = Number.NEGATIVE_INFINITY
  for (const { _updatedAt } of documents.values()) {
    latest = Math.max(latest, Date.parse(String(_updatedAt)))
  }
  return Number.isFinite(latest) ? new Date(latest - OVERLAP_MS).toISOString() : null
}

async function fetchRevisions({ client, run }: Reader, since: string | null) {
  const recent = since === null ? '' : ' && _updatedAt >= $since'
  const query = `{"total": count(*[_type in $types]), "revisions": *[_type in $types${recent}]{_id, _rev}}`
  const params = { types: TYPES, ...(since !== null && { since }) }
  const answer: unknown = await run((signal) => client.fetch(query, params, { signal }))
  const parsed = revisionList.safeParse(answer)
  if (!parsed.success)
    throw new MalformedAnswerError(`a list of revisions but with ${formatValue(answer)}`)
  const { total, revisions } = parsed.data
  // A guard in case a lake ignores the perspective.
  const published = revisions.filter(isPublished)
  return { total: total - (revisions.length - published.length), revisions: published }
}

async function fetchPage({ client, run }: Reader, ids: readonly string[]) {
  const answer: unknown = await run((signal) => client.fetch('*[_id in $ids]', { ids }, { signal }))
  const malformed = Array.isArray(answer) ? answer.find((item) => !isDocument(item)) : answer
  if (!Array.isArray(answer) || malformed !== undefined) {
    throw new MalformedAnswerError(`a list of documents but with ${formatValue(malformed)}`)
  }
  const documents: (Fields & { _id: string })[] = answer
  return documents.filter(({ _id }) => ids.includes(_id))
}

const isDocument = (value: unknown): value is Fields & { _id: string } =>
  isFields(value) && typeof value._id === 'string' && typeof value._type === 'string'

export const isPublished = ({ _id }: { _id?: unknown }): boolean =>
  !/^(drafts|versions)\./.test(String(_id))
