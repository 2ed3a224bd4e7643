/** Longer waits are too long for a timer; a regular check tells of the same time again. */
const MAX_TIMER_MS = 2 ** 31 - 1

/**
 * Calls when a post's date comes or a job's last day ends: what visitors should see changes then, and
 * no webhook tells of it. By the clock of the machine, as such a date is on a clock; where that is set
 * meanwhile, the regular check finds what is due.
 */
export class DateWatch {
  readonly #onDate: () => void
  #timer: NodeJS.Timeout | undefined
  #at: string | null = null

  constructor(onDate: () => void) {
    this.#onDate = onDate
  }

  /** The time that is waited for, ISO 8601; null when nothing changes by itself. */
  get at(): string | null {
    return this.#at
  }

  /** Waits for this time instead. */
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
