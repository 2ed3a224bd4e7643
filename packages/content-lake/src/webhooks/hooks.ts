import type { DatabaseSync } from 'node:sqlite'
import { isFields } from '../core/document.ts'
import { isPublishedId, newId } from '../core/document-id.ts'
import type { OutboxEntry } from '../core/store.ts'
import { operationOf, type Transaction } from '../core/transaction.ts'
import { type Hook, parseHook } from './hook.ts'

/** Ids of webhooks that came with the start of the lake, not through its API. */
const CONFIGURED = 'configured-'

/** The webhooks of the lake, in the order in which they were made. */
export class Hooks {
  readonly #database: DatabaseSync
  readonly #dataset: string
  readonly #hooks = new Map<string, Hook>()

  constructor(database: DatabaseSync, dataset: string) {
    this.#database = database
    this.#dataset = dataset
    for (const { id, settings } of database.prepare('select * from hooks order by id').all()) {
      const input: unknown = JSON.parse(String(settings))
      const createdAt = String(isFields(input) && input.createdAt)
      this.#hooks.set(String(id), parseHook(input, { id: String(id), dataset, createdAt }))
    }
  }

  list(): Hook[] {
    return [...this.#hooks.values()]
  }

  get(id: string): Hook | undefined {
    return this.#hooks.get(id)
  }

  /** Throws HttpError (400). */
  add(settings: unknown): Hook {
    return this.#save(settings, newId(16))
  }

  /** Keeps what the settings do not name. Throws HttpError (400). */
  update(hook: Hook, settings: object): Hook {
    return this.#save({ ...hook, ...settings }, hook.id)
  }

  remove(id: string): boolean {
    this.#database.prepare('delete from hooks where id = ?').run(id)
    return this.#hooks.delete(id)
  }

  /** Makes these, and only these, the webhooks that come with the start. Throws HttpError (400). */
  configure(list: readonly unknown[]): void {
    const ids = list.map((settings, place) => this.#save(settings, `${CONFIGURED}${place}`).id)
    for (const id of this.#hooks.keys()) {
      if (id.startsWith(CONFIGURED) && !ids.includes(id)) this.remove(id)
    }
  }

  /** Whom a transaction may concern; filters are left to the time of sending. */
  concernedBy({ changes }: Transaction): OutboxEntry[] {
    return this.list()
      .filter(({ isDisabledByUser }) => !isDisabledByUser)
      .flatMap((hook) =>
        changes
          .filter(({ id }) => hook.includeDrafts || isPublishedId(id))
          .filter((change) => hook.rule.on.includes(operationOf(change)))
          .map(({ id }) => ({ hook: hook.id, document: id })),
      )
  }

  #save(settings: unknown, id: string): Hook {
    const createdAt = this.get(id)?.createdAt ?? new Date().toISOString()
    const hook = parseHook(settings, { id, dataset: this.#dataset, createdAt })
    this.#database
      .prepare('insert or replace into hooks (id, settings) values (?, ?)')
      .run(id, JSON.stringify(hook))
    this.#hooks.set(id, hook)
    return hook
  }
}
