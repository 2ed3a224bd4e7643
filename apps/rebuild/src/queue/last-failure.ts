import { Backoff } from '../backoff.ts'
import { type Failure, failureText } from '../build/failure.ts'
import type { PastFailure } from '../intake/state.ts'
import type { Log } from '../log.ts'

const FIRST_PAUSE_MS = 1_000

/** The last failure, told once however often it repeats, and how long to wait after it. */
export class LastFailure {
  readonly #log: Log
  readonly #backoff: Backoff
  #last: PastFailure | null

  constructor(last: PastFailure | null, longestPause: number, log: Log) {
    this.#last = last
    this.#backoff = new Backoff({ first: FIRST_PAUSE_MS, longest: longestPause })
    this.#log = log
  }

  get last(): PastFailure | null {
    return this.#last
  }

  /** Ms to wait before the next try; null when trying again cannot help. */
  add(failure: Failure): number | null {
    const known = this.#last
    const isSame = known?.resolvedAt === null && failureText(known) === failureText(failure)
    this.#last = { ...failure, at: Date.now(), resolvedAt: null }
    if (isSame) this.#log.info({ kind: failure.kind }, 'The same failure again')
    else this.#log.error({ failure }, failureText(failure))
    return failure.retry ? this.#backoff.fail() : null
  }

  /** A build went well; true when that ends a failure. */
  resolve(): boolean {
    this.#backoff.reset()
    if (!this.#last || this.#last.resolvedAt !== null) return false
    this.#last = { ...this.#last, resolvedAt: Date.now() }
    this.#log.info('The last failure is over')
    return true
  }
}
