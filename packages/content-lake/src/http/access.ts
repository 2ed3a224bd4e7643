import { every } from 'hono/combine'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { DATASET, PROJECT_ID } from '../open-lake.ts'
import type { LakeContext, LakeEnv } from './exchange.ts'
import { createNotFoundError, createUnauthorizedError, HttpError } from './http-error.ts'

/** Origins of pages that may use the lake. */
export type Origins = ReadonlySet<string>

/**
 * Allows responses for pages of allowed origins. Rejects (403) requests of other origins, except preflight requests. A
 * request without an origin comes from no page, or only shows a picture.
 */
export const createCors = (origins: Origins) =>
  every(
    createMiddleware<LakeEnv>(async (c, next) => {
      const origin = c.req.header('origin')
      const isFine =
        origin === undefined || origins.has(origin) || /^\/v[^/]+\/check\/cors$/.test(c.req.path)
      if (isFine) return next()
      throw new HttpError(403, `CORS origin not allowed: start the lake with --origin ${origin}`)
    }),
    cors({
      origin: (origin) => (origins.has(origin) ? origin : null),
      credentials: true,
      exposeHeaders: ['retry-after', 'etag'],
      maxAge: 600,
    }),
  )

/**
 * Whether a page of another origin sends a request without `Origin`, for example for a picture, a frame or a link:
 * browsers then send this header. Other programs send neither.
 */
const isEmbedded = ({ req }: LakeContext): boolean =>
  req.header('origin') === undefined &&
  /^(cross|same)-site$/.test(req.header('sec-fetch-site') ?? '')

/** Access to a route; a route without it is open and ignores tokens. */
const createAccess = (who: 'user' | 'reader') =>
  createMiddleware<LakeEnv>(async (c, next) => {
    if (isEmbedded(c)) {
      throw new HttpError(403, 'A page may read only with CORS: this request names no origin')
    }
    const dataset = c.req.param('dataset') ?? DATASET
    if (dataset !== DATASET) {
      throw createNotFoundError(
        `Dataset not found - No dataset with name "${dataset}" found for project ID "${PROJECT_ID}"`,
      )
    }
    const isRequested = who === 'user' || c.req.header('authorization') !== undefined
    if (isRequested && !c.get('user')) throw createUnauthorizedError()
    await next()
  })

/** Requires a valid token. */
export const user = createAccess('user')

/** Public, but a given token must be valid. */
export const reader = createAccess('reader')
