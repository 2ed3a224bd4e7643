import { Hono } from 'hono'
import { type Sessions, tokenIn } from '../auth/sessions.ts'
import { EDITOR } from '../auth/users.ts'
import { user } from '../http/access.ts'
import type { Origins } from '../http/cors.ts'
import type { LakeEnv } from '../http/exchange.ts'
import { HttpError, missing } from '../http/http-error.ts'

/**
 * Logging in is one click, as whoever sits at this machine may edit: the Studio sends the browser
 * here, and here sends it back with an id that the Studio changes for a token.
 *
 * @param publicUrl where browsers reach the lake.
 */
export const loginRoutes = (sessions: Sessions, origins: Origins, publicUrl: () => string) =>
  new Hono<LakeEnv>()
    .get('/auth/providers', (c) => {
      const url = `${publicUrl()}/v1/auth/login/local`
      const provider = { name: 'local', title: 'Log in on this computer', url }
      return c.json({ providers: [provider], thirdPartyLogin: false, sso: null })
    })

    .get('/auth/login/local', (c) => {
      const back = URL.parse(c.req.query('origin') ?? '')
      if (!back || !origins.allows(back.origin)) {
        throw new HttpError(403, 'The login leads back only to allowed origins')
      }
      back.hash = `sid=${sessions.login()}`
      return c.redirect(back.href)
    })

    .get('/auth/fetch', (c) => {
      const token = sessions.exchange(c.req.query('sid') ?? '')
      if (token === undefined) throw missing('Session not found')
      return c.json({ token })
    })

    .get('/auth/id', user, (c) => {
      const { id } = c.get('user') ?? EDITOR
      // Seconds since 1970, far away: a session ends when its owner logs out.
      return c.json({ id, expiry: Math.floor(Date.now() / 1000) + 30 * 24 * 3600 })
    })

    .post('/auth/logout', (c) => {
      const token = tokenIn(c.req.header('authorization'))
      if (token !== undefined) sessions.logout(token)
      return c.json({ ok: true })
    })
