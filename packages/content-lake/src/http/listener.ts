import type { IncomingMessage, RequestListener } from 'node:http'
import { type Sessions, tokenIn } from '../auth/sessions.ts'
import type { User } from '../auth/users.ts'
import type { Log } from '../log.ts'
import { answerPreflight, isEmbedded, type Origins } from './cors.ts'
import { type Exchange, sendJson } from './exchange.ts'
import { projectInHost } from './host.ts'
import { answerTo, HttpError, missing, unauthorized } from './http-error.ts'
import { type Access, matchRoute, type Route } from './router.ts'

export type ListenerOptions = {
  projectId: string
  dataset: string
  origins: Origins
  sessions: Sessions
  /** Under `/v1`, `/vX` or `/v<date>`. */
  routes: readonly Route[]
  /** Under no version, as pictures on Sanity's CDN; any page may read them. */
  assetRoutes: readonly Route[]
  log: Log
}

/** Answers every request to the lake; never throws. */
export function requestListener(options: ListenerOptions): RequestListener {
  return async (request, response) => {
    const name = `${request.method} ${request.url}`
    response.on('error', (error) => options.log.error(name, error))
    try {
      const url = urlOf(request)
      await answer(options, { request, response, url, apiVersion: '', user: null, params: {} })
    } catch (error) {
      // The client broke off while it was still sending.
      if (error === request.errored) return
      const failure = answerTo(error)
      if (failure.status === 500) options.log.error(name, error)
      if (response.headersSent || response.closed) response.destroy()
      else sendJson({ response }, failure.body, failure.status)
    }
  }
}

/**
 * The address of a request, of this host whatever it names. Throws HttpError (400) for a target that
 * is not a path: `//`, `*` and whole addresses, which are for proxies.
 */
function urlOf({ url: target = '' }: IncomingMessage): URL {
  const url = /^\/(?!\/)/.test(target) ? URL.parse(`http://localhost${target}`) : null
  if (url) return url
  throw new HttpError(400, 'Expected the request target to be a path')
}

async function answer(options: ListenerOptions, exchange: Exchange): Promise<void> {
  const { request, response, url } = exchange
  checkProject(options, request)
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const asset = matchRoute(options.assetRoutes, method, url.pathname)
  if (asset) {
    response.setHeader('access-control-allow-origin', '*')
    return asset.route.handle({ ...exchange, params: asset.params })
  }
  const [, apiVersion, path] = url.pathname.match(/^\/v([^/]+)(\/.*)$/) ?? []
  const isOpenQuestion = path === '/check/cors'
  if (!options.origins.admit(request, response) && !isOpenQuestion) throw foreign(request)
  if (method === 'OPTIONS') return answerPreflight(request, response)
  if (!apiVersion || !path) throw unknown(options, request, url)
  checkVersion(apiVersion)
  const found = matchRoute(options.routes, method, path)
  if (!found) throw unknown(options, request, url)
  const { route, params } = found
  if (route.access !== 'open' && isEmbedded(request)) throw embedded()
  checkDataset(options, params)
  const user = userFor(route.access, options.sessions, request)
  await route.handle({ ...exchange, apiVersion, user, params })
}

function checkProject({ projectId }: ListenerOptions, { headers }: IncomingMessage): void {
  const inHost = projectInHost(headers.host)
  if (inHost === undefined) throw new HttpError(403, 'The lake answers only under localhost')
  const named = inHost ?? headers['x-sanity-project-id'] ?? projectId
  if (named !== projectId) throw missing(`Project not found: this lake holds "${projectId}"`)
}

function checkDataset({ projectId, dataset }: ListenerOptions, params: Exchange['params']): void {
  if (params.dataset === undefined || params.dataset === dataset) return
  throw missing(
    `Dataset not found - No dataset with name "${params.dataset}" found for project ID "${projectId}"`,
  )
}

function checkVersion(apiVersion: string): void {
  if (/^(1|X|\d{4}-\d{2}-\d{2})$/.test(apiVersion)) return
  throw new HttpError(400, `Invalid API version "v${apiVersion}"`)
}

function userFor(access: Access, sessions: Sessions, { headers }: IncomingMessage): User | null {
  if (access === 'open') return null
  const token = tokenIn(headers.authorization)
  const user = token === undefined ? null : sessions.userWith(token)
  const mayNot = access === 'user' ? !user : headers.authorization !== undefined && !user
  if (mayNot) throw unauthorized()
  return user
}

const foreign = ({ headers }: IncomingMessage): HttpError =>
  new HttpError(403, `CORS origin not allowed: start the lake with --origin ${headers.origin}`)

const embedded = (): HttpError =>
  new HttpError(403, 'A page may read only with CORS: this request names no origin')

function unknown({ log }: ListenerOptions, { method }: IncomingMessage, url: URL): HttpError {
  log.warn(`unknown route: ${method} ${url.pathname}`)
  return missing(`No route for ${method} ${url.pathname}`)
}
