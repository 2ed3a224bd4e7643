import { serveLake } from '@kitewright/content-lake/serve-lake'
import { createLakeClient } from '@kitewright/content-loader/load'
import { createWebhookDefinition } from '../src/intake/webhook-definition.ts'
import { secret } from './service-process.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** The local content lake, with the bundled content by default. */
export async function runningLake({ seed = true } = {}) {
  const running = await serveLake({ port: 0, folder: null, seed, log: silent })
  const projectId = running.lake.projectId
  const settings = {
    projectId,
    dataset: running.lake.dataset,
    apiHost: running.url,
    token: 'local-editor',
  }
  const client = createLakeClient(settings)
  const hooks = `/hooks/projects/${projectId}`
  return {
    ...running,
    settings,
    client,
    env: {
      CONTENT_SOURCE: 'sanity',
      PUBLIC_SANITY_PROJECT_ID: projectId,
      SANITY_API_HOST: running.url,
    },
    /** Replaces all webhooks by one to this service, as `webhook.json` defines it. */
    async sendTo(control: string) {
      for (const { id } of await client.request<{ id: string }[]>({ url: hooks })) {
        await client.request({ url: `${hooks}/${id}`, method: 'DELETE' })
      }
      const url = `${control}/hooks/sanity`
      const definition = { WEBHOOK_URL: url, SANITY_WEBHOOK_SECRET: secret }
      const body = await createWebhookDefinition('service', definition)
      await client.request({ url: hooks, method: 'POST', body })
    },
    /** Publishes another price of a service's first package; returns it as pages show it. */
    async setPrice(slug: string, thousands: number): Promise<string> {
      const id = `service-${slug}`
      await client
        .patch(id)
        .set({ 'tiers[0].from': thousands * 1000 })
        .commit()
      return `>₹${thousands}K`
    },
    [Symbol.asyncDispose]: running.close,
  }
}

export type RunningLake = Awaited<ReturnType<typeof runningLake>>
