import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

export type User = {
  id: string
  name: string
  email: string
}

/** The user of the local Studio. */
export const EDITOR: User = {
  id: 'local-editor',
  name: 'Local Editor',
  email: 'editor@localhost',
}

/** The user of the write token: imports, migrations, tests. */
const SCRIPT: User = {
  id: 'local-script',
  name: 'Local Script',
  email: 'script@localhost',
}

/** The author of the initial content. */
export const SEEDER: User = {
  id: 'local-seed',
  name: 'Bundled Content',
  email: 'seed@localhost',
}

export const users: readonly User[] = [EDITOR, SCRIPT, SEEDER]

export const ROLE = {
  name: 'administrator',
  title: 'Administrator',
  description: 'May do everything',
  appliesToUsers: true,
  appliesToRobots: true,
}

type Preference = { key: string; value: unknown }

/** The Studio's preferences of its user: recent searches, layouts. */
export class Preferences {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Null for an unset key. */
  get(key: string): Preference | null {
    const row = this.#database.prepare('select value from preferences where key = ?').get(key)
    return row ? { key, value: JSON.parse(String(row.value)) } : null
  }

  set({ key, value }: Preference): void {
    this.#database
      .prepare('insert or replace into preferences (key, value) values (?, ?)')
      .run(key, JSON.stringify(value))
  }
}

/** Milliseconds within which the Studio must fetch its token after a login. */
const LOGIN_TIMEOUT_MS = 5 * 60_000

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Resolves tokens to users. The Studio's tokens survive a restart; the database stores only their hashes. */
export class Sessions {
  readonly #database: DatabaseSync
  readonly #writeToken: Buffer
  readonly #logins = new Map<string, number>()

  /** @param writeToken the token of scripts. */
  constructor(database: DatabaseSync, writeToken: string) {
    this.#database = database
    this.#writeToken = Buffer.from(hashToken(writeToken))
  }

  /** The user of a token; null if the token is invalid. */
  userWith(token: string): User | null {
    const hash = hashToken(token)
    if (timingSafeEqual(Buffer.from(hash), this.#writeToken)) return SCRIPT
    const row = this.#database.prepare('select 1 from sessions where token_hash = ?').get(hash)
    return row ? EDITOR : null
  }

  /** Starts a login: returns an id that the Studio exchanges for a token, once. */
  login(): string {
    const now = Date.now()
    for (const [id, end] of this.#logins) if (end < now) this.#logins.delete(id)
    const id = randomBytes(24).toString('base64url')
    this.#logins.set(id, now + LOGIN_TIMEOUT_MS)
    return id
  }

  /** The token for a login; undefined if the login is unknown, used or expired. */
  exchange(loginId: string): string | undefined {
    const end = this.#logins.get(loginId) ?? 0
    this.#logins.delete(loginId)
    if (end < Date.now()) return undefined
    const token = `local-${randomBytes(32).toString('base64url')}`
    this.#database
      .prepare('insert into sessions (token_hash, created) values (?, ?)')
      .run(hashToken(token), new Date().toISOString())
    return token
  }

  logout(token: string): void {
    this.#database.prepare('delete from sessions where token_hash = ?').run(hashToken(token))
  }
}

/** The token of a request. Cookies are ignored, so that no page can act for a logged-in user. */
export function parseToken(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer +(\S+)$/i)?.[1]
}
