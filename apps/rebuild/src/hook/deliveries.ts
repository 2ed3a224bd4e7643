import { REMEMBERED } from './delivery-policy.ts'

/** Remembers deliveries for a day, so that a repeated or replayed one builds nothing. */
export class Deliveries {
  /** When each came, and the promise that it is kept on disk. */
  readonly #known = new Map<string, { at: number; kept: Promise<void> }>()

  /** A clock that was ahead left times to come; what they belong to came by `now`. */
  constructor(known: ReadonlyMap<string, number>, now: number) {
    const kept = Promise.resolve()
    for (const [id, at] of known) this.#known.set(id, { at: Math.min(at, now), kept })
  }

  /**
   * Runs `keep` for a new delivery and answers true when it is done; answers false for one that was
   * kept before, or is being kept by a request beside this one. Rejects when keeping failed: the
   * delivery is then as good as unknown and may come again.
   */
  async accept(ids: readonly string[], now: number, keep: () => Promise<void>): Promise<boolean> {
    const earlier = ids
      .map((id) => this.#known.get(id))
      .find((known) => known && fresh(known.at, now))
    if (earlier) {
      await earlier.kept
      return false
    }
    const delivery = { at: now, kept: keep() }
    for (const id of ids) this.#known.set(id, delivery)
    try {
      await delivery.kept
      return true
    } catch (error) {
      for (const id of ids) this.#known.delete(id)
      throw error
    }
  }

  /** Forgets what is older than a day. */
  forgetOld(now: number) {
    for (const [id, { at }] of this.#known) if (!fresh(at, now)) this.#known.delete(id)
  }

  get times(): Map<string, number> {
    return new Map([...this.#known].map(([id, { at }]) => [id, at]))
  }
}

const fresh = (at: number, now: number) => now - at < REMEMBERED
