import { API_VERSION } from '@kitewright/content-types/queries'
import { createClient, type SanityClient } from '@sanity/client'
import { ImportSettingsError, type ImportTarget } from './import-target.ts'

export const createTargetClient = ({
  projectId,
  dataset,
  apiHost,
  token,
}: ImportTarget): SanityClient =>
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

/** Returns an error that names the setting to change, in one line; other errors unchanged. */
export function describeError(
  error: unknown,
  { projectId, dataset, apiHost }: ImportTarget,
): unknown {
  switch (getStatus(error)) {
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

/** The HTTP status of an error of the client; `none` without an answer; otherwise undefined. */
function getStatus(error: unknown): number | 'none' | undefined {
  if (!(error instanceof Error)) return undefined
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode
  // `fetch` throws this whenever no answer comes.
  if (error instanceof TypeError && error.message === 'fetch failed') return 'none'
  return getStatus(error.cause)
}
