import { Hono } from 'hono'
import type { Preferences } from '../auth/preferences.ts'
import { type Sessions, tokenIn } from '../auth/sessions.ts'
import { EDITOR, ROLE, type User, users } from '../auth/users.ts'
import { isFields } from '../core/document.ts'
import { user } from '../http/access.ts'
import type { Origins } from '../http/cors.ts'
import { type LakeEnv, readJson } from '../http/exchange.ts'
import { HttpError, missing } from '../http/http-error.ts'

/**
 * Logging in is one click, as everyone at this machine may edit: the Studio redirects the browser here, and this
 * redirects back with an id that the Studio exchanges for a token.
 * | @param publicUrl the lake's address for browsers.
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
      // Seconds since 1970, far in the future: a session ends at logout.
      return c.json({ id, expiry: Math.floor(Date.now() / 1000) + 30 * 24 * 3600 })
    })

    .post('/auth/logout', (c) => {
      const token = tokenIn(c.req.header('authorization'))
      if (token !== undefined) sessions.logout(token)
      return c.json({ ok: true })
    })

/** The current user, other users, and the Studio's preferences. */
export const userRoutes = (preferences: Preferences) =>
  new Hono<LakeEnv>()
    .get('/users/me', user, (c) => {
      const { id, name, email } = c.get('user') ?? EDITOR
      const dates = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' }
      return c.json({
        ...{ id, name, email, ...dates },
        profileImage: '',
        provider: 'local',
        role: ROLE.name,
        roles: [ROLE],
      })
    })

    .get('/users/me/keyvalue/:keys', user, (c) => {
      const keys = c.req.param('keys').split(',')
      return c.json(keys.map((key) => preferences.get(key)))
    })

    .put('/users/me/keyvalue', user, async (c) => {
      const body = await readJson(c)
      const entries: unknown[] = Array.isArray(body) ? body : [body]
      for (const entry of entries) {
        if (!isFields(entry) || typeof entry.key !== 'string') {
          throw new HttpError(400, 'Expected objects with a "key" and a "value"')
        }
        preferences.set({ key: entry.key, value: entry.value ?? null })
      }
      return c.json(entries)
    })

    .get('/users/:ids', user, (c) => {
      const ids = c.req.param('ids').split(',')
      const found = users.filter(({ id }) => ids.includes(id)).map(profileOf)
      if (ids.length > 1) return c.json(found)
      if (!found[0]) throw missing('User not found')
      return c.json(found[0])
    })

const profileOf = ({ id, name, email }: User) => ({
  id,
  displayName: name,
  givenName: name,
  familyName: '',
  imageUrl: null,
  email,
})
