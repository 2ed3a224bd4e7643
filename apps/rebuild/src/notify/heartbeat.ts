import type { Log } from '../log.ts'

/** Ms that the address may take to answer. */
const TIMEOUT_MS = 10_000

/**
 * Tells an address outside that all is well: a monitor there misses the call of a machine that is dead, or of a service
 * that is stuck. What is not taken is said once, and not tried again, as the next call is soon due.
 */
export class Heartbeat {
  readonly #url: string
  readonly #log: Log
  readonly #stop = new AbortController()
  #work: Promise<void> | null = null
  #isFailing = false

  constructor(url: string, log: Log) {
    this.#url = url
    this.#log = log
  }

  /** Neither waits nor throws; one call at a time. */
  beat(): void {
    if (this.#stop.signal.aborted) return
    this.#work ??= this.#call().finally(() => {
      this.#work = null
    })
  }

  async stop(): Promise<void> {
    this.#stop.abort(new Error('The service stops'))
    await this.#work
  }

  async #call(): Promise<void> {
    const monitor = new URL(this.#url).host
    try {
      const timeout = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(this.#url, {
        signal: AbortSignal.any([this.#stop.signal, timeout]),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`It answered HTTP ${response.status}`)
      if (this.#isFailing) this.#log.info({ monitor }, 'The heartbeat is taken again')
      this.#isFailing = false
    } catch (error) {
      if (this.#isFailing || this.#stop.signal.aborted) return
      this.#isFailing = true
      this.#log.warn({ err: error, monitor }, 'The heartbeat was not taken; it goes on trying')
    }
  }
}
