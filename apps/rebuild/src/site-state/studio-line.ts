import { lakeClient } from '@kitewright/content-loader/lake'
import type { SiteRequest } from '@kitewright/site-state/site-request'
import { siteStatusSchema } from '@kitewright/site-state/site-status'
import type { Log } from '../log.ts'
import type { Publisher } from '../publish/publisher.ts'
import type { Releases } from '../releases/releases.ts'
import type { RebuildSettings } from '../settings.ts'
import { describe } from './describe.ts'
import { RequestBox } from './request-box.ts'
import { StatusWriter } from './status-writer.ts'

type Parts = {
  settings: Pick<RebuildSettings, 'content' | 'writeToken'>
  publisher: Publisher
  releases: Releases
  log: Log
}

/** The way between service and Studio: documents in the lake, which Sanity itself guards. */
export type StudioLine = { writer: StatusWriter; requestBox: RequestBox }

/** Null without a lake, or without a token that may write to it. */
export function studioLine({ settings, publisher, releases, log }: Parts): StudioLine | null {
  const { content, writeToken } = settings
  if (content.contentSource === 'seed' || !content.lake || !writeToken) return null
  const client = lakeClient({ ...content.lake, token: writeToken })
  const writer = new StatusWriter({
    describe: async () =>
      describe({
        status: publisher.status,
        siteUrl: content.siteUrl,
        manifests: await releases.manifests(),
      }),
    write: async (status) => {
      await client.createOrReplace(siteStatusSchema.parse(status))
    },
    log,
  })
  const requestBox = new RequestBox({
    client,
    carryOut: (request) => carryOut(publisher, request),
    log,
  })
  return { writer, requestBox }
}

/** Answers in words why it cannot be done. Asked twice, it does no harm. */
async function carryOut(
  publisher: Publisher,
  { action, release, by }: SiteRequest,
): Promise<string | null> {
  switch (action) {
    case 'restore': {
      if (!release) return 'It names no release.'
      const { live, lock } = publisher.status
      if (lock?.live === release && live?.id === release) return null
      const shown = await publisher.rollback(release, by)
      return typeof shown === 'string' ? shown : null
    }
    case 'resume':
      await publisher.unlock()
      return null
    case 'rebuild':
      await publisher.want(`asked for by ${by}`, false)
      return null
  }
}
