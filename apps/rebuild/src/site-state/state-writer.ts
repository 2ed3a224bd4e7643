import type { Log } from '../log.ts'

type Parts<Told> = {
  /** What is to be told, as it is now. */
  describe: () => Promise<Told>
  /** Puts it where the Studio reads it. */
  write: (told: Told) => Promise<unknown>
  log: Log
  /** Ms until the first further try; doubles up to a minute. */
  pause?: number
}

const LONGEST_PAUSE = 60_000

/**
 * Keeps one document up to date by which the Studio is told of the site. Changes that come while one is being written are
 * told together afterwards. A lake that does not take it is asked again until it does; publishing
 * does not wait for that.
 */
export class StateWriter<Told> {
  readonly #parts: Parts<Told>
  readonly #firstPause: number
  #pause: number
  #isDue = false
  #work: Promise<void> | null = null
  #timer: NodeJS.Timeout | undefined
  #told = ''
  #stopping = false

  constructor(parts: Parts<Told>) {
    this.#parts = parts
    this.#firstPause = parts.pause ?? 1_000
    this.#pause = this.#firstPause
  }

  /** Something may be different now. */
  changed(): void {
    this.#isDue = true
    clearTimeout(this.#timer)
    if (this.#stopping) return
    this.#work ??= this.#tellAll().finally(() => {
      this.#work = null
    })
  }

  /** Lets what is being written end. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#timer)
    await this.#work
  }

  async #tellAll(): Promise<void> {
    while (this.#isDue && !this.#stopping) {
      this.#isDue = false
      try {
        await this.#tell()
      } catch (error) {
        this.#again(error)
        return
      }
    }
  }

  async #tell(): Promise<void> {
    const now = await this.#parts.describe()
    const text = JSON.stringify(now)
    if (text === this.#told) return
    await this.#parts.write(now)
    this.#told = text
    if (this.#pause > this.#firstPause)
      this.#parts.log.info('The Studio is told again what is live')
    this.#pause = this.#firstPause
  }

  #again(error: unknown): void {
    if (this.#pause === this.#firstPause) {
      this.#parts.log.warn({ err: error }, 'The Studio could not be told what is live; tried again')
    }
    if (!this.#stopping) this.#timer = setTimeout(() => this.changed(), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }
}
