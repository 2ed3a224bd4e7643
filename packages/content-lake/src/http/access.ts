import { createMiddleware } from 'hono/factory'
import { DATASET, PROJECT_ID } from '../open-lake.ts'
import { isEmbedded } from './cors.ts'
import type { LakeEnv } from './exchange.ts'
import { HttpError, missing, unauthorized } from './http-error.ts'

/** Access to a route; a route without it is open and ignores tokens. */
const access = (who: 'user' | 'reader') =>
  createMiddleware<LakeEnv>(async (c, next) => {
    if (isEmbedded(c)) {
      throw new HttpError(403, 'A page may read only with CORS: this request names no origin')
    }
    const dataset = c.req.param('dataset') ?? DATASET
    if (dataset !== DATASET) {
      throw missing(
        `Dataset not found - No dataset with name "${dataset}" found for project ID "${PROJECT_ID}"`,
      )
    }
    const isAsked = who === 'user' || c.req.header('authorization') !== undefined
    if (isAsked && !c.get('user')) throw unauthorized()
    await next()
  })

/** Requires a valid token. */
export const user = access('user')

/** Public, but a given token must be valid. */
export const reader = access('reader')
