import { statfs } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { plainHeaders } from '@kitewright/site-engine/serve'
import { Hono } from 'hono'
import { receiveWebhook, type WebhookTimes } from '../intake/webhook.ts'
import { createLimitedLog } from '../log.ts'
import { type ControlOptions, type ServiceEnv, sendError } from '../service-env.ts'
import { canScrape, createAdminApp } from './admin.ts'
import type { RequestFilter } from './site-server.ts'
import { getReadiness, getStatus, isPageRequest, renderStatusPage } from './status.ts'

/**
 * The server for webhooks, administration and status.
 *
 * @param filter answers requests of the site's pages when another program serves them.
 */
export function createControlServer(options: ControlOptions, filter: RequestFilter): Server {
  const limits = {
    // Disconnects clients that send headers or body too slowly.
    headersTimeout: options.settings.requestTimeout,
    requestTimeout: options.settings.requestTimeout,
    connectionsCheckingInterval: 500,
    keepAliveTimeout: 5_000,
  }
  // The host check rejects requests without a host.
  const listener = getRequestListener(createControlApp(options).fetch, { hostname: 'service' })
  const server = createServer(limits, (request, response) => {
    if (!filter(request, response)) listener(request, response)
  })
  server.maxConnections = 4_096
  return server
}

function createControlApp({ control, settings, metrics, log: all }: ControlOptions) {
  const log = createLimitedLog(all)
  const webhooks: WebhookTimes = { accepted: null, refused: null }
  return new Hono<ServiceEnv>()
    .use(async (c, next) => {
      c.header('cache-control', 'no-store')
      for (const [name, value] of Object.entries(plainHeaders)) c.header(name, value)
      await next()
      // A rejected client must not keep the connection or send the rest of its body.
      if (c.res.status >= 400) c.header('connection', 'close')
    })
    .use(async (c, next) => {
      if (!isPath(c.env.incoming.url)) return sendError(c, 400, 'This is no address.')
      const reason = rejectUntrustedHost(c.env.incoming, settings.hosts)
      return reason ? sendError(c, 403, reason) : next()
    })
    .get('/healthz', (c) => c.json({ healthy: true }))
    .use(async (c, next) => {
      const parts = control()
      if (!parts) return sendError(c, 503, 'The service is starting or stopping.')
      c.set('control', parts)
      return next()
    })
    .route('/hooks/sanity', receiveWebhook(settings.secrets, webhooks, log))
    .route('/admin', createAdminApp(settings.adminToken, log))
    .get('/readyz', (c) => {
      const { publisher, enquiries, leadership } = c.get('control')
      const { status } = publisher
      const { refusal: refused } = enquiries
      const isTrouble = status.lake?.isTrouble || refused !== null
      const isStrict = c.req.query('strict') !== undefined
      const isStandby = leadership?.isStandby ?? false
      const isReady = status.live !== null && !isStandby && !(isStrict && isTrouble)
      return c.json({ ...getReadiness(status, isReady, refused), isStandby }, isReady ? 200 : 503)
    })
    .get('/status', async (c) => {
      const { publisher, releases, enquiries, backups, leadership, bucket } = c.get('control')
      // An operator expects the backup of a moment ago.
      await backups.check()
      const lines = enquiries.backlogs(settings.alerts.after)
      const status = getStatus(publisher, {
        releases: await releases.ids(),
        enquiries: lines,
        probe: enquiries.probe,
        enquiryRefusal: enquiries.refusal,
        hiddenVisitor: enquiries.hiddenVisitor,
        backup: backups.status,
        leadership: leadership?.status ?? null,
        bucket,
        webhooks,
      })
      if (!isPageRequest(c.req.header('accept'))) return c.json(status)
      // The page loads nothing and runs no script.
      c.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      return c.html(renderStatusPage(status))
    })
    .get('/metrics', async (c) => {
      if (!canScrape(c.env.incoming, settings.adminToken)) {
        return sendError(c, 403, 'Only from this machine, or with REBUILD_ADMIN_TOKEN.')
      }
      const { publisher, enquiries } = c.get('control')
      const { bsize, blocks, bavail } = await statfs(settings.dataFolder)
      const text = metrics.text({
        publisher: publisher.status,
        enquiries: enquiries.backlogs(settings.alerts.after),
        disk: { size: bsize * blocks, free: bsize * bavail },
      })
      return c.body(text, 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
    })
    .notFound((c) => sendError(c, 404, 'There is nothing here.'))
    .onError((error, c) => {
      const { incoming } = c.env
      // The client disconnected or was too slow: not a fault of the service.
      if (incoming.errored) return c.body(null)
      log.error({ err: error, method: c.req.method, url: incoming.url }, 'A request failed')
      return sendError(c, 500, 'The service has a fault; see its log.')
    })
}

const ORIGIN = 'http://service'

/** Rejects `//`, and addresses of another server. */
const isPath = (target = '/') => URL.parse(target, ORIGIN)?.origin === ORIGIN

/** Names of this machine that no other site can control. */
const localHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * Why a request is not for this server, or null. A web page can point its domain at this machine (DNS
 * rebinding); then `Host` has that domain. Browsers also send `Origin`, which Sanity and curl do not.
 */
function rejectUntrustedHost(
  { headers }: IncomingMessage,
  hosts: readonly string[],
): string | null {
  if (headers.origin !== undefined) return 'Web pages may not ask this service.'
  const name = (headers.host ?? '').toLowerCase().replace(/:\d*$/, '')
  if (localHosts.includes(name) || hosts.includes(name)) return null
  return 'The service does not answer under this name: see REBUILD_HOSTS.'
}
