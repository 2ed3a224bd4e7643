import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Log } from '../log.ts'

export type Link = { label: string; url: string }

/** Something that a person should know, in an editor's words. */
export type Alert = {
  /** Identifies the problem for as long as it lasts. */
  key: string
  /** Identifies its details. A new version is sent again, an earlier one is not. */
  version: string
  title: string
  lines: string[]
  links: Link[]
  /** The message when it is over; null: none. */
  resolvedText: string | null
}

export type Evaluation = {
  alerts: Alert[]
  /** Whether it is unknown yet if an alert that is not listed is over. */
  isPending: (key: string) => boolean
}

/** Open alerts that were sent, by key: their versions, and the message when they are over. */
const reportedSchema = z.record(
  z.string(),
  z.object({ versions: z.array(z.string()), resolvedText: z.string().nullable() }),
)

export type Reported = z.infer<typeof reportedSchema>

export type Report = {
  alerts: Alert[]
  /** The messages of alerts that are over. */
  resolvedTexts: string[]
  /** The open alerts once this report is sent. */
  reported: Reported
}

/** Returns the new alerts and the resolved ones; both lists may be empty. */
export function getReport(reported: Reported, { alerts, isPending }: Evaluation): Report {
  const open = new Set(alerts.map(({ key }) => key))
  const next: Reported = {}
  const resolvedTexts: string[] = []
  for (const [key, entry] of Object.entries(reported)) {
    if (open.has(key) || isPending(key)) next[key] = entry
    else if (entry.resolvedText !== null) resolvedTexts.push(entry.resolvedText)
  }
  const fresh = alerts.filter(({ key, version }) => !reported[key]?.versions.includes(version))
  for (const { key, version, resolvedText } of fresh) {
    next[key] = { versions: [...(reported[key]?.versions ?? []), version], resolvedText }
  }
  return { alerts: fresh, resolvedTexts, reported: next }
}

/** The open alerts of a channel, on disk, so that a restart sends nothing twice. */
export class SentAlertsFile {
  readonly #folder: string
  readonly #file: string

  constructor(folder: string, name: string) {
    this.#folder = folder
    this.#file = join(folder, `${name}.json`)
  }

  /** Empty when the file is missing, or unreadable (logged). */
  async read(log: Log): Promise<Reported> {
    try {
      return reportedSchema.parse(JSON.parse(await readFile(this.#file, 'utf8')))
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isMissing) log.warn({ err: error, file: this.#file }, 'Alerts may be sent again')
      return {}
    }
  }

  /** Atomic. Rejects when the disk is not writable. */
  async write(reported: Reported): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const next = `${this.#file}.next`
    await writeFile(next, JSON.stringify(reported))
    await rename(next, this.#file)
  }
}
