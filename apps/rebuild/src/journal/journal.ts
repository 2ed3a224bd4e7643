import { constants, type FileHandle, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '../releases/sync-folder.ts'
import { apply, type Entry, entryIn, mayBeLock, noState, type State } from './entries.ts'

type Opened = {
  journal: Journal
  state: State
  /** Lines that are no entry. */
  unreadable: Buffer[]
}

const mayHaveBeen = 'a line of the journal cannot be read, and may have been a lock'

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
   * Opens the file and answers what it says. A line that cannot be read may have been a lock, so it
   * counts as one unless it plainly was something else; a person unlocks. What a crash cut off after
   * the last whole line was never acknowledged and is dropped. Throws when the disk refuses.
   */
  static async open(file: string): Promise<Opened> {
    const handle = await open(file, constants.O_RDWR | constants.O_CREAT)
    const state = noState()
    const unreadable: Buffer[] = []
    let size = 0
    for await (const line of linesIn(handle)) {
      size += line.length + 1
      const entry = entryIn(line)
      if (entry) {
        apply(state, entry)
        continue
      }
      unreadable.push(line)
      if (mayBeLock(line)) apply(state, { type: 'locked', at: Date.now(), reason: mayHaveBeen })
    }
    await handle.truncate(size)
    await syncFolder(dirname(file))
    return { journal: new Journal(file, handle, size), state, unreadable }
  }

  /** Keeps lines that cannot be read in a file beside the journal, for people; answers its name. */
  async keepAside(lines: readonly Buffer[]): Promise<string> {
    const file = `${this.#file}.unreadable`
    const handle = await open(file, 'a')
    try {
      for (const line of lines) await handle.write(Buffer.concat([line, Buffer.from('\n')]))
      await handle.datasync()
    } finally {
      await handle.close()
    }
    return file
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

/** Bytes that are read and written at a time. */
const PORTION = 1_048_576

/** The lines of a file, without their ends and without what follows the last of these. */
async function* linesIn(handle: FileHandle): AsyncGenerator<Buffer> {
  const stream = handle.createReadStream({ autoClose: false, start: 0, highWaterMark: PORTION })
  let begun: Buffer[] = []
  for await (const bytes of stream as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      yield Buffer.concat([...begun, bytes.subarray(start, end)])
      begun = []
      start = end + 1
    }
    begun.push(bytes.subarray(start))
  }
}

const lineOf = (entry: Entry) => `${JSON.stringify(entry)}\n`

async function started(file: string, entries: Entry[]): Promise<[FileHandle, number]> {
  const next = `${file}.next`
  const handle = await open(next, 'w')
  let size = 0
  try {
    for (const bytes of portionsOf(entries)) {
      await writeAll(handle, bytes, size)
      size += bytes.length
    }
    await handle.datasync()
    await rename(next, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await handle.close()
    throw error
  }
  return [handle, size]
}

function* portionsOf(entries: Entry[]): Generator<Buffer> {
  let text = ''
  for (const entry of entries) {
    text += lineOf(entry)
    if (text.length < PORTION) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
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
