import { Backoff } from '../backoff.ts'
import type { Log } from '../log.ts'
import { describeError } from './describe-error.ts'
import type { DestinationName, EnquiryStore, Received } from './enquiry-store.ts'
import { isDuringFlood } from './flood.ts'

/** A destination of enquiries. */
export type Destination = {
  name: DestinationName
  /** Rejects when it was not accepted. Must be safe to repeat. */
  send: (received: Received, signal: AbortSignal) => Promise<unknown>
  /** Delivers enquiries that arrived during a flood as one message. Without it each is delivered alone. */
  sendFlood?: (received: readonly Received[], signal: AbortSignal) => Promise<unknown>
  /** Rejects when a delivery would fail, without disturbing anybody. Optional. */
  probe?: (signal: AbortSignal) => Promise<unknown>
}

type Parts = {
  destination: Destination
  store: Pick<EnquiryStore, 'waitingFor' | 'read' | 'markDelivered'>
  log: Log
  onDelivered?: () => void
  /** Ms before the first retry; doubles up to five minutes. */
  pause?: number
}

/** `since` by a monotonic clock. */
type Waiting = {
  ids: readonly string[]
  since: number
  failures: number
  isSent: boolean
  isInFlight: boolean
}

/** Timeout of one delivery. */
const SEND_TIMEOUT_MS = 20_000
const LONGEST_PAUSE_MS = 5 * 60_000
const MAX_CONCURRENT = 4
/** How long a stop waits for running deliveries, which would otherwise be repeated. */
const STOP_TIMEOUT_MS = 2_000

const formatSeconds = (ms: number) => `${Math.round(ms / 1000)} s`

/**
 * Delivers enquiries to one destination, with retries. The pause after a failure grows until a delivery succeeds. The
 * enquiry with the fewest failures is next, so that an always rejected one delays no other. After a success, a few
 * deliveries run concurrently.
 */
export class DeliveryQueue {
  readonly #parts: Parts
  readonly #stop = new AbortController()
  readonly #queue = new Set<Waiting>()
  readonly #backoff: Backoff
  readonly #workers = new Set<Promise<void>>()
  #flood: string[] = []
  #isStopping = false
  #failingSince = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.#backoff = new Backoff({ first: parts.pause ?? 1_000, longest: LONGEST_PAUSE_MS })
    for (const id of parts.store.waitingFor(parts.destination.name)) this.#sort(id)
    this.#releaseFlood()
    this.#startWorker()
  }

  get name(): DestinationName {
    return this.#parts.destination.name
  }

  /** The number of waiting enquiries, or of those that wait longer than `longerThan` ms. Those of a running flood do not count. */
  waiting(longerThan = 0): number {
    const until = performance.now() - longerThan
    const waiting = [...this.#queue].filter(({ since }) => since <= until)
    return waiting.reduce((count, { ids }) => count + ids.length, 0)
  }

  /** Queues a stored enquiry; one of a flood waits for `endFlood`. Neither waits nor throws. */
  enqueue(id: string): void {
    this.#sort(id)
    this.#startWorker()
  }

  /** Delivers the enquiries of a flood. */
  endFlood(): void {
    this.#releaseFlood()
    this.#startWorker()
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    this.#backoff.endPause()
    const timer = setTimeout(
      () => this.#stop.abort(new Error('The service stops')),
      STOP_TIMEOUT_MS,
    )
    await Promise.all(this.#workers)
    clearTimeout(timer)
  }

  #sort(id: string): void {
    const { destination, store } = this.#parts
    const received = destination.sendFlood ? store.read(id) : null
    if (received && isDuringFlood(received.enquiry)) this.#flood.push(id)
    else this.#add([id])
  }

  #releaseFlood(): void {
    if (this.#flood.length > 0) this.#add(this.#flood)
    this.#flood = []
  }

  #add(ids: readonly string[]): void {
    this.#queue.add({
      ids,
      since: performance.now(),
      failures: 0,
      isSent: false,
      isInFlight: false,
    })
  }

  /** Starts another concurrent worker if there is work. */
  #startWorker(): void {
    this.#backoff.endPause()
    if (this.#workers.size >= MAX_CONCURRENT || !this.#next()) return
    const work = this.#work().finally(() => this.#workers.delete(work))
    this.#workers.add(work)
  }

  async #work(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) {
      next.isInFlight = true
      try {
        await this.#deliver(next)
      } catch (error) {
        this.#scheduleRetry(next, error)
        return
      } finally {
        next.isInFlight = false
      }
      this.#queue.delete(next)
      this.#noteRecovery()
      // The destination works, so earlier failures were due to their enquiries.
      this.#startWorker()
    }
  }

  /** Undefined during a pause. */
  #next(): Waiting | undefined {
    if (this.#backoff.isPaused || this.#isStopping) return undefined
    let next: Waiting | undefined
    for (const waiting of this.#queue) {
      if (waiting.isInFlight) continue
      if (waiting.failures === 0) return waiting
      if (!next || waiting.failures < next.failures) next = waiting
    }
    return next
  }

  async #deliver(waiting: Waiting): Promise<void> {
    const { destination, store, log, onDelivered } = this.#parts
    const received = waiting.ids.map((id) => store.read(id)).filter((one) => one !== null)
    const [first] = received
    // The texts were deleted.
    if (!first) return
    if (!waiting.isSent) {
      const timeout = AbortSignal.timeout(SEND_TIMEOUT_MS)
      const signal = AbortSignal.any([this.#stop.signal, timeout])
      if (received.length > 1 && destination.sendFlood)
        await destination.sendFlood(received, signal)
      else await destination.send(first, signal)
      // A delivery counts as sent, even if the disk cannot record it.
      waiting.isSent = true
    }
    await Promise.all(waiting.ids.map((id) => store.markDelivered(destination.name, id)))
    for (const id of waiting.ids) {
      onDelivered?.()
      log.debug({ destination: destination.name, id }, 'An enquiry is delivered')
    }
  }

  #noteRecovery(): void {
    if (!this.#backoff.isFailing) return
    const after = formatSeconds(performance.now() - this.#failingSince)
    this.#parts.log.info({ destination: this.name, after }, 'Enquiries are delivered again')
    this.#backoff.reset()
  }

  #scheduleRetry(waiting: Waiting, error: unknown): void {
    if (this.#stop.signal.aborted) return
    waiting.failures += 1
    if (!this.#backoff.isFailing) this.#failingSince = performance.now()
    this.#parts.log.warn(
      {
        destination: this.name,
        id: waiting.ids[0],
        why: describeError(error),
        waiting: this.waiting(),
        since: formatSeconds(performance.now() - this.#failingSince),
        again: formatSeconds(this.#backoff.pause),
      },
      'An enquiry could not be delivered',
    )
    // The first concurrent failure starts the pause.
    if (this.#backoff.isPaused || this.#isStopping) return
    this.#backoff.retry(() => this.#startWorker())
  }
}
