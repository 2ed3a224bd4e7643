import { Hono } from 'hono'
import { except } from 'hono/combine'
import { parseToken, type Sessions } from '../auth/sessions.ts'
import type { Log } from '../log.ts'
import { createCors, type Origins } from './access.ts'
import { type LakeContext, type LakeEnv, limitBody, MEBIBYTE } from './exchange.ts'
import { isForwarded, parseProject } from './host.ts'
import { createNotFoundError, HttpError, toHttpResponse } from './http-error.ts'

type LakeAppOptions = {
  projectId: string
  origins: Origins
  sessions: Sessions
  /** Under `/v1`, `/vX` or `/v<date>`. */
  routes: readonly Hono<LakeEnv>[]
  /** Without a version, like Sanity's CDN; any page may read them. */
  assetRoutes: Hono<LakeEnv>
  log: Log
}

export function createLakeApp({ projectId, origins, sessions, log, ...rest }: LakeAppOptions) {
  const versioned = new Hono<LakeEnv>().use(async (c, next) => {
    const version = c.req.param('version')?.slice(1) ?? ''
    if (!/^(1|X|\d{4}-\d{2}-\d{2})$/.test(version)) {
      throw new HttpError(400, `Invalid API version "v${version}"`)
    }
    c.set('apiVersion', version)
    const token = parseToken(c.req.header('authorization'))
    c.set('user', (token !== undefined && sessions.userWith(token)) || null)
    await next()
  })
  for (const routes of rest.routes) versioned.route('/', routes)

  let hasWarned = false
  const rejectForwarded = () => {
    const text = 'The lake is not for the public: it answers no request that a proxy passes on'
    if (!hasWarned) log.warn(`${text}. From elsewhere: ssh -L 3900:localhost:3900 <this machine>`)
    hasWarned = true
    throw new HttpError(403, text)
  }

  return new Hono<LakeEnv>({ strict: false })
    .use(async (c, next) => {
      if (isForwarded(c.env.incoming)) rejectForwarded()
      const inHost = parseProject(c.req.header('host'))
      if (inHost === undefined) throw new HttpError(403, 'The lake answers only under localhost')
      const named = inHost ?? c.req.header('x-sanity-project-id') ?? projectId
      if (named !== projectId)
        throw createNotFoundError(`Project not found: this lake holds "${projectId}"`)
      c.header('cache-control', 'no-store')
      await next()
    })
    .route('/', rest.assetRoutes)
    .use(createCors(origins), except('/:version/assets/*', limitBody(32 * MEBIBYTE)))
    .route('/:version{v[^/]+}', versioned)
    .notFound((c) => {
      log.warn(`unknown route: ${c.req.method} ${c.req.path}`)
      return sendHttpError(c, createNotFoundError(`No route for ${c.req.method} ${c.req.path}`))
    })
    .onError((error, c) => {
      const { incoming } = c.env
      const failure = toHttpResponse(error)
      // A client that disconnected while sending is not an error.
      if (failure.status === 500 && error !== incoming.errored) {
        log.error(`${incoming.method} ${incoming.url}`, error)
      }
      return sendHttpError(c, failure)
    })
}

const sendHttpError = (c: LakeContext, { body, status }: HttpError) => c.json(body, status)
