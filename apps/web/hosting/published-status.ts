import { setTimeout as wait } from 'node:timers/promises'
import type { lakeClient } from '@kitewright/content-loader/load'
import {
  BUILD_ID,
  type PreviousReport,
  RELEASES_ID,
  STATUS_ID,
  siteBuildSchema,
  siteReleasesSchema,
  siteStatusSchema,
} from '@kitewright/protocol/site'

type Client = ReturnType<typeof lakeClient>

/** Number of tries, and ms before the second one. */
const TRIES = 3
const PAUSE_MS = 1_000

/** The last report of a static host. Rejects if the lake does not answer. */
export async function readPublishedStatus(client: Client): Promise<PreviousReport> {
  const ids = [STATUS_ID, RELEASES_ID, BUILD_ID]
  const [status, releases, build] = await persistently(() => client.getDocuments(ids))
  const known = siteStatusSchema.safeParse(status).data
  if (known?.builder !== 'static') return { status: null, releases: null, contents: null }
  return {
    status: known,
    releases: siteReleasesSchema.safeParse(releases).data ?? null,
    contents: siteBuildSchema.safeParse(build).data?.contents ?? null,
  }
}

/** Writes all documents or none. Rejects if the lake refuses them. */
export const writePublishedStatus = (
  client: Client,
  documents: readonly { _id: string; _type: string }[],
) =>
  persistently(() =>
    documents
      .reduce((all, document) => all.createOrReplace(document), client.transaction())
      .commit(),
  )

/** Retries an idempotent request. */
async function persistently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (attempt >= TRIES) throw error
      await wait(PAUSE_MS * attempt)
    }
  }
}
