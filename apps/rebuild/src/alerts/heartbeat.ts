import type { Log } from '../log.ts'

/** Timeout of a call. */
const TIMEOUT_MS = 10_000

/**
 * Calls a monitor outside while all is well: it alerts when calls stop, because the machine is down or the service is
 * stuck. A failed call is logged once, and not retried, as the next one is due soon.
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
      if (this.#isFailing) this.#log.info({ monitor }, 'The heartbeat works again')
      this.#isFailing = false
    } catch (error) {
      if (this.#isFailing || this.#stop.signal.aborted) return
      this.#isFailing = true
      this.#log.warn({ err: error, monitor }, 'The heartbeat failed; the service keeps trying')
    }
  }
}
