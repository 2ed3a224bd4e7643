import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const HOUR_SECONDS = 60 * 60

/** Why an enquiry is rejected. */
export type RateLimitRejection = {
  /** Seconds until the next one is accepted. */
  seconds: number
  /** Whether it is the first rejection in a row, to log it once. */
  isFirst: boolean
}

/** The sender of an enquiry: its address, and the wider network of its customer. */
export type Client = { address: string; network: string }

/**
 * Limits valid enquiries: 5 in a minute and 30 in an hour from one address. Above 60 in an hour from one network, or a
 * configured number from all, there is a flood: enquiries are still accepted.
 */
export class RateLimits {
  readonly #address = [
    new RateLimiterMemory({ points: 5, duration: 60 }),
    new RateLimiterMemory({ points: 30, duration: HOUR_SECONDS }),
  ]
  readonly #network = new RateLimiterMemory({ points: 60, duration: HOUR_SECONDS })
  readonly #all: RateLimiterMemory
  #floodUntil = 0

  constructor(mostPerHour: number) {
    this.#all = new RateLimiterMemory({ points: mostPerHour, duration: HOUR_SECONDS })
  }

  /** Ms until the flood ends; 0 without one. */
  get floodMs(): number {
    return Math.max(0, this.#floodUntil - Date.now())
  }

  /** Counts a valid enquiry. `rejection` is null when it is accepted. */
  async consume({
    address,
    network,
  }: Client): Promise<{ rejection: RateLimitRejection | null; isFlood: boolean }> {
    for (const limiter of this.#address) {
      const rejection = await consume(limiter, address)
      if (rejection) return { rejection, isFlood: false }
    }
    const limits = await Promise.all([consume(this.#network, network), consume(this.#all, 'all')])
    const seconds = Math.max(...limits.map((limit) => limit?.seconds ?? 0))
    if (seconds > 0) this.#floodUntil = Math.max(this.#floodUntil, Date.now() + seconds * 1000)
    return { rejection: null, isFlood: seconds > 0 }
  }
}

async function consume(
  limiter: RateLimiterMemory,
  key: string,
): Promise<RateLimitRejection | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (bucket) {
    if (!(bucket instanceof RateLimiterRes)) throw bucket
    return {
      seconds: Math.max(1, Math.ceil(bucket.msBeforeNext / 1000)),
      isFirst: bucket.consumedPoints === limiter.points + 1,
    }
  }
}
