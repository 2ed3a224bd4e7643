import type { RequestListener } from 'node:http'
import { isIP } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { isFields } from '@kitewright/content-rules/check'
import { ENQUIRY_PATH, type Enquiry, enquirySchema } from '@kitewright/protocol/enquiry'
import { plainHeaders } from '@kitewright/site-engine/serve'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createLimitedLog, type Log } from '../log.ts'
import type { Network } from '../settings/network.ts'
import { describeError } from './describe-error.ts'
import { markFlood, unmarkFlood } from './flood.ts'
import { findHiddenVisitor, getClient, type HiddenVisitor } from './get-client.ts'
import type { RateLimits } from './rate-limits.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Parses a body, or says why it is invalid, without repeating its values. */
export function parseEnquiry(body: Uint8Array): Enquiry | string {
  const json = parseJson(body)
  if (!isFields(json)) return 'The body is no JSON object.'
  const texts = Object.entries(json).map(([name, value]) => [name, cleanField(name, value)])
  const { data, error } = enquirySchema.safeParse(Object.fromEntries(texts))
  if (data) return data
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body))
  } catch {
    return undefined
  }
}

/** Characters that reverse the following text, and could disguise a name in a list. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Cleans a text for a mail, on one line unless it is the message. Removes half surrogates. */
function cleanField(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.toWellFormed()
  if (name !== 'message') return text.replace(DIRECTION, '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
}

const MAX_BODY_BYTES = 64 * 1024

type Options = {
  /** Origins of the site. */
  origins: readonly string[]
  limits: RateLimits
  /** Proxies whose `X-Forwarded-For` counts, besides those of this machine. */
  trustedProxies: readonly Network[]
  /** Stores an enquiry; resolves with false for a duplicate. Null while the service starts or stops. */
  keep: () => ((enquiry: Enquiry, at: number) => Promise<boolean>) | null
  /** Called for each valid enquiry. */
  onVisitor?: (hidden: HiddenVisitor | null) => void
  log: Log
}

type Env = { Bindings: HttpBindings }

/**
 * `POST /enquiries`, from pages of the site only. 201 stored, 200 duplicate, 400 invalid, 403 other origin, 413 over
 * 64 KiB, 415 no JSON, 429 too many from one client, 503 not storable. Logs neither the text nor the sender.
 */
export function createEnquiryListener(options: Options): RequestListener {
  const { origins, limits, trustedProxies, keep, onVisitor, log } = options
  const limited = createLimitedLog(log)
  const app = new Hono<Env>()
    .use(async (c, next) => {
      c.header('cache-control', 'no-store')
      for (const [name, value] of Object.entries(plainHeaders)) c.header(name, value)
      await next()
      // A rejected client must not keep the connection or send the rest of its body.
      if (c.res.status >= 400) c.header('connection', 'close')
    })
    .use(async (c, next) => {
      if (!keep())
        return sendRetryAfter(c, 5, 'The service is starting or stopping. Send it again.')
      if (!isOwnPage(c, origins)) {
        limited.warn(
          'An enquiry was refused: it came from another origin (see PUBLIC_SITE_URL, REBUILD_HOSTS)',
        )
        return sendError(c, 403, 'Only pages of the site may send enquiries.')
      }
      if (!isJson(c)) return sendError(c, 415, 'Only application/json is taken.')
      return next()
    })
    .use(
      bodyLimit({
        maxSize: MAX_BODY_BYTES,
        onError: (c) => sendError(c, 413, 'The body is larger than 64 KiB.'),
      }),
    )
    .post(ENQUIRY_PATH, async (c) => {
      const sent = parseEnquiry(new Uint8Array(await c.req.arrayBuffer()))
      if (typeof sent === 'string') return sendError(c, 400, sent)
      const enquiry = unmarkFlood(sent)
      onVisitor?.(findHiddenVisitor(c.env.incoming, trustedProxies))
      // After validation, so that invalid posts do not use up the limits.
      const { rejection, isFlood } = await limits.consume(getClient(c.env.incoming, trustedProxies))
      if (rejection) {
        const { isFirst, seconds } = rejection
        if (isFirst) limited.warn({ seconds }, 'Too many enquiries from one client')
        c.header('retry-after', String(seconds))
        return sendError(c, 429, 'Too many enquiries. Write, phone, or send it later.')
      }
      const keepNow = keep()
      if (!keepNow) return sendRetryAfter(c, 5, 'The service is stopping. Send it again.')
      try {
        const isNew = await keepNow(isFlood ? markFlood(enquiry) : enquiry, Date.now())
        log.info({ id: enquiry.id, isNew }, 'An enquiry is stored')
        return c.json({ stored: true }, isNew ? 201 : 200)
      } catch (error) {
        limited.error(
          { why: describeError(error) },
          'An enquiry could not be stored; the form asks to retry',
        )
        return sendRetryAfter(c, 30, 'The enquiry could not be stored. Send it again.')
      }
    })
    .notFound((c) => sendError(c, 404, 'There is nothing here.'))
    .onError((error, c) => {
      // The client disconnected or was too slow: not a fault of the service.
      if (c.env.incoming.errored) return c.body(null)
      limited.error({ why: describeError(error) }, 'An enquiry could not be received')
      return sendError(c, 500, 'The service has a fault; see its log.')
    })
  return getRequestListener(app.fetch, { hostname: 'site' })
}

const sendError = (c: Context, status: ContentfulStatusCode, error: string) =>
  c.json({ error }, status)

function sendRetryAfter(c: Context, seconds: number, error: string) {
  c.header('retry-after', String(seconds))
  return sendError(c, 503, error)
}

/**
 * Whether a page of the site sent the request, by its browser headers. A site that is opened under an IP address or localhost,
 * as from a phone nearby, is accepted too; other names are not, because anybody can point one here.
 */
function isOwnPage(c: Context, origins: readonly string[]): boolean {
  const site = c.req.header('sec-fetch-site')
  const origin = URL.parse(c.req.header('origin') ?? '')
  if (!origin || (site !== undefined && site !== 'same-origin')) return false
  if (origins.includes(origin.origin)) return true
  const isAddress = isIP(origin.hostname.replace(/^\[|\]$/g, '')) !== 0
  return (isAddress || origin.hostname === 'localhost') && origin.host === c.req.header('host')
}

function isJson(c: Context): boolean {
  const [type = '', ...parameters] = (c.req.header('content-type') ?? '').toLowerCase().split(';')
  const isUtf8 = parameters.every((text) => /^\s*(charset="?utf-8"?)?\s*$/.test(text))
  const encoding = c.req.header('content-encoding') ?? 'identity'
  return type.trim() === 'application/json' && isUtf8 && encoding === 'identity'
}
