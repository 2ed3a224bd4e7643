import { type Sessions, tokenIn } from '../../auth/sessions.ts'
import { EDITOR } from '../../auth/users.ts'
import type { Origins } from '../cors.ts'
import { sendJson } from '../exchange.ts'
import { HttpError, missing } from '../http-error.ts'
import { type Route, route } from '../router.ts'

/**
 * Logging in is one click, as whoever sits at this machine may edit: the Studio sends the browser
 * here, and here sends it back with an id that the Studio changes for a token.
 *
 * @param publicUrl where browsers reach the lake.
 */
export const loginRoutes = (
  sessions: Sessions,
  origins: Origins,
  publicUrl: () => string,
): Route[] => [
  route('GET', '/auth/providers', 'open', (exchange) => {
    const url = `${publicUrl()}/v1/auth/login/local`
    const provider = { name: 'local', title: 'Log in on this computer', url }
    sendJson(exchange, { providers: [provider], thirdPartyLogin: false, sso: null })
  }),

  route('GET', '/auth/login/local', 'open', ({ url, response }) => {
    const back = URL.parse(url.searchParams.get('origin') ?? '')
    if (!back || !origins.allows(back.origin)) {
      throw new HttpError(403, 'The login leads back only to allowed origins')
    }
    back.hash = `sid=${sessions.login()}`
    response.writeHead(302, { location: back.href, 'cache-control': 'no-store' })
    response.end()
  }),

  route('GET', '/auth/fetch', 'open', (exchange) => {
    const token = sessions.exchange(exchange.url.searchParams.get('sid') ?? '')
    if (token === undefined) throw missing('Session not found')
    sendJson(exchange, { token })
  }),

  route('GET', '/auth/id', 'user', (exchange) => {
    const { id } = exchange.user ?? EDITOR
    // Seconds since 1970, far away: a session ends when its owner logs out.
    sendJson(exchange, { id, expiry: Math.floor(Date.now() / 1000) + 30 * 24 * 3600 })
  }),

  route('POST', '/auth/logout', 'open', (exchange) => {
    const token = tokenIn(exchange.request.headers.authorization)
    if (token !== undefined) sessions.logout(token)
    sendJson(exchange, { ok: true })
  }),
]
