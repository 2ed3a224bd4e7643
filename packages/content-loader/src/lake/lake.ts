import { setTimeout as wait } from 'node:timers/promises'
import type { Fields } from '@kitewright/content-rules/check'
import {
  CONTENT_VERSION,
  CONTENT_VERSION_ID,
  getContentVersion,
  OLDEST_CONTENT_VERSION,
} from '@kitewright/content-types/content-version'
import { storedTypes } from '@kitewright/content-types/model'
import { API_VERSION } from '@kitewright/content-types/queries'
import {
  ClientError,
  createClient,
  type SanityClient,
  type SanityDocument,
  ServerError,
} from '@sanity/client'
import { formatFirstLine, LakeUnreachableError, SettingsError } from '../errors.ts'
import type { LakeSettings } from '../settings.ts'
import {
  type AnnouncedDocument,
  StaleDocumentsError,
  withAnnounced,
} from './announced-documents.ts'
import { readDocumentCache, writeDocumentCache } from './document-cache.ts'
import {
  isPublished,
  MalformedAnswerError,
  type Reader,
  readDocuments,
  UnstableContentError,
} from './read-documents.ts'
import { TimeBudget } from './time-budget.ts'

export type FetchOptions = {
  /** Timeout of an attempt in milliseconds. */
  timeout?: number
  /** Number of attempts. */
  tries?: number
  /** Milliseconds before the first retry; doubles each time. */
  pause?: number
  /** Documents of webhooks: the result is at least as new. */
  announced?: readonly AnnouncedDocument[]
  /** Bounds all waits together, as `timeout` bounds each request. */
  budget?: TimeBudget
  /** Cache file of the documents; it may be deleted at any time. */
  cache?: string
}

const TIMEOUT_MS = 30_000

/** Ids per request; some servers reject longer addresses. */
const IDS_PER_QUERY = 50

/**
 * Fetches all published documents of the content model and all pictures, as they are at one moment; those in the cache
 * file are not read again. Retries when the lake is busy or does not answer. Throws LakeUnreachableError when there is
 * no usable result, or one older than `announced`, and SettingsError when this version does not read content of that
 * version.
 */
export async function fetchDocuments(
  lake: LakeSettings,
  {
    timeout = 15_000,
    tries = 3,
    pause = 500,
    announced = [],
    budget = new TimeBudget(TIMEOUT_MS),
    cache: file,
  }: FetchOptions = {},
): Promise<Fields[]> {
  const client = createLakeClient(lake)
  const cache = await readDocumentCache(file, lake)
  const run: Reader['run'] = (request) => budget.run(request, timeout)
  for (let attempt = 1; ; attempt += 1) {
    try {
      await readDocuments(cache, { client, run }).finally(() =>
        writeDocumentCache(file, lake, cache),
      )
      const documents = [...cache.documents.values()].sort(compareIds)
      const byId = (ids: readonly string[]) => run((signal) => fetchById(client, ids, signal))
      return await withAnnounced(getReadableDocuments(documents, lake), announced, { byId, budget })
    } catch (cause) {
      if (cause instanceof SettingsError) throw cause
      const error = describeError(cause, lake, Math.min(timeout, budget.limitMs))
      const hasTimedOut = cause instanceof StaleDocumentsError || budget.remainingMs === 0
      if (!error.retry || hasTimedOut || attempt >= tries) throw error
      await budget.run(() => wait(pause * 2 ** (attempt - 1)))
    }
  }
}

const compareIds = (a: Fields, b: Fields): number => (String(a._id) < String(b._id) ? -1 : 1)

async function fetchById(client: SanityClient, ids: readonly string[], signal: AbortSignal) {
  const documents = await fetchDocumentsById(client, ids, { signal })
  return documents.filter(
    (document) => isPublished(document) && storedTypes.includes(document._type),
  )
}

/**
 * Fetches the current state of documents, bypassing the query index, in requests that fit an address. Omits documents
 * that do not exist.
 */
export async function fetchDocumentsById(
  client: Pick<SanityClient, 'getDocuments'>,
  ids: readonly string[],
  options: { signal?: AbortSignal } = {},
): Promise<SanityDocument[]> {
  const documents: SanityDocument[] = []
  for (let from = 0; from < ids.length; from += IDS_PER_QUERY) {
    const batch = await client.getDocuments(ids.slice(from, from + IDS_PER_QUERY), options)
    documents.push(...batch.filter((document) => document !== null))
  }
  return documents
}

/** Reads published documents without caches; the caller retries. */
export const createLakeClient = (lake: LakeSettings) =>
  createClient({
    projectId: lake.projectId,
    dataset: lake.dataset,
    apiVersion: API_VERSION,
    perspective: 'published',
    useCdn: false,
    maxRetries: 0,
    ...(lake.apiHost && { apiHost: lake.apiHost, useProjectHostname: false }),
    ...(lake.token && { token: lake.token }),
  })

/** The lake's name for a log. */
export const formatLakeName = ({ projectId, dataset, apiHost }: LakeSettings): string =>
  `project ${projectId}, dataset ${dataset}${apiHost ? `, at ${apiHost}` : ''}`

/** The documents without their content version. Throws SettingsError if this version does not read it. */
function getReadableDocuments(documents: readonly Fields[], lake: LakeSettings): Fields[] {
  const version = getContentVersion(documents)
  if (version > CONTENT_VERSION || version < OLDEST_CONTENT_VERSION) {
    const fix = version > CONTENT_VERSION ? 'deploy a newer version' : 'run pnpm content:migrate'
    throw new SettingsError(
      `The content (${formatLakeName(lake)}) has version ${version}, and this version of the site reads ${OLDEST_CONTENT_VERSION} to ${CONTENT_VERSION}: ${fix}`,
    )
  }
  return documents.filter(({ _id }) => _id !== CONTENT_VERSION_ID)
}

function describeError(cause: unknown, lake: LakeSettings, timeout: number): LakeUnreachableError {
  const createError = (why: string, retry: boolean) =>
    new LakeUnreachableError(`The content lake (${formatLakeName(lake)}) ${why}`, { retry, cause })

  if (cause instanceof ClientError || cause instanceof ServerError) {
    const { statusCode } = cause
    if (statusCode === 401 || statusCode === 403) {
      const what = lake.token
        ? 'SANITY_READ_TOKEN is not valid for it'
        : 'SANITY_READ_TOKEN is not set'
      return createError(`refused to answer (HTTP ${statusCode}): ${what}.`, false)
    }
    if (statusCode === 404) {
      const names = 'PUBLIC_SANITY_PROJECT_ID and PUBLIC_SANITY_DATASET'
      return createError(
        `was not found (HTTP 404): check ${names}${lake.apiHost ? ' and SANITY_API_HOST' : ''}.`,
        false,
      )
    }
    const busy = statusCode >= 500 || statusCode === 429 || statusCode === 408
    return createError(`answered HTTP ${statusCode}: ${formatFirstLine(cause)}.`, busy)
  }
  if (cause instanceof MalformedAnswerError) {
    return createError(`did not answer with ${cause.message}.`, false)
  }
  if (cause instanceof StaleDocumentsError || cause instanceof UnstableContentError) {
    return createError(`${cause.message}.`, true)
  }
  if (isTimeout(cause)) return createError(`did not answer within ${timeout / 1000} seconds.`, true)
  return createError(`could not be read: ${formatFirstLine(cause)}.`, true)
}

const isTimeout = (cause: unknown) =>
  cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError')
