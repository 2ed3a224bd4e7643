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

/** How often the lake is asked, and ms before the second try. */
const TRIES = 3
const PAUSE = 1_000

/** What was told last, as far as a static host told it. Rejects when the lake does not answer. */
export async function readTold(client: Client): Promise<PreviousReport> {
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

/** All of it, or nothing. Rejects when the lake does not take it. */
export const writeTold = (client: Client, documents: readonly { _id: string; _type: string }[]) =>
  persistently(() =>
    documents
      .reduce((all, document) => all.createOrReplace(document), client.transaction())
      .commit(),
  )

/** What is asked here may be asked twice. */
async function persistently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (attempt >= TRIES) throw error
      await wait(PAUSE * attempt)
    }
  }
}
