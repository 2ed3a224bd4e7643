import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  buildContentVersion,
  CONTENT_VERSION,
  CONTENT_VERSION_ID,
  getContentVersion,
} from '@kitewright/content-types/content-version'
import { collectMigrationMutations, fromDocuments, type Migration } from '@sanity/migrate'
import { SanityEncoder } from '@sanity/mutate'
import { exportLines, openDataset } from '../backup/dataset.ts'
import type { ImportTarget } from '../import/import-target.ts'
import { describeError } from '../import/target-client.ts'

export type ContentMigration = { version: number; migration: Migration }

const STUDIO_MIGRATIONS = join(import.meta.dirname, '../../studio/migrations')

/** Reads the migrations of a folder, sorted by the numbers with which the names of their folders begin. */
export async function readMigrations(folder = STUDIO_MIGRATIONS): Promise<ContentMigration[]> {
  const files = globSync('*/index.ts', { cwd: folder })
  const migrations = files.map(async (file) => ({
    version: Number.parseInt(dirname(file), 10),
    migration: (await import(join(folder, file))).default,
  }))
  return (await Promise.all(migrations)).toSorted((a, b) => a.version - b.version)
}

type Options = {
  isDryRun: boolean
  migrations: readonly ContentMigration[]
  /** Receives a line for each changed document. */
  onLine: (line: string) => void
}

/**
 * Brings a dataset, with its drafts, to the newest content version. Sanity's own runner reaches only hosted lakes, so
 * its migrations run here with the client. A document and the version change in separate transactions: a migration that
 * was interrupted runs again, and must not change a document twice.
 *
 * @throws if the dataset has a newer version than this program, or the lake rejects a change.
 */
export async function migrateContent(
  target: ImportTarget,
  { isDryRun, migrations, onLine }: Options,
): Promise<{ from: number; to: number; changed: number }> {
  const { client } = openDataset(target)
  const from = await client
    .withConfig({ maxRetries: 0 })
    .getDocument(CONTENT_VERSION_ID)
    .then((document) => getContentVersion(document ? [document] : []))
    .catch((error) => {
      throw describeError(error, target)
    })
  if (from > CONTENT_VERSION) {
    throw new Error(
      `The content has version ${from}, and this program writes ${CONTENT_VERSION}: run a newer version of it`,
    )
  }
  let changed = 0
  for (const { version, migration } of migrations.filter((next) => next.version > from)) {
    onLine(`${version}. ${migration.title}`)
    const all = (await exportLines({ target, client })).map((line) => JSON.parse(line))
    const documents = all.filter(({ _type }) => migration.documentTypes?.includes(_type) ?? true)
    const filtered = {
      getDocument: async (id: string) => documents.find(({ _id }) => _id === id),
      getDocuments: async (ids: string[]) => documents.filter(({ _id }) => ids.includes(_id)),
    }
    const context = { client, filtered, dryRun: isDryRun }
    for (const document of documents) {
      const iterate = async function* () {
        yield* fromDocuments([document])
      }
      const mutations = []
      for await (const stored of collectMigrationMutations(migration, iterate, context))
        mutations.push(...[stored].flat())
      if (mutations.length === 0) continue
      changed += 1
      onLine(`   ${document._type} ${document._id}`)
      if (isDryRun) continue
      const encoded = SanityEncoder.encodeAll(mutations as never[])
      await client.mutate(encoded as never, { autoGenerateArrayKeys: true })
    }
    if (!isDryRun) await client.createOrReplace(buildContentVersion(version))
  }
  return { from, to: CONTENT_VERSION, changed }
}
