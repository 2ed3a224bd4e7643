import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { receiveHook } from '../hook/hook.ts'
import type { Log } from '../log.ts'
import type { Publisher } from '../publish/publisher.ts'
import type { Releases } from '../releases/releases.ts'
import type { RebuildSettings } from '../settings.ts'
import type { RequestBox } from '../site-state/request-box.ts'
import { administer, isAdminAction } from './admin.ts'
import { answer, answerPage } from './answer.ts'
import { ClientGoneError } from './read-body.ts'
import { statusOf } from './status.ts'
import { statusPage, wantsPage } from './status-page.ts'
import { strangerIn } from './stranger.ts'

/** What requests need; there from the moment the service has read its state from disk. */
export type Control = {
  publisher: Publisher
  releases: Releases
  /** Carries out what the Studio asks for; null where it cannot ask. */
  requestBox: RequestBox | null
}

type Options = {
  settings: Pick<RebuildSettings, 'secrets' | 'adminToken' | 'requestTimeout' | 'hosts'>
  log: Log
  /** Null while the service starts or stops. */
  control: () => Control | null
}

/** The server of webhooks, administration and status. */
export function createControlServer(options: Options): Server {
  const { log, settings } = options
  const limits = {
    // A client that sends a byte now and then is cut off, headers and body together.
    headersTimeout: settings.requestTimeout,
    requestTimeout: settings.requestTimeout,
    connectionsCheckingInterval: 500,
    keepAliveTimeout: 5_000,
  }
  const server = createServer(limits, (request, response) => {
    respond(request, response, options).catch((error: unknown) => {
      if (error instanceof ClientGoneError) return
      log.error({ err: error, method: request.method, url: request.url }, 'A request failed')
      answer(response, 500, { error: 'The service has a fault; see its log.' })
    })
  })
  server.maxConnections = 4_096
  return server
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { control, settings, log }: Options,
) {
  const pathname = pathIn(request.url)
  if (pathname === null) return answer(response, 400, { error: 'This is no address.' })
  const stranger = strangerIn(request, settings.hosts)
  if (stranger) return answer(response, 403, { error: stranger })
  const isPost = request.method === 'POST'
  const isGet = request.method === 'GET' || request.method === 'HEAD'
  const parts = control()
  if (pathname === '/healthz' && isGet) return answer(response, 200, { healthy: true })
  if (!parts) return answer(response, 503, { error: 'The service is starting or stopping.' })
  const { publisher, releases, requestBox } = parts

  if (pathname === '/hooks/sanity' && isPost) {
    const want = publisher.deliver.bind(publisher)
    const look = requestBox?.look.bind(requestBox)
    const { secrets } = settings
    return receiveHook(request, response, { secrets, want, look, log })
  }
  const action = pathname.startsWith('/admin/') ? pathname.slice('/admin/'.length) : ''
  if (isAdminAction(action) && isPost) {
    return administer(action, request, response, { publisher, token: settings.adminToken, log })
  }
  if (pathname === '/readyz' && isGet) {
    const { live } = publisher.status
    return answer(response, live ? 200 : 503, { ready: live !== null })
  }
  if (pathname === '/status' && isGet) {
    const status = statusOf(publisher, await releases.ids())
    if (wantsPage(request.headers.accept)) return answerPage(response, statusPage(status))
    return answer(response, 200, status)
  }
  answer(response, 404, { error: 'There is nothing here.' })
}

const ORIGIN = 'http://service'

/** The path of a request; null where there is none, as in `//`, or where it leads to another server. */
function pathIn(target = '/'): string | null {
  const url = URL.parse(target, ORIGIN)
  return url?.origin === ORIGIN ? url.pathname : null
}
