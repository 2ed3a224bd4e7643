import { constants, type FileHandle, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '../releases/sync-folder.ts'
import { type Entry, entryIn } from './entries.ts'

type Waiting = { text: string; done: () => void; failed: (error: unknown) => void }

/**
 * A file that only grows: one JSON object per line. `append` resolves when the line is on the disk
 * itself, not in a cache; lines that come at the same time share one write and one flush, so that a
 * thousand webhooks cost a few flushes.
 */
export class Journal {
  readonly #file: string
  #handle: FileHandle
  /** Bytes that are whole lines on the disk. */
  #size: number
  #waiting: Waiting[] = []
  #work: Promise<void> = Promise.resolve()

  private constructor(file: string, handle: FileHandle, size: number) {
    this.#file = file
    this.#handle = handle
    this.#size = size
  }

  /**
   * Opens the file and answers what it holds. What a crash cut off after the last whole line was
   * never acknowledged and is dropped. Throws when the disk refuses.
   */
  static async open(file: string): Promise<{ journal: Journal; entries: Entry[] }> {
    const handle = await open(file, constants.O_RDWR | constants.O_CREAT)
    const text = await handle.readFile('utf8')
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    const size = Buffer.byteLength(whole)
    await handle.truncate(size)
    await syncFolder(dirname(file))
    const entries = whole
      .split('\n')
      .map(entryIn)
      .filter((entry) => entry !== null)
    return { journal: new Journal(file, handle, size), entries }
  }

  get size() {
    return this.#size
  }

  /** Rejects when the line could not be kept; the file is then as it was before. */
  append(entry: Entry): Promise<void> {
    const kept = new Promise<void>((done, failed) => {
      this.#waiting.push({ text: lineOf(entry), done, failed })
    })
    this.#work = this.#work.then(() => this.#writeWaiting())
    return kept
  }

  /** Starts the file over with these entries; a crash leaves the old file or the new one. */
  restart(entries: () => Entry[]): Promise<void> {
    const restarted = this.#work.then(async () => {
      const [handle, size] = await started(this.#file, entries())
      await this.#handle.close()
      this.#handle = handle
      this.#size = size
    })
    this.#work = restarted.catch(() => {})
    return restarted
  }

  async close() {
    await this.#work
    await this.#handle.close()
  }

  async #writeWaiting() {
    const batch = this.#waiting.splice(0)
    if (batch.length === 0) return
    const bytes = Buffer.from(batch.map(({ text }) => text).join(''))
    try {
      await writeAll(this.#handle, bytes, this.#size)
      await this.#handle.datasync()
      this.#size += bytes.length
      for (const { done } of batch) done()
    } catch (error) {
      // What was half written must not stand before the next line.
      await this.#handle.truncate(this.#size).catch(() => {})
      for (const { failed } of batch) failed(error)
    }
  }
}

const lineOf = (entry: Entry) => `${JSON.stringify(entry)}\n`

async function started(file: string, entries: Entry[]): Promise<[FileHandle, number]> {
  const bytes = Buffer.from(entries.map(lineOf).join(''))
  const next = `${file}.next`
  const handle = await open(next, 'w')
  try {
    await writeAll(handle, bytes, 0)
    await handle.datasync()
    await rename(next, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await handle.close()
    throw error
  }
  return [handle, bytes.length]
}

async function writeAll(handle: FileHandle, bytes: Buffer, position: number) {
  let written = 0
  while (written < bytes.length) {
    const { bytesWritten } = await handle.write(
      bytes,
      written,
      bytes.length - written,
      position + written,
    )
    written += bytesWritten
  }
}
