import type { Log } from '../log.ts'
import type { Judged } from './alert.ts'
import type { Channel } from './channel.ts'
import { messageOf } from './message.ts'
import { newsIn, type Told } from './told.ts'
import type { ToldFile } from './told-file.ts'

type Parts = {
  channel: Channel
  /** What is wrong now. */
  judge: () => Promise<Judged>
  file: ToldFile
  /** The host of the website. */
  site: string
  log: Log
}

/** Ms that one message may take. */
const PATIENCE = 20_000
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 60 * 60_000

/**
 * Tells one channel what is wrong, each thing once until it is mended, and that it is. What cannot be
 * sent is logged and tried again after growing pauses; it says then what is so at that time.
 */
export class Teller {
  readonly #parts: Parts
  readonly #stop = new AbortController()
  #told: Told
  #isDue = false
  #work: Promise<void> | null = null
  #timer: NodeJS.Timeout | undefined
  #failures = 0

  constructor(parts: Parts, told: Told) {
    this.#parts = parts
    this.#told = told
  }

  /** Something may be different now. Neither waits nor throws; a pause after a failure goes on. */
  look(): void {
    this.#isDue = true
    if (this.#timer || this.#stop.signal.aborted) return
    this.#work ??= this.#tellAll().finally(() => {
      this.#work = null
    })
  }

  /** Breaks off what is being sent: it is sent anew after the next start. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error('The service stops'))
    clearTimeout(this.#timer)
    await this.#work
  }

  async #tellAll(): Promise<void> {
    try {
      while (this.#isDue && !this.#stop.signal.aborted) {
        this.#isDue = false
        await this.#tell()
      }
      this.#failures = 0
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#again(error)
    }
  }

  async #tell(): Promise<void> {
    const { channel, judge, site, log } = this.#parts
    const { alerts, mended, told } = newsIn(this.#told, await judge())
    if (alerts.length + mended.length === 0) {
      // Something may be over without a word.
      if (Object.keys(told).length < Object.keys(this.#told).length) await this.#keep(told)
      return
    }
    const message = messageOf({ alerts, mended }, site)
    const patience = AbortSignal.timeout(PATIENCE)
    await channel.send(message, AbortSignal.any([this.#stop.signal, patience]))
    await this.#keep(told)
    log.info({ channel: channel.name, alert: message.subject }, 'An alert is sent')
  }

  /** What is told is told, also when the disk refuses to know it. */
  async #keep(told: Told): Promise<void> {
    const { channel, file, log } = this.#parts
    this.#told = told
    await file.keep(told).catch((error: unknown) => {
      log.warn({ err: error, channel: channel.name }, 'A later start may send an alert again')
    })
  }

  #again(error: unknown): void {
    const { channel, log } = this.#parts
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#failures, LONGEST_PAUSE)
    this.#failures += 1
    const again = `${pause / 1000} s`
    log.warn({ err: error, channel: channel.name, again }, 'An alert could not be sent')
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.look()
    }, pause)
  }
}
