import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Log } from '../log.ts'
import type { Alert, Evaluation } from './alert.ts'

/** What was reported and is not over, by key: in which versions, and what to say once it is over. */
const reportedSchema = z.record(
  z.string(),
  z.object({ versions: z.array(z.string()), mended: z.string().nullable() }),
)

export type Reported = z.infer<typeof reportedSchema>

export type Report = {
  alerts: Alert[]
  /** What to say of each that is over. */
  resolvedTexts: string[]
  /** What is reported once this is. */
  reported: Reported
}

/** What is to be reported now: nothing, if both lists are empty. */
export function reportOf(reported: Reported, { alerts, isUndecided }: Evaluation): Report {
  const open = new Set(alerts.map(({ key }) => key))
  const next: Reported = {}
  const resolvedTexts: string[] = []
  for (const [key, entry] of Object.entries(reported)) {
    if (open.has(key) || isUndecided(key)) next[key] = entry
    else if (entry.mended !== null) resolvedTexts.push(entry.mended)
  }
  const fresh = alerts.filter(({ key, version }) => !reported[key]?.versions.includes(version))
  for (const { key, version, resolvedText } of fresh) {
    next[key] = { versions: [...(reported[key]?.versions ?? []), version], mended: resolvedText }
  }
  return { alerts: fresh, resolvedTexts, reported: next }
}

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
