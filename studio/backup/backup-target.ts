import { join } from 'node:path'
import { type ImportTarget, importTarget } from '../import/import-target.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where backups lie unless told otherwise. */
export const BACKUPS = join(import.meta.dirname, '../../.data/backups')

/**
 * The dataset of these settings, which are those of the import. Throws ImportSettingsError.
 *
 * @param token what is enough for the work.
 */
export const backupTarget = (env: Environment, token: 'reads' | 'writes'): ImportTarget =>
  importTarget({
    ...env,
    SANITY_WRITE_TOKEN:
      env.SANITY_WRITE_TOKEN || (token === 'reads' ? env.SANITY_READ_TOKEN : undefined),
  })

export const targetWords = ({ projectId, dataset, apiHost }: ImportTarget) =>
  `${projectId}/${dataset} at ${apiHost ?? 'sanity.io'}`
