import { Backoff } from '../backoff.ts'
import type { Log } from '../log.ts'
import { describeError } from './describe-error.ts'
import type { DestinationName, EnquiryStore, Received } from './enquiry-store.ts'

/** A destination of enquiries. */
export type Destination = {
  name: DestinationName
  /** Rejects when it was not accepted. Must be safe to repeat. */
  send: (received: Received, signal: AbortSignal) => Promise<unknown>
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
type Waiting = { id: string; since: number; failures: number; isSent: boolean; isInFlight: boolean }

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
  readonly #queue = new Map<string, Waiting>()
  readonly #backoff: Backoff
  readonly #workers = new Set<Promise<void>>()
  #isStopping = false
  #failingSince = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.#backoff = new Backoff({ first: parts.pause ?? 1_000, longest: LONGEST_PAUSE_MS })
    for (const id of parts.store.waitingFor(parts.destination.name)) this.#add(id)
    this.#startWorker()
  }

  get name(): DestinationName {
    return this.#parts.destination.name
  }

  /** The number of waiting enquiries, or of those that wait longer than `longerThan` ms. */
  waiting(longerThan = 0): number {
    const until = performance.now() - longerThan
    return [...this.#queue.values()].filter(({ since }) => since <= until).length
  }

  /** Queues a stored enquiry. Neither waits nor throws. */
  enqueue(id: string): void {
    this.#add(id)
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

  #add(id: string): void {
    this.#queue.set(id, {
      id,
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
      this.#queue.delete(next.id)
      this.#noteRecovery()
      // The destination works, so earlier failures were due to their enquiries.
      this.#startWorker()
    }
  }

  /** Undefined during a pause. */
  #next(): Waiting | undefined {
    if (this.#backoff.isPaused || this.#isStopping) return undefined
    let next: Waiting | undefined
    for (const waiting of this.#queue.values()) {
      if (waiting.isInFlight) continue
      if (waiting.failures === 0) return waiting
      if (!next || waiting.failures < next.failures) next = waiting
    }
    return next
  }

  async #deliver(waiting: Waiting): Promise<void> {
    const { destination, store, log, onDelivered } = this.#parts
    const received = store.read(waiting.id)
    // Its text was deleted.
    if (!received) return
    if (!waiting.isSent) {
      const timeout = AbortSignal.timeout(SEND_TIMEOUT_MS)
      await destination.send(received, AbortSignal.any([this.#stop.signal, timeout]))
      // A delivery counts as sent, even if the disk cannot record it.
      waiting.isSent = true
    }
    await store.markDelivered(destination.name, waiting.id)
    onDelivered?.()
    log.debug({ destination: destination.name, id: waiting.id }, 'An enquiry is delivered')
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
        id: waiting.id,
        why: describeError(error),
        waiting: this.#queue.size,
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
