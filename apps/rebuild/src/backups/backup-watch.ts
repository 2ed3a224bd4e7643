import { firstLine } from '@kitewright/content-loader/errors'
import type { SiteStatus } from '@kitewright/protocol/site'
import type { RebuildSettings } from '../settings/settings.ts'
import { type FolderState, readFolder } from './backup-folder.ts'

/** A backup is made each night; more than this is too old. */
const LATE_MS = 30 * 60 * 60_000

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
      isLate: Date.now() - (newest ?? this.#start) > LATE_MS,
    }
  }

  /** Never rejects. */
  async look(): Promise<void> {
    const { backupFolder, content } = this.#settings
    if (!backupFolder || !content.lake || content.contentSource === 'seed') return
    this.#found = await readFolder(backupFolder, content.lake).catch((error) => ({
      newest: this.#found?.newest ?? null,
      failure: firstLine(error),
    }))
  }
}
