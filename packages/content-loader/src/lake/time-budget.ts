/**
 * How long a build waits for all that is outside: the lake's answer, documents that are late, pictures.
 * What never comes must not hold what was published for as long as many such waits may take. Waits
 * that overlap count once, and the work between them does not count.
 */
export class TimeBudget {
  readonly limitMs: number
  readonly #now: () => number
  #spent = 0
  #waits = 0
  #since = 0

  /**
   * @param limit ms
   * @param now the clock, in ms.
   */
  constructor(limit: number, now = () => performance.now()) {
    this.limitMs = limit
    this.#now = now
  }

  /** Ms that are left. */
  get remainingMs(): number {
    const current = this.#waits > 0 ? this.#now() - this.#since : 0
    return Math.max(0, Math.ceil(this.limitMs - this.#spent - current))
  }

  /** Waits for `ask`, whose signal tells it to give up, after `most` ms at the latest. */
  async run<Answer>(
    ask: (signal: AbortSignal) => Promise<Answer>,
    most = this.limitMs,
  ): Promise<Answer> {
    const signal = AbortSignal.timeout(Math.min(this.remainingMs, most))
    if (this.#waits === 0) this.#since = this.#now()
    this.#waits += 1
    try {
      return await ask(signal)
    } finally {
      this.#waits -= 1
      if (this.#waits === 0) this.#spent += this.#now() - this.#since
    }
  }
}
