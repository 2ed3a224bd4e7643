import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const HOUR_SECONDS = 60 * 60

/** Why one is refused. */
export type Refused = {
  /** Until another one is taken. */
  seconds: number
  /** Whether all together sent too many. */
  isByAll: boolean
  /** The first one that is refused since others were taken: what to log once. */
  isFirst: boolean
}

/** How often enquiries are taken: 5 in a minute and 30 in an hour from one client, so many in an hour from all. */
export class RateLimits {
  readonly #own = [
    new RateLimiterMemory({ keyPrefix: 'minute', points: 5, duration: 60 }),
    new RateLimiterMemory({ keyPrefix: 'hour', points: 30, duration: HOUR_SECONDS }),
  ]
  readonly #all: RateLimiterMemory

  constructor(mostPerHour: number) {
    this.#all = new RateLimiterMemory({ points: mostPerHour, duration: HOUR_SECONDS })
  }

  /** Counts one; null when it may be taken. */
  async refused(client: string): Promise<Refused | null> {
    // Clients are remembered as long as any is taken: those of a flood would fill the memory.
    const all = await this.#all.get('all')
    if (all && all.remainingPoints <= 0) return this.#count(this.#all, 'all')
    for (const limiter of this.#own) {
      const refused = await this.#count(limiter, client)
      if (refused) return refused
    }
    return this.#count(this.#all, 'all')
  }

  async #count(limiter: RateLimiterMemory, key: string): Promise<Refused | null> {
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

/** What a request tells of who sends it. */
type Asking = {
  socket: { remoteAddress?: string | undefined }
  headers: NodeJS.Dict<string | string[]>
}

/**
 * Who asks: the address of the connection or, where that is this machine's own, the one that its proxy names last.
 * Of IPv6 the network of 64 bits, which one customer has.
 */
export function clientOf({ socket, headers }: Asking): string {
  const peer = addressIn(socket.remoteAddress)
  const forwarded =
    peer?.range() === 'loopback' ? addressIn(lastIn(headers['x-forwarded-for'])) : null
  const address = forwarded ?? peer
  if (!address) return 'unknown'
  return address.kind() === 'ipv6'
    ? `${ipaddr.fromByteArray([...address.toByteArray().slice(0, 8), ...Array(8).fill(0)])}/64`
    : address.toString()
}

const lastIn = (list: string | string[] | undefined) =>
  String(list ?? '')
    .split(',')
    .at(-1)
    ?.trim()

const addressIn = (text = '') => (ipaddr.isValid(text) ? ipaddr.process(text) : null)
