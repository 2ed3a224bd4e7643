import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const HOUR_SECONDS = 60 * 60

/** Why an enquiry is rejected. */
export type RateLimitRejection = {
  /** Seconds until the next one is accepted. */
  seconds: number
  /** Whether all visitors together sent too many. */
  isByAll: boolean
  /** Whether it is the first rejection in a row, to log it once. */
  isFirst: boolean
}

/** The sender of an enquiry: its address, and the wider network of its customer. */
export type Client = { address: string; network: string }

/**
 * Limits valid enquiries: 5 in a minute and 30 in an hour from one address, 60 in an hour from one network, and a
 * configured number in an hour from all.
 */
export class RateLimits {
  readonly #own: readonly { limiter: RateLimiterMemory; of: keyof Client }[] = [
    { limiter: new RateLimiterMemory({ points: 5, duration: 60 }), of: 'address' },
    { limiter: new RateLimiterMemory({ points: 30, duration: HOUR_SECONDS }), of: 'address' },
    { limiter: new RateLimiterMemory({ points: 60, duration: HOUR_SECONDS }), of: 'network' },
  ]
  readonly #all: RateLimiterMemory
  #fullUntil = 0

  constructor(mostPerHour: number) {
    this.#all = new RateLimiterMemory({ points: mostPerHour, duration: HOUR_SECONDS })
  }

  /** Whether the whole site rejects enquiries now. */
  get isFull(): boolean {
    return Date.now() < this.#fullUntil
  }

  /** Counts a valid enquiry; null when it is accepted. */
  async consume(client: Client): Promise<RateLimitRejection | null> {
    // A full site does not count clients, so that a flood does not fill the memory.
    const all = await this.#all.get('all')
    if (all && all.remainingPoints <= 0) return this.#countOfAll()
    for (const { limiter, of } of this.#own) {
      const rejection = await this.#count(limiter, client[of])
      if (rejection) return rejection
    }
    return this.#countOfAll()
  }

  async #countOfAll(): Promise<RateLimitRejection | null> {
    const rejection = await this.#count(this.#all, 'all')
    if (rejection) this.#fullUntil = Date.now() + rejection.seconds * 1000
    return rejection
  }

  async #count(limiter: RateLimiterMemory, key: string): Promise<RateLimitRejection | null> {
    try {
      await limiter.consume(key)
      return null
    } catch (found) {
      if (!(found instanceof RateLimiterRes)) throw found
      return {
        seconds: Math.max(1, Math.ceil(found.msBeforeNext / 1000)),
        isByAll: limiter === this.#all,
        isFirst: found.consumedPoints === limiter.points + 1,
      }
    }
  }
}
