import { Backoff } from '../backoff.ts'
import type { Log } from '../log.ts'

type Parts<Document> = {
  /** The document, as it should be now. */
  describe: () => Promise<Document>
  /** Writes it to the lake; false: it was not written, and need not be. */
  write: (document: Document) => Promise<boolean>
  log: Log
  /** Ms before the first retry; doubles up to a minute. */
  pause?: number
}

const LONGEST_PAUSE_MS = 60_000

/**
 * Keeps one document for the Studio up to date. Combines changes that come during a write. Retries until
 * the lake accepts the document; publishing does not wait for that.
 */
export class StateWriter<Document> {
  readonly #parts: Parts<Document>
  readonly #backoff: Backoff
  #isDue = false
  #work: Promise<void> | null = null
  #written = ''
  #stopping = false

  constructor(parts: Parts<Document>) {
    this.#parts = parts
    this.#backoff = new Backoff({ first: parts.pause ?? 1_000, longest: LONGEST_PAUSE_MS })
  }

  /** Something may be different now. */
  changed(): void {
    this.#isDue = true
    this.#backoff.endPause()
    if (this.#stopping) return
    this.#work ??= this.#writePending().finally(() => {
      this.#work = null
    })
  }

  /** Writes also what this process has written before: another service may have replaced it. */
  rewrite(): void {
    this.#written = ''
    this.changed()
  }

  /** Waits for the current write. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#backoff.endPause()
    await this.#work
  }

  async #writePending(): Promise<void> {
    while (this.#isDue && !this.#stopping) {
      this.#isDue = false
      try {
        await this.#write()
      } catch (error) {
        this.#scheduleRetry(error)
        return
      }
    }
  }

  async #write(): Promise<void> {
    const now = await this.#parts.describe()
    const text = JSON.stringify(now)
    if (text === this.#written) return
    this.#written = (await this.#parts.write(now)) ? text : ''
    if (this.#backoff.isFailing) this.#parts.log.info('The state of the site is written again')
    this.#backoff.reset()
  }

  #scheduleRetry(error: unknown): void {
    if (!this.#backoff.isFailing) {
      this.#parts.log.warn(
        { err: error },
        'The state of the site could not be written; the service retries',
      )
    }
    if (!this.#stopping) this.#backoff.retry(() => this.changed())
  }
}
