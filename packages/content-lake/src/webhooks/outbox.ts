import type { DatabaseSync } from 'node:sqlite'

/** A pending or finished request. */
export type OutboxRow = {
  id: number
  hook: string
  sequence: number
  document: string
  status: 'pending' | 'sent' | 'skipped' | 'failed'
  /** The body; null until the filter has run. */
  body: string | null
  attempts: number
  /** Time of the next attempt, in milliseconds since 1970. */
  due: number
  /** Short result of the last attempt. */
  outcome: string | null
}

/** Number of finished rows that are kept for inspection. */
const MAX_FINISHED = 1000

const statuses = ['pending', 'sent', 'skipped', 'failed'] as const

/** Pending webhooks. Transactions add the rows. */
export class Outbox {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Rows due by now, oldest first. */
  listPending(now: number): OutboxRow[] {
    return this.#database
      .prepare("select * from outbox where status = 'pending' and due <= ? order by id")
      .all(now)
      .map(parseRow)
  }

  /** Time of the next attempt; undefined if nothing is pending. */
  getNextTime(): number | undefined {
    const sql = "select min(due) as next from outbox where status = 'pending'"
    const next = this.#database.prepare(sql).get()?.next ?? undefined
    return next === undefined ? undefined : Number(next)
  }

  save({ id, status, body, attempts, due, outcome }: OutboxRow): void {
    this.#database
      .prepare(
        'update outbox set status = ?, body = ?, attempts = ?, due = ?, outcome = ? where id = ?',
      )
      .run(status, body, attempts, due, outcome, id)
    if (status === 'pending') return
    this.#database
      .prepare("delete from outbox where id < ? and status != 'pending'")
      .run(id - MAX_FINISHED)
  }

  /** The newest rows of a webhook. */
  ofHook(hook: string, limit = 100): OutboxRow[] {
    return this.#database
      .prepare('select * from outbox where hook = ? order by id desc limit ?')
      .all(hook, limit)
      .map(parseRow)
  }
}

function parseRow(row: Record<string, unknown>): OutboxRow {
  const status = statuses.find((name) => name === row.status)
  if (!status) throw new Error(`The outbox has a row of status ${String(row.status)}`)
  return {
    id: Number(row.id),
    hook: String(row.hook),
    sequence: Number(row.sequence),
    document: String(row.document),
    status,
    body: row.body === null ? null : String(row.body),
    attempts: Number(row.attempts),
    due: Number(row.due),
    outcome: row.outcome === null ? null : String(row.outcome),
  }
}
