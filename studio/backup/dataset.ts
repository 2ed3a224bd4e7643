import { API_VERSION } from '@kitewright/content-types/api-version'
import type { ImportTarget } from '../import/import-target.ts'
import { clientOf } from '../import/target-client.ts'

/** The dataset, by its client and by what an export says. */
export type Dataset = {
  target: ImportTarget
  client: ReturnType<typeof clientOf>
}

export const openDataset = (target: ImportTarget): Dataset => ({
  target,
  client: clientOf(target),
})

/**
 * Every document as JSON, sorted. The local lake answers with one moment of it; hosted Sanity reads on while
 * others write, so whoever asks checks what comes. Rejects when the dataset cannot be read.
 */
export async function exported({ target, client }: Dataset): Promise<string[]> {
  const { projectId, dataset, token } = target
  // The client asks for a URL of its own version, and knows no stream.
  const url = client.withConfig({ apiVersion: API_VERSION }).getUrl(`/data/export/${dataset}`)
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, 'x-sanity-project-id': projectId },
  })
  const text = await response.text()
  if (!response.ok) {
    const { status: statusCode } = response
    throw Object.assign(
      new Error(`The export answered HTTP ${statusCode}: ${text.slice(0, 200)}`),
      {
        statusCode,
      },
    )
  }
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .sort()
}
