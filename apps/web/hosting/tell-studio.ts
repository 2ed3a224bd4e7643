import { firstLine } from '@kitewright/content-loader/errors'
import { lakeClient } from '@kitewright/content-loader/load'
import { type Environment, readSettings } from '@kitewright/content-loader/settings'
import {
  authorOf,
  type HistoryClient,
  keepEntryVersions,
  type VersionClient,
} from '@kitewright/protocol/site'
import { out } from '../prerender/build-site.ts'
import { hostOf } from './host.ts'
import { documentsOf, kindsOfNews } from './news.ts'
import { type BuildOutcome, readOutcome } from './outcome.ts'
import { readPublishedStatus, writePublishedStatus } from './published-status.ts'

/** Timeout of the lake's answer, in milliseconds. */
const TIMEOUT_MS = 15_000

/**
 * Reports the result of a build at a static host to the Studio: `tell-studio done`, `failed` or `hold`. Always
 * exits with 0, because a failed report must not fail the deploy; it is a warning.
 */
async function tellStudio(env: Environment): Promise<string> {
  // Workflows of an earlier version say `held`.
  const wanted = process.argv[2]?.replace('held', 'hold')
  const news = kindsOfNews.find((kind) => kind === wanted)
  if (!news) throw new Error(`expected one of ${kindsOfNews.join(', ')}`)
  const token = env.SANITY_WRITE_TOKEN?.trim()
  if (!token) return 'Nothing was reported to the Studio: SANITY_WRITE_TOKEN is not set.'
  const { lake, siteUrl, studioUrl } = readSettings(placeIn(env))
  if (!lake) return 'Nothing was reported to the Studio: PUBLIC_SANITY_PROJECT_ID is not set.'
  const host = hostOf(env)
  if (!host.isForVisitors) return 'Nothing was reported to the Studio: this build is a preview.'
  const client = lakeClient({ ...lake, token }).withConfig({ timeout: TIMEOUT_MS })
  const outcome = await withAuthors(await readOutcome(out), client)
  const documents = documentsOf(news, {
    outcome,
    host,
    siteUrl,
    studioUrl,
    hold: env.HOLD_DEPLOYS?.trim() || null,
    before: await readPublishedStatus(client),
    now: new Date().toISOString(),
  })
  await writePublishedStatus(client, documents)
  if (news === 'done') await keepEntries(client, outcome)
  return `Reported to the Studio: ${news}.`
}

/** Contents of the entries in this build, so that editors can restore them: static hosts keep no documents. */
async function keepEntries(client: VersionClient, outcome: BuildOutcome | null) {
  if (outcome?.kind !== 'built') return
  const { at, contents, documents } = outcome
  const read = (id: string) => documents[id] ?? {}
  await keepEntryVersions(client, [{ at, contents: () => contents, read }])
}

/** Adds the authors of quarantined entries, if the history of the lake has them. */
async function withAuthors(outcome: BuildOutcome | null, client: HistoryClient) {
  if (outcome?.kind !== 'built') return outcome
  const quarantined = outcome.quarantined.map(async (entry) => ({
    ...entry,
    by: await authorOf(client, entry).catch((error) => {
      console.warn(`Who published ${entry.id} could not be read: ${firstLine(error)}`)
      return null
    }),
  }))
  return { ...outcome, quarantined: await Promise.all(quarantined) }
}

/** Without the other settings, as one of them may have made the build fail. */
const placeIn = ({
  PUBLIC_SITE_URL,
  PUBLIC_STUDIO_URL,
  PUBLIC_SANITY_PROJECT_ID,
  PUBLIC_SANITY_DATASET,
  SANITY_API_HOST,
}: Environment): Environment => ({
  PUBLIC_SITE_URL,
  PUBLIC_STUDIO_URL,
  PUBLIC_SANITY_PROJECT_ID,
  PUBLIC_SANITY_DATASET,
  SANITY_API_HOST,
})

try {
  console.log(await tellStudio(process.env))
} catch (error) {
  const mark = process.env.GITHUB_ACTIONS === 'true' ? '::warning::' : ''
  console.warn(`${mark}The report to the Studio failed: ${firstLine(error)}`)
}
