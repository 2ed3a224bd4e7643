import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildContentVersion, CONTENT_VERSION } from '@kitewright/content-types/content-version'
import { ASSETS_FOLDER, importLines, importPictures } from '@kitewright/seed/ndjson'
import type { SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'
import type { ImportTarget } from './import-target.ts'
import { createTargetClient, describeError } from './target-client.ts'

/** The current step and, where items are counted, their number. */
export type Progress = { step: string; current?: number; total?: number }

export type Imported = {
  documents: number
  /** How many of them existed and are replaced. */
  replaced: number
  warnings: string[]
}

/**
 * Imports the bundled content into a dataset. It replaces documents with the same ids, so it may be
 * repeated; drafts and other documents stay. Throws ImportSettingsError when the lake is unreachable or
 * rejects the import.
 */
export async function importSeed(
  target: ImportTarget,
  onProgress: (progress: Progress) => void,
): Promise<Imported> {
  const client = createTargetClient(target)
  const folder = await mkdtemp(join(tmpdir(), 'kitewright-import-'))
  try {
    const lines = importLines()
    const replaced = await countDocuments(client, lines)
    await mkdir(join(folder, ASSETS_FOLDER))
    await writeFile(join(folder, 'seed.ndjson'), `${lines.join('\n')}\n`)
    for (const { name, body } of importPictures()) {
      await writeFile(join(folder, ASSETS_FOLDER, name), body)
    }
    const { numDocs, warnings } = await sanityImport(folder, {
      client,
      operation: 'createOrReplace',
      onProgress,
    })
    // A dataset with other content may have an older form.
    if (replaced === 0) await client.createIfNotExists(buildContentVersion(CONTENT_VERSION))
    return { documents: numDocs, replaced, warnings: warnings.map(({ message }) => message) }
  } catch (error) {
    throw describeError(error, target)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Also checks project, dataset and token before anything is written. */
function countDocuments(client: SanityClient, lines: readonly string[]): Promise<number> {
  const ids = lines.map((line): unknown => JSON.parse(line)._id)
  return client.withConfig({ maxRetries: 0 }).fetch('count(*[_id in $ids])', { ids })
}
