/**
 * The total time that a build waits for other systems: the lake, late documents, pictures. Several slow systems must
 * not add up and delay a publish. Overlapping waits count once, and the work between waits does not count.
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

  /** In milliseconds. */
  get remainingMs(): number {
    const current = this.#waits > 0 ? this.#now() - this.#since : 0
    return Math.max(0, Math.ceil(this.limitMs - this.#spent - current))
  }

  /** Runs `ask`, whose signal aborts it after `most` ms at the latest. */
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
