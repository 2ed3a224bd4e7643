import { reasonsOf } from '../publish/build-queue.ts'
import type { Publisher } from '../publish/publisher.ts'
import type { Facts } from './alerts-of.ts'

/**
 * How long each publish has waited, by a clock that nobody can set. What an earlier process left
 * counts from the start of this one.
 */
export class LatePublishes {
  readonly #after: number
  /** When each was first seen, by its number. */
  #seen: ReadonlyMap<number, number> = new Map()

  /** @param after ms. */
  constructor(after: number) {
    this.#after = after
  }

  /** Looks what waits now, and whether for longer than it should. */
  in(
    { waiting, running }: Pick<Publisher['status'], 'waiting' | 'running'>,
    now: number,
  ): Pick<Facts, 'isWaiting' | 'late'> {
    const wants = [...waiting, ...(running && running.phase !== 'swap' ? running.wants : [])]
    // The service's own checks have no number.
    const publishes = wants.filter(({ seq }) => seq > 0)
    const seen = new Map(publishes.map(({ seq }) => [seq, this.#seen.get(seq) ?? now]))
    this.#seen = seen
    const late = publishes.filter(({ seq }) => now - (seen.get(seq) ?? now) >= this.#after)
    return {
      isWaiting: publishes.length > 0,
      late: late.length > 0 ? { after: this.#after, reasons: reasonsOf(late) } : null,
    }
  }
}
