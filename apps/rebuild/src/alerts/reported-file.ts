import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { type Reported, reportedSchema } from './reported.ts'

/** What a channel has reported, on disk: a start says nothing twice. */
export class ReportedFile {
  readonly #folder: string
  readonly #file: string

  constructor(folder: string, name: string) {
    this.#folder = folder
    this.#file = join(folder, `${name}.json`)
  }

  /** Nothing, when there is none; also when it cannot be read, which is logged. */
  async read(log: Log): Promise<Reported> {
    try {
      return reportedSchema.parse(JSON.parse(await readFile(this.#file, 'utf8')))
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isMissing) log.warn({ err: error, file: this.#file }, 'Alerts may be sent again')
      return {}
    }
  }

  /** Whole or not at all. Rejects when the disk refuses. */
  async keep(reported: Reported): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const next = `${this.#file}.next`
    await writeFile(next, JSON.stringify(reported))
    await rename(next, this.#file)
  }
}
