import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { EDITOR, SCRIPT, type User } from './users.ts'

/** Milliseconds in which the Studio must come for its token after the login. */
const LOGIN_TIMEOUT_MS = 5 * 60_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Knows who holds a token. Tokens of the Studio outlive a restart; the database keeps only their
 * hashes.
 */
export class Sessions {
  readonly #database: DatabaseSync
  readonly #writeToken: Buffer
  readonly #logins = new Map<string, number>()

  /** @param writeToken the token that scripts use. */
  constructor(database: DatabaseSync, writeToken: string) {
    this.#database = database
    this.#writeToken = Buffer.from(hashOf(writeToken))
  }

  /** The user who holds this token; null if nobody does. */
  userWith(token: string): User | null {
    const hash = hashOf(token)
    if (timingSafeEqual(Buffer.from(hash), this.#writeToken)) return SCRIPT
    const row = this.#database.prepare('select 1 from sessions where token_hash = ?').get(hash)
    return row ? EDITOR : null
  }

  /** A login that succeeded: the Studio changes this id for a token, once. */
  login(): string {
    const now = Date.now()
    for (const [id, end] of this.#logins) if (end < now) this.#logins.delete(id)
    const id = randomBytes(24).toString('base64url')
    this.#logins.set(id, now + LOGIN_TIMEOUT_MS)
    return id
  }

  /** The token for a login; undefined if the login is unknown, used or too long ago. */
  exchange(loginId: string): string | undefined {
    const end = this.#logins.get(loginId) ?? 0
    this.#logins.delete(loginId)
    if (end < Date.now()) return undefined
    const token = `local-${randomBytes(32).toString('base64url')}`
    this.#database
      .prepare('insert into sessions (token_hash, created) values (?, ?)')
      .run(hashOf(token), new Date().toISOString())
    return token
  }

  logout(token: string): void {
    this.#database.prepare('delete from sessions where token_hash = ?').run(hashOf(token))
  }
}

/** The token of a request; cookies are not read, so no page can act for one who is logged in. */
export function tokenIn(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer +(\S+)$/i)?.[1]
}
