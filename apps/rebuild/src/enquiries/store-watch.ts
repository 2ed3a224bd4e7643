import { formatFirstLine } from '@kitewright/content-loader/errors'

const CHECK_MS = 20_000
/** The least free space: an enquiry takes up to 64 KiB, twice while it is written. */
const MIN_FREE_BYTES = 1_000_000

type Parts = {
  /** Rejects when nothing can be written. */
  probe: () => Promise<void>
  /** Free space on the disk. */
  freeBytes: () => Promise<number>
  /** Called when the trouble begins or ends. */
  onChange: () => void
}

/** Tracks whether the disk accepts enquiries: from each enquiry, and from a check every 20 s. */
export class StoreWatch {
  readonly #parts: Parts
  readonly #timer: NodeJS.Timeout
  #error: string | null = null
  #check: Promise<void> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#timer = setInterval(() => {
      this.#check = this.#checkStore()
    }, CHECK_MS).unref()
  }

  /** Why the disk rejects enquiries; null while it accepts them. */
  get error(): string | null {
    return this.#error
  }

  stored(): void {
    this.#become(null)
  }

  failed(error: unknown): void {
    this.#become(formatFirstLine(error))
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#check
  }

  async #checkStore(): Promise<void> {
    try {
      const free = await this.#parts.freeBytes()
      if (free < MIN_FREE_BYTES) return this.#become(`The disk is full: ${free} bytes are free`)
      await this.#parts.probe()
      this.stored()
    } catch (error) {
      this.failed(error)
    }
  }

  #become(trouble: string | null): void {
    const isChange = (trouble === null) !== (this.#error === null)
    this.#error = trouble
    if (isChange) this.#parts.onChange()
  }
}
