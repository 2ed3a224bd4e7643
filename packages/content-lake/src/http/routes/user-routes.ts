import type { Preferences } from '../../auth/preferences.ts'
import { EDITOR, ROLE, type User, users } from '../../auth/users.ts'
import { isFields } from '../../core/document.ts'
import { readJson, sendJson } from '../exchange.ts'
import { HttpError, missing } from '../http-error.ts'
import { type Route, route } from '../router.ts'

/** Who is logged in, who others are, and what the Studio keeps for its user. */
export const userRoutes = (preferences: Preferences): Route[] => [
  route('GET', '/users/me', 'user', (exchange) => {
    const { id, name, email } = exchange.user ?? EDITOR
    const dates = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' }
    sendJson(exchange, {
      ...{ id, name, email, ...dates },
      profileImage: '',
      provider: 'local',
      role: ROLE.name,
      roles: [ROLE],
    })
  }),

  route('GET', '/users/me/keyvalue/:keys', 'user', (exchange) => {
    const keys = (exchange.params.keys ?? '').split(',')
    sendJson(
      exchange,
      keys.map((key) => preferences.get(key)),
    )
  }),

  route('PUT', '/users/me/keyvalue', 'user', async (exchange) => {
    const body = await readJson(exchange)
    const entries: unknown[] = Array.isArray(body) ? body : [body]
    for (const entry of entries) {
      if (!isFields(entry) || typeof entry.key !== 'string') {
        throw new HttpError(400, 'Expected objects with a "key" and a "value"')
      }
      preferences.set({ key: entry.key, value: entry.value ?? null })
    }
    sendJson(exchange, entries)
  }),

  route('GET', '/users/:ids', 'user', (exchange) => {
    const ids = (exchange.params.ids ?? '').split(',')
    const found = users.filter(({ id }) => ids.includes(id)).map(profileOf)
    if (ids.length > 1) return sendJson(exchange, found)
    if (!found[0]) throw missing('User not found')
    sendJson(exchange, found[0])
  }),
]

const profileOf = ({ id, name, email }: User) => ({
  id,
  displayName: name,
  givenName: name,
  familyName: '',
  imageUrl: null,
  email,
})
