import { setTimeout as wait } from 'node:timers/promises'
import { serveLake } from '@kitewright/content-lake/serve-lake'
import { createLakeClient } from '@kitewright/content-loader/load'
import { createWebhookDefinition } from '@kitewright/rebuild/webhook-definition'
import { ask } from './visitors.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
/** Shorter than the regular check, so that only a webhook can make a publish live in time. */
const patience = 60_000

/** A lake in Sanity's place, with the bundled content or empty, and an editor who publishes prices. */
export async function editor({ seed = true } = {}) {
  const running = await serveLake({ port: 0, folder: null, seed, log: silent })
  const { projectId, dataset } = running.lake
  const client = createLakeClient({
    projectId,
    dataset,
    apiHost: running.url,
    token: 'local-editor',
  })
  const hooks = `/hooks/projects/${projectId}`
  let thousands = 10

  /** Publishes another price and waits until visitors see it; returns the ms, or null for never. */
  const publish = async (): Promise<number | null> => {
    thousands += 1
    const start = performance.now()
    await client
      .patch('service-web-development')
      .set({ 'tiers[0].from': thousands * 1000 })
      .commit()
    while (performance.now() - start < patience) {
      const { body } = await ask('/services/web-development').catch(() => ({ body: '' }))
      if (body.includes(`>₹${thousands}K`)) return performance.now() - start
      await wait(50)
    }
    return null
  }

  return {
    settings: {
      PUBLIC_SANITY_PROJECT_ID: projectId,
      SANITY_API_HOST: running.url,
    },
    publish,
    /** Enquiries in the Inbox, by id. */
    enquiries: () =>
      client.fetch<{ _id: string }[]>(
        '*[_type == "enquiry"] | order(_id) {_id, name, email, message}',
      ),
    /** Replaces the webhook by one with this secret. */
    async signWith(secret: string) {
      const before = await client.request<{ id: string }[]>({ url: hooks })
      const WEBHOOK_URL = 'http://127.0.0.1:8787/hooks/sanity'
      const body = await createWebhookDefinition('service', {
        WEBHOOK_URL,
        SANITY_WEBHOOK_SECRET: secret,
      })
      await client.request({ url: hooks, method: 'POST', body })
      for (const { id } of before) await client.request({ url: `${hooks}/${id}`, method: 'DELETE' })
    },
    /** Publishes one price after another until it is stopped. */
    keepPublishing() {
      const figures = { publishes: 0, lost: 0, slowest: 0 }
      let stopped = false
      const all = (async () => {
        while (!stopped) {
          const took = await publish()
          figures.publishes += 1
          if (took === null) figures.lost += 1
          else figures.slowest = Math.max(figures.slowest, took)
          await wait(500)
        }
      })()
      return {
        /** Resolves when a publish that starts after this call is live or lost. */
        async next() {
          const before = figures.publishes
          while (figures.publishes < before + 2) await wait(50)
        },
        async stop() {
          stopped = true
          await all
          return figures
        },
      }
    },
    close: () => running.close(),
  }
}
