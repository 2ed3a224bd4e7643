type Options = {
  /** Ms of the first pause. */
  first: number
  longest: number
}

/**
 * Pauses between tries, which double after each failure. A library for retries repeats one call; here new work may end a
 * pause, and a retry sends the current state.
 */
export class Backoff {
  readonly #options: Options
  #failures = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Whether the last try failed. */
  get isFailing(): boolean {
    return this.#failures > 0
  }

  /** Whether a pause set by `retry` runs. */
  get isPaused(): boolean {
    return this.#timer !== undefined
  }

  /** Ms of the pause after the next failure. */
  get pause(): number {
    const { first, longest } = this.#options
    return Math.min(first * 2 ** this.#failures, longest)
  }

  /** Counts a failure. Returns the ms to wait before the next try. */
  fail(): number {
    const { pause } = this
    this.#failures += 1
    return pause
  }

  /** Counts a failure, and calls `again` after the pause. */
  retry(again: () => unknown): void {
    this.endPause()
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      again()
    }, this.fail())
  }

  /** Ends a pause without a try. */
  endPause(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** A try succeeded: the next pause is the first one again. */
  reset(): void {
    this.#failures = 0
    this.endPause()
  }
}
