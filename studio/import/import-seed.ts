import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_VERSION } from '@kitewright/content-types/api-version'
import { ASSETS_FOLDER, importLines, importPictures } from '@kitewright/seed/ndjson'
import { createClient, type SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'
import { ImportSettingsError, type ImportTarget } from './import-target.ts'

/** How far the import is: a step in words and, where it is counted, its items. */
export type Progress = { step: string; current?: number; total?: number }

export type Imported = {
  documents: number
  /** How many of them were there before and are replaced. */
  replaced: number
  warnings: string[]
}

/**
 * Brings the bundled content into a dataset. Documents that are there already become as bundled, so
 * repeating it changes nothing more; drafts and other documents stay. Throws ImportSettingsError when
 * the lake cannot be reached or refuses.
 */
export async function importSeed(
  target: ImportTarget,
  onProgress: (progress: Progress) => void,
): Promise<Imported> {
  const client = clientOf(target)
  const folder = await mkdtemp(join(tmpdir(), 'kitewright-import-'))
  try {
    const lines = importLines()
    const replaced = await countOf(client, lines)
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
    return { documents: numDocs, replaced, warnings: warnings.map(({ message }) => message) }
  } catch (error) {
    throw explained(error, target)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const clientOf = ({ projectId, dataset, apiHost, token }: ImportTarget): SanityClient =>
  createClient({
    projectId,
    dataset,
    token,
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: 'raw',
    // Node does not resolve <project>.localhost, as browsers do.
    ...(apiHost && { apiHost, useProjectHostname: false }),
  })

/** Also finds out whether project, dataset and token are right before anything is written. */
function countOf(client: SanityClient, lines: readonly string[]): Promise<number> {
  const ids = lines.map((line): unknown => JSON.parse(line)._id)
  return client.withConfig({ maxRetries: 0 }).fetch('count(*[_id in $ids])', { ids })
}

/** What is to be changed, in one line; other errors as they are. */
function explained(error: unknown, { projectId, dataset, apiHost }: ImportTarget): unknown {
  switch (statusOf(error)) {
    case 'none':
      return new ImportSettingsError(
        apiHost
          ? `SANITY_API_HOST: nothing answers at ${apiHost}. Is the Content Lake running?`
          : `SANITY_STUDIO_PROJECT_ID: ${projectId}.api.sanity.io cannot be reached. Is there a network?`,
      )
    case 401:
      return new ImportSettingsError('SANITY_WRITE_TOKEN: the lake does not know this token')
    case 403:
      return new ImportSettingsError(
        `SANITY_WRITE_TOKEN: this token may not write to the dataset "${dataset}"`,
      )
    case 404:
      return new ImportSettingsError(
        `SANITY_STUDIO_PROJECT_ID or SANITY_STUDIO_DATASET: there is no dataset "${dataset}" in the project "${projectId}"`,
      )
    default:
      return error
  }
}

/** The HTTP status of an error of the client; `none` if no answer came; otherwise undefined. */
function statusOf(error: unknown): number | 'none' | undefined {
  if (!(error instanceof Error)) return undefined
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode
  // What fetch throws whenever no answer comes, for whatever reason.
  if (error instanceof TypeError && error.message === 'fetch failed') return 'none'
  return statusOf(error.cause)
}
