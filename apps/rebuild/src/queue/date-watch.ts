/** A timer cannot wait longer; the regular check sets the same time again. */
const MAX_TIMER_MS = 2 ** 31 - 1

/**
 * Calls back when a post's date comes or a job's last day ends, because no webhook reports it. Uses the
 * system clock; after a change of that clock, the regular check finds due dates.
 */
export class DateWatch {
  readonly #onDate: () => void
  #timer: NodeJS.Timeout | undefined
  #at: string | null = null

  constructor(onDate: () => void) {
    this.#onDate = onDate
  }

  /** The next time, ISO 8601; null when no date is ahead. */
  get at(): string | null {
    return this.#at
  }

  /** Replaces the time. */
  waitFor(at: string | null) {
    this.stop()
    this.#at = at
    if (at === null) return
    const wait = Date.parse(at) - Date.now()
    if (wait <= MAX_TIMER_MS) this.#timer = setTimeout(this.#onDate, Math.max(0, wait))
  }

  stop() {
    clearTimeout(this.#timer)
  }
}
