import { every } from 'hono/combine'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import type { LakeContext, LakeEnv } from './exchange.ts'
import { HttpError } from './http-error.ts'

/** Which web pages may talk to the lake. */
export class Origins {
  readonly #allowed: ReadonlySet<string>

  constructor(allowed: readonly string[]) {
    this.#allowed = new Set(allowed.map((origin) => new URL(origin).origin))
  }

  allows(origin: string): boolean {
    return this.#allowed.has(origin)
  }
}

/**
 * Lets pages of allowed origins read what is answered. Refuses (403) what comes from a page of another
 * one, but for the question whether it is allowed; a request without an origin comes from no page, or
 * only to show a picture.
 */
export const corsFor = (origins: Origins) =>
  every(
    createMiddleware<LakeEnv>(async (c, next) => {
      const origin = c.req.header('origin')
      const isFine =
        origin === undefined || origins.allows(origin) || /^\/v[^/]+\/check\/cors$/.test(c.req.path)
      if (isFine) return next()
      throw new HttpError(403, `CORS origin not allowed: start the lake with --origin ${origin}`)
    }),
    cors({
      origin: (origin) => (origins.allows(origin) ? origin : null),
      credentials: true,
      exposeHeaders: ['retry-after', 'etag'],
      maxAge: 600,
    }),
  )

/**
 * Whether a page of another origin asks without naming itself, for example with a picture, a frame or
 * a link: then browsers send no `Origin`, but this. A program that is no browser sends neither.
 */
export const isEmbedded = ({ req }: LakeContext): boolean =>
  req.header('origin') === undefined &&
  /^(cross|same)-site$/.test(req.header('sec-fetch-site') ?? '')
