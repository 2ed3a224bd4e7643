import { join } from 'node:path'
import { type ImportTarget, importTarget } from '../import/import-target.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The default folder of backups. */
export const BACKUPS = join(import.meta.dirname, '../../.data/backups')

/**
 * Reads the dataset from the settings of the import; a token that reads is enough for a backup. Throws
 * ImportSettingsError.
 */
export const backupTarget = (env: Environment, token: 'reads' | 'writes'): ImportTarget =>
  importTarget({
    ...env,
    SANITY_WRITE_TOKEN:
      env.SANITY_WRITE_TOKEN || (token === 'reads' ? env.SANITY_READ_TOKEN : undefined),
  })

export const formatTarget = ({ projectId, dataset, apiHost }: ImportTarget) =>
  `${projectId}/${dataset} at ${apiHost ?? 'sanity.io'}`
