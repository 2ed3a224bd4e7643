import { formatFirstLine } from '@kitewright/content-loader/errors'
import type { Log } from '../log.ts'
import type { DestinationName } from './enquiry-store.ts'

/** A part of the delivery that can be tested without disturbing anybody. */
export type ProbeTarget = {
  name: 'store' | DestinationName
  /** Rejects when an enquiry would fail here. */
  probe: (signal: AbortSignal) => Promise<unknown>
}

export type ProbeResult = {
  /** In ms since 1970. */
  at: number
  failed: { name: ProbeTarget['name']; why: string }[]
  /** How many probes failed in a row. */
  failures: number
}

/** Timeout of one part. */
const TIMEOUT_MS = 20_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * Probes the delivery of enquiries once a day, to find an expired password before a visitor writes. Retries a failure
 * after five minutes, and then every hour, because servers lock accounts after too many failed logins.
 */
export class EnquiryProbe {
  readonly #parts: readonly ProbeTarget[]
  readonly #log: Log
  readonly #stop = new AbortController()
  #timer: NodeJS.Timeout
  #work: Promise<void> | null = null
  #last: ProbeResult | null = null

  constructor(parts: readonly ProbeTarget[], log: Log) {
    this.#parts = parts
    this.#log = log
    this.#timer = this.#after(MINUTE_MS)
  }

  /** Null before the first one. */
  get last(): ProbeResult | null {
    return this.#last
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#stop.abort(new Error('The service stops'))
    await this.#work
  }

  #after(pause: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.#work = this.#probe()
    }, pause).unref()
  }

  async #probe(): Promise<void> {
    const results = await Promise.all(this.#parts.map((part) => this.#getFailure(part)))
    if (this.#stop.signal.aborted) return
    const failed = results.filter((failure) => failure !== null)
    const before = this.#last?.failures ?? 0
    const failures = failed.length === 0 ? 0 : before + 1
    this.#last = { at: Date.now(), failed, failures }
    if (failures > 0) this.#log.warn({ failed }, 'An enquiry would not reach every destination')
    else if (before > 0) this.#log.info('An enquiry would reach every destination again')
    this.#timer = this.#after(getProbePause(failures))
  }

  async #getFailure({ name, probe }: ProbeTarget) {
    try {
      const timeout = AbortSignal.timeout(TIMEOUT_MS)
      await probe(AbortSignal.any([this.#stop.signal, timeout]))
      return null
    } catch (error) {
      // A probe contains no text of a visitor.
      return { name, why: formatFirstLine(error) }
    }
  }
}

/** Returns the pause before the next probe, in ms: short after the first failure, as it may be a passing one. */
function getProbePause(failures: number): number {
  if (failures === 0) return DAY_MS
  return failures === 1 ? 5 * MINUTE_MS : HOUR_MS
}
