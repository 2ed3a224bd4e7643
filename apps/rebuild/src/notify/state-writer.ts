import { Backoff } from '../backoff.ts'
import type { Log } from '../log.ts'

type Parts<Document> = {
  /** The document, as it should be now. */
  describe: () => Promise<Document>
  /** Puts it where the Studio reads it. */
  write: (document: Document) => Promise<unknown>
  log: Log
  /** Ms until the first further try; doubles up to a minute. */
  pause?: number
}

const LONGEST_PAUSE_MS = 60_000

/**
 * Keeps one document up to date by which the Studio is told of the site. Changes that come while one is being written are
 * told together afterwards. A lake that does not take it is asked again until it does; publishing
 * does not wait for that.
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
    this.#work ??= this.#writeWhileDue().finally(() => {
      this.#work = null
    })
  }

  /** Lets what is being written end. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#backoff.endPause()
    await this.#work
  }

  async #writeWhileDue(): Promise<void> {
    while (this.#isDue && !this.#stopping) {
      this.#isDue = false
      try {
        await this.#write()
      } catch (error) {
        this.#retryLater(error)
        return
      }
    }
  }

  async #write(): Promise<void> {
    const now = await this.#parts.describe()
    const text = JSON.stringify(now)
    if (text === this.#written) return
    await this.#parts.write(now)
    this.#written = text
    if (this.#backoff.isFailing) this.#parts.log.info('The Studio knows again what is live')
    this.#backoff.reset()
  }

  #retryLater(error: unknown): void {
    if (!this.#backoff.isFailing) {
      this.#parts.log.warn({ err: error }, 'The state of the site could not be written; it retries')
    }
    if (!this.#stopping) this.#backoff.retry(() => this.changed())
  }
}
