import type { History } from '../core/history.ts'
import type { Lake } from '../core/lake.ts'
import type { Log } from '../log.ts'
import { createHeaders, createPayload, deliver } from './deliver.ts'
import type { Hook, Hooks } from './hooks.ts'
import type { Outbox, OutboxRow } from './outbox.ts'

/** Hosted Sanity's policy since 29 April 2026: two retries, 30 s apart. */
const RETRIES = 2
const PAUSE_MS = 30_000

type WorkerOptions = {
  lake: Lake
  history: History
  hooks: Hooks
  outbox: Outbox
  log: Log
  /** Milliseconds before each retry, instead of Sanity's. */
  pause?: number
}

/**
 * Sends the outbox: each webhook in the order of transactions, different webhooks in parallel. A failed request does
 * not block later ones. Survives restarts, as the outbox does.
 */
export class Worker {
  readonly #options: WorkerOptions
  readonly #stop = new AbortController()
  readonly #unsubscribe: () => void
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined

  constructor(options: WorkerOptions) {
    this.#options = options
    this.#unsubscribe = options.lake.subscribe(() => this.#plan())
    this.#plan()
  }

  /** Aborts running requests; they are retried after the next start. */
  async stop(): Promise<void> {
    this.#unsubscribe()
    clearTimeout(this.#timer)
    this.#stop.abort()
    await this.#round
  }

  /** Schedules the next due row. */
  #plan(): void {
    if (this.#round || this.#stop.signal.aborted) return
    const next = this.#options.outbox.getNextTime()
    if (next === undefined) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => {
        this.#round = this.#sendDue().finally(() => {
          this.#round = undefined
          this.#plan()
        })
      },
      Math.max(0, next - Date.now()),
    )
  }

  async #sendDue(): Promise<void> {
    const pending = this.#options.outbox.listPending(Date.now())
    const byHook = Map.groupBy(pending, (row) => row.hook)
    await Promise.all(
      [...byHook].map(async ([, rows]) => {
        for (const row of rows) if (!this.#stop.signal.aborted) await this.#send(row)
      }),
    )
  }

  async #send(row: OutboxRow): Promise<void> {
    const { hooks, outbox, log } = this.#options
    const hook = hooks.get(row.hook)
    if (!hook) return outbox.save({ ...row, status: 'skipped', outcome: 'the webhook is gone' })
    try {
      const sent = await this.#attempt(hook, row)
      if (!this.#stop.signal.aborted) outbox.save(sent)
    } catch (error) {
      log.error(`webhook "${hook.name}": ${row.document}`, error)
      outbox.save({ ...row, status: 'failed', outcome: String(error) })
    }
  }

  async #attempt(hook: Hook, row: OutboxRow): Promise<OutboxRow> {
    const { lake, history, log, pause = PAUSE_MS } = this.#options
    const transaction = history.transaction(row.sequence)
    const change = transaction?.changes.find(({ id }) => id === row.document)
    if (!transaction || !change)
      throw new Error(`Transaction ${row.sequence} is not in the history`)
    const body = row.body ?? (await createPayload(hook, change, lake))
    if (body === null) return { ...row, status: 'skipped', outcome: 'filtered out' }

    const headers = createHeaders(lake, hook, transaction, change)
    const { ok, again, outcome } = await deliver(hook, body, headers, this.#stop.signal)
    const attempt = { ...row, body, attempts: row.attempts + 1, outcome }
    if (ok) return { ...attempt, status: 'sent' }
    // Aborted on stop: not a failure, and not stored.
    if (this.#stop.signal.aborted) return row
    const willRetry = again && row.attempts < RETRIES
    const next = willRetry ? `next try in ${pause / 1000} s` : 'given up'
    log.warn(`webhook "${hook.name}" to ${hook.url}: ${outcome}, ${next}`)
    return willRetry ? { ...attempt, due: Date.now() + pause } : { ...attempt, status: 'failed' }
  }
}
