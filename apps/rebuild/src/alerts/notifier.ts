import { Backoff } from '../backoff.ts'
import type { Log } from '../log.ts'
import { buildMessage, type Channel } from './message.ts'
import { type Evaluation, getReport, type Reported, type SentAlertsFile } from './sent-alerts.ts'

type Parts = {
  channel: Channel
  computeAlerts: () => Promise<Evaluation>
  file: SentAlertsFile
  /** The host of the website. */
  site: string
  log: Log
}

/** Timeout of one message. */
const SEND_TIMEOUT_MS = 20_000
const delays = { first: 1_000, longest: 60 * 60_000 }

/**
 * Sends alerts to one channel: each once, and once when it is over. A failed message is logged and
 * retried with growing pauses; the retry sends the current state.
 */
export class Notifier {
  readonly #parts: Parts
  readonly #stop = new AbortController()
  #reported: Reported
  #isDue = false
  #work: Promise<void> | null = null
  readonly #backoff = new Backoff(delays)

  constructor(parts: Parts, reported: Reported) {
    this.#parts = parts
    this.#reported = reported
  }

  /** Something may be different now. Neither waits nor throws, and does not shorten a retry pause. */
  check(): void {
    this.#isDue = true
    if (this.#backoff.isPaused || this.#stop.signal.aborted) return
    this.#work ??= this.#notifyPending().finally(() => {
      this.#work = null
    })
  }

  /** Aborts the current message, which is sent again after the next start. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error('The service stops'))
    this.#backoff.endPause()
    await this.#work
  }

  async #notifyPending(): Promise<void> {
    try {
      while (this.#isDue && !this.#stop.signal.aborted) {
        this.#isDue = false
        await this.#notify()
      }
      this.#backoff.reset()
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#scheduleRetry(error)
    }
  }

  async #notify(): Promise<void> {
    const { channel, computeAlerts, site, log } = this.#parts
    const { alerts, resolvedTexts, reported } = getReport(this.#reported, await computeAlerts())
    if (alerts.length + resolvedTexts.length === 0) {
      // An alert without a resolved text may be over.
      if (Object.keys(reported).length < Object.keys(this.#reported).length)
        await this.#store(reported)
      return
    }
    const message = buildMessage({ alerts, resolvedTexts }, site)
    const timeout = AbortSignal.timeout(SEND_TIMEOUT_MS)
    await channel.send(message, AbortSignal.any([this.#stop.signal, timeout]))
    await this.#store(reported)
    log.info({ channel: channel.name, alert: message.subject }, 'An alert is sent')
  }

  /** A sent alert counts as reported, also when the disk rejects the file. */
  async #store(reported: Reported): Promise<void> {
    const { channel, file, log } = this.#parts
    this.#reported = reported
    await file.write(reported).catch((error: unknown) => {
      log.warn({ err: error, channel: channel.name }, 'A later start may send an alert again')
    })
  }

  #scheduleRetry(error: unknown): void {
    const { channel, log } = this.#parts
    const again = `${this.#backoff.pause / 1000} s`
    log.warn({ err: error, channel: channel.name, again }, 'An alert could not be sent')
    this.#backoff.retry(() => this.check())
  }
}
