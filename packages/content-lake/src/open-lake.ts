import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { type AssetFiles, openAssetFiles } from './assets/asset-files.ts'
import { Preferences, Sessions } from './auth/sessions.ts'
import { getDatabaseFile, openDatabase, resetDatabase, withFile } from './core/database.ts'
import { History } from './core/history.ts'
import { Lake } from './core/lake.ts'
import { openStore, rejectLoss, unmarkContent } from './core/store.ts'
import type { LakeServerOptions } from './options.ts'
import { Hooks } from './webhooks/hooks.ts'
import { Outbox } from './webhooks/outbox.ts'

/** The only project and dataset; the names are those of the Studio's settings. */
export const PROJECT_ID = 'kitewright'
export const DATASET = 'production'

/** A lake and its storage, without a server. */
export type OpenLake = {
  lake: Lake
  history: History
  hooks: Hooks
  outbox: Outbox
  files: AssetFiles
  sessions: Sessions
  preferences: Preferences
  close(): void
}

type Options = Pick<LakeServerOptions, 'folder' | 'reset' | 'writeToken'> & { queryTime?: number }

/**
 * Throws FolderInUseError when another lake uses the folder, ContentLostError when the folder's content is lost, and
 * DatabaseError when the database is damaged.
 */
export function openLake(options: Options): OpenLake {
  const database = openDatabase(options.folder)
  try {
    return withDatabase(database, options)
  } catch (error) {
    database.close()
    throw withFile(error, getDatabaseFile(options.folder))
  }
}

function withDatabase(
  database: DatabaseSync,
  { folder, reset, writeToken, queryTime }: Options,
): OpenLake {
  const assetFolder = folder && join(folder, 'assets')
  if (reset) {
    if (folder) unmarkContent(folder)
    resetDatabase(database)
    if (assetFolder) rmSync(assetFolder, { recursive: true, force: true })
  }
  const hooks = new Hooks(database, DATASET)
  const lake = new Lake({
    store: openStore(database),
    projectId: PROJECT_ID,
    dataset: DATASET,
    outbox: (transaction) => hooks.concernedBy(transaction),
    queryTime,
  })
  if (folder && lake.documents.size === 0) rejectLoss(folder)
  return {
    lake,
    history: new History(database),
    hooks,
    outbox: new Outbox(database),
    files: openAssetFiles(assetFolder),
    sessions: new Sessions(database, writeToken),
    preferences: new Preferences(database),
    close: () => database.close(),
  }
}
