import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatFirstLine } from '@kitewright/content-loader/errors'
import type { SiteStatus } from '@kitewright/protocol/site'
import { z } from 'zod'
import type { RebuildSettings } from '../settings/settings.ts'

/** A backup is made each night; more than this is too old. */
const OVERDUE_MS = 30 * 60 * 60_000

/** Knows the newest backup of the content, which another program makes. */
export class BackupWatch {
  readonly #settings: Pick<RebuildSettings, 'backupFolder' | 'content'>
  readonly #start = Date.now()
  #found: FolderState | null = null

  constructor(settings: Pick<RebuildSettings, 'backupFolder' | 'content'>) {
    this.#settings = settings
  }

  /** Null where no folder of backups is set, or before the first look. */
  get status(): SiteStatus['backup'] {
    if (!this.#found) return null
    const { newest, failure } = this.#found
    return {
      newest: newest === null ? null : new Date(newest).toISOString(),
      failure,
      // A new server has time for its first one.
      isLate: Date.now() - (newest ?? this.#start) > OVERDUE_MS,
    }
  }

  /** Never rejects. */
  async check(): Promise<void> {
    const { backupFolder, content } = this.#settings
    if (!backupFolder || !content.lake || content.contentSource === 'seed') return
    this.#found = await readFolder(backupFolder, content.lake).catch((error) => ({
      newest: this.#found?.newest ?? null,
      failure: formatFirstLine(error),
    }))
  }
}

type Dataset = { projectId: string; dataset: string }

/** The newest backup in ms since 1970, null for none; `failure`: why a later one failed. */
export type FolderState = { newest: number | null; failure: string | null }

export const backupName = ({ projectId, dataset }: Dataset, at: string) =>
  `${projectId}.${dataset}.${at.replaceAll(/[-:.]/g, '')}`

const TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/

/** Names of the backups of a dataset, the oldest first. */
export async function listBackups(
  folder: string,
  { projectId, dataset }: Dataset,
): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const start = `${projectId}.${dataset}.`
  return names
    .filter((name) => name.startsWith(start) && TIME.test(name.slice(start.length)))
    .sort()
}

const getFailureFile = (folder: string, { projectId, dataset }: Dataset) =>
  join(folder, `${projectId}.${dataset}.failure.json`)
const failureSchema = z.object({ message: z.string() })

/** Records why the last backup failed; null: it did not. */
export async function recordFailure(
  folder: string,
  dataset: Dataset,
  message: string | null,
): Promise<void> {
  const file = getFailureFile(folder, dataset)
  if (message === null) await rm(file, { force: true })
  else await writeFile(file, JSON.stringify({ message }))
}

/** Rejects when the folder cannot be read. */
export async function readFolder(folder: string, dataset: Dataset): Promise<FolderState> {
  const last = (await listBackups(folder, dataset)).at(-1)
  const time = last?.slice(last.lastIndexOf('.') + 1).replace(TIME, '$1-$2-$3T$4:$5:$6.$7Z')
  const text = await readFile(getFailureFile(folder, dataset), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
  return {
    newest: time === undefined ? null : Date.parse(time),
    failure: text === null ? null : failureSchema.parse(JSON.parse(text)).message,
  }
}
