import type { DatabaseSync } from 'node:sqlite'

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
