import { join } from 'node:path'
import { type ImportTarget, importTarget } from '../import/import-target.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where backups lie unless told otherwise. */
export const BACKUPS = join(import.meta.dirname, '../../.data/backups')

/**
 * The dataset of these settings: those of the import, or those of the site under whose names a server has them. Throws
 * ImportSettingsError.
 *
 * @param token what is enough for the work.
 */
export const backupTarget = (env: Environment, token: 'reads' | 'writes'): ImportTarget =>
  importTarget({
    ...env,
    SANITY_STUDIO_PROJECT_ID: env.SANITY_STUDIO_PROJECT_ID || env.PUBLIC_SANITY_PROJECT_ID,
    SANITY_STUDIO_DATASET: env.SANITY_STUDIO_DATASET || env.PUBLIC_SANITY_DATASET,
    SANITY_WRITE_TOKEN:
      env.SANITY_WRITE_TOKEN || (token === 'reads' ? env.SANITY_READ_TOKEN : undefined),
  })

export const targetWords = ({ projectId, dataset, apiHost }: ImportTarget) =>
  `${projectId}/${dataset} at ${apiHost ?? 'sanity.io'}`
