import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@kitewright/content-loader/settings'
import { createLink, type ShareLink, shareLinkSchema } from '@kitewright/protocol/requests'
import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import type { FailedOutcome } from '../src/build/job.ts'
import type { ShareJob, ShareOutcome } from '../src/share-links/make-share-pages.ts'
import { ShareLinks } from '../src/share-links/share-links.ts'
import { SharePages } from '../src/share-links/share-pages.ts'
import { runningLake } from './running-lake.ts'

const log = pino({ level: 'silent' })
export const web = 'service-web-development'
export const request = { by: 'Asha', at: new Date() }
export const renderedLink = {
  kind: 'made',
  pages: [{ path: '/services/web-development', title: 'Web' }],
  pagesMore: 0,
} satisfies ShareOutcome

/** A lake with a draft, and services that build pages for its share links. Each test begins with a new folder. */
export async function shareLinksAtLake() {
  const { client, close } = await runningLake()
  afterAll(close)
  const started: ShareLinks[] = []
  const state = {
    data: '',
    jobs: [] as ShareJob[],
    /** The outcomes of the next builds; after them, each build returns `made`. */
    outcomes: [] as (ShareOutcome | FailedOutcome)[],
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    state.data = await mkdtemp(join(tmpdir(), 'kitewright-links-'))
    state.jobs = []
    state.outcomes = []
    const draft = { _id: `drafts.${web}`, _type: 'service' }
    await client.createOrReplace({ ...(await client.getDocument(web)), ...draft })
  })
  afterEach(async () => {
    await Promise.all(started.splice(0).map((links) => links.stop()))
    for (const type of ['siteDraftLink', 'siteRequest'])
      await client.delete({ query: `*[_type == "${type}"]` })
    vi.useRealTimers()
    await rm(state.data, { recursive: true })
  })

  type Mutations = Parameters<typeof client.mutate>[0]
  const mutate = (mutations: object[]) => client.mutate(mutations as Mutations)

  return {
    client,
    state,
    mutate,
    async service({ onMake = async (_job: ShareJob) => {} } = {}) {
      const { data } = state
      const pages = new SharePages(data, log)
      await pages.open()
      const links = new ShareLinks({
        client,
        pages,
        cacheFolder: data,
        log,
        pause: 1,
        settings: { content: readSettings({}), bundleFolder: data, lakeTimeoutMs: 1_000 },
        live: () => null,
        async make(job) {
          state.jobs.push(job)
          await onMake(job)
          const outcome = state.outcomes.shift() ?? renderedLink
          if (outcome.kind === 'made') {
            await mkdir(join(job.out, 'services'), { recursive: true })
            const file = join(job.out, 'services/web-development.html')
            await writeFile(file, String(state.jobs.length))
          }
          return outcome
        },
      })
      started.push(links)
      return { pages, links }
    },
    async create(ids = [web]): Promise<string> {
      const mutations = createLink(
        ids.map((id) => ({ _key: id, id, type: 'service', name: id })),
        request,
      )
      await mutate(mutations)
      const [first] = mutations
      return String(first && 'create' in first && first.create._id)
    },
    linkOf: async (id: string): Promise<ShareLink> =>
      shareLinkSchema.parse(await client.getDocument(id)),
    folders: () => readdir(join(state.data, 'drafts')).catch(() => []),
  }
}
