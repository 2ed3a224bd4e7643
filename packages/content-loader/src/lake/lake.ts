import { setTimeout as wait } from 'node:timers/promises'
import { type Fields, formatValue, isFields } from '@kitewright/content-rules/check'
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
  /** Bounds all waits together, as `timeout` bounds each try. */
  budget?: TimeBudget
}

const TIMEOUT_MS = 30_000

/** Ids per request; some servers reject longer addresses. */
const IDS_PER_QUERY = 50

/**
 * Fetches all published documents of the content model and all pictures in one request, so that a build sees one
 * moment. Retries when the lake is busy or does not answer. Throws LakeUnreachableError when there is no usable result,
 * or one older than `announced`, and SettingsError when this version does not read content of that version.
 */
export async function fetchDocuments(
  lake: LakeSettings,
  {
    timeout = 15_000,
    tries = 3,
    pause = 500,
    announced = [],
    budget = new TimeBudget(TIMEOUT_MS),
  }: FetchOptions = {},
): Promise<Fields[]> {
  const client = createLakeClient(lake)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer: unknown = await budget.run(
        (signal) =>
          client.fetch(
            '*[_type in $types]',
            { types: [...storedTypes, CONTENT_VERSION_ID] },
            { signal },
          ),
        timeout,
      )
      const byId = (ids: readonly string[]) =>
        budget.run((signal) => fetchById(client, ids, signal), timeout)
      const documents = getReadableDocuments(parseDocuments(answer, lake), lake)
      return await withAnnounced(documents, announced, { byId, budget })
    } catch (cause) {
      if (cause instanceof SettingsError) throw cause
      const error = describeError(cause, lake, Math.min(timeout, budget.limitMs))
      const hasTimedOut = cause instanceof StaleDocumentsError || budget.remainingMs === 0
      if (!error.retry || hasTimedOut || attempt >= tries) throw error
      await budget.run(() => wait(pause * 2 ** (attempt - 1)))
    }
  }
}

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
    const found = await client.getDocuments(ids.slice(from, from + IDS_PER_QUERY), options)
    documents.push(...found.filter((document) => document !== null))
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

function parseDocuments(answer: unknown, lake: LakeSettings): Fields[] {
  const malformed = Array.isArray(answer) ? answer.find((item) => !isDocument(item)) : answer
  if (Array.isArray(answer) && malformed === undefined) return answer.filter(isPublished)
  throw new LakeUnreachableError(
    `The content lake (${formatLakeName(lake)}) did not answer with a list of documents but with ${formatValue(malformed)}.`,
    { retry: false },
  )
}

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

const isDocument = (value: unknown): value is Fields =>
  isFields(value) && typeof value._id === 'string' && typeof value._type === 'string'

/** A guard in case a lake ignores the perspective. */
const isPublished = ({ _id }: Fields) => !/^(drafts|versions)\./.test(String(_id))

function describeError(cause: unknown, lake: LakeSettings, timeout: number): LakeUnreachableError {
  if (cause instanceof LakeUnreachableError) return cause
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
  if (cause instanceof StaleDocumentsError) return createError(`${cause.message}.`, true)
  if (isTimeout(cause)) return createError(`did not answer within ${timeout / 1000} seconds.`, true)
  return createError(`could not be read: ${formatFirstLine(cause)}.`, true)
}

const isTimeout = (cause: unknown) =>
  cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError')
