import { getReasons } from '../queue/build-queue.ts'
import type { Publisher } from '../queue/publisher.ts'
import type { Facts } from './get-alerts.ts'

/**
 * Times how long each publish waits, by a monotonic clock. A publish from before a restart counts
 * from the restart.
 */
export class DelayedPublishes {
  readonly #after: number
  /** When each publish was first seen, by its number. */
  #seen: ReadonlyMap<number, number> = new Map()

  /** @param after ms. */
  constructor(after: number) {
    this.#after = after
  }

  /** Records which publishes wait now, and returns the late ones. */
  in(
    { waiting, running }: Pick<Publisher['status'], 'waiting' | 'running'>,
    now: number,
  ): Pick<Facts, 'isWaiting' | 'late'> {
    const requests = [...waiting, ...(running && running.phase !== 'swap' ? running.requests : [])]
    // The service's own checks have no number.
    const publishes = requests.filter(({ seq }) => seq > 0)
    const seen = new Map(publishes.map(({ seq }) => [seq, this.#seen.get(seq) ?? now]))
    this.#seen = seen
    const late = publishes.filter(({ seq }) => now - (seen.get(seq) ?? now) >= this.#after)
    return {
      isWaiting: publishes.length > 0,
      late: late.length > 0 ? { after: this.#after, reasons: getReasons(late) } : null,
    }
  }
}
