import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serveLake } from '@kitewright/content-lake/serve-lake'
import { createLakeClient } from '@kitewright/content-loader/load'
import { createSiteHandler } from '@kitewright/site-engine/serve'
import { startTestServer } from '@kitewright/site-engine/testing'

const app = join(import.meta.dirname, '..')
const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** A static host, the local content lake, and the commands that a workflow runs between them. */
export async function startStaticHost() {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'kitewright-hosting-'))
  stack.defer(() => rm(folder, { recursive: true }))
  const running = await serveLake({ port: 0, folder: null, log: silent })
  stack.defer(running.close)
  const { projectId, dataset } = running.lake
  const client = createLakeClient({
    projectId,
    dataset,
    apiHost: running.url,
    token: 'local-editor',
  })

  // Empty before the first deploy.
  let answer: RequestListener = (_, response) => response.writeHead(404).end()
  const site = stack.use(await startTestServer((request, response) => answer(request, response)))
  const siteUrl = site.url
  const env = {
    PATH: process.env.PATH ?? '',
    CONTENT_SOURCE: 'sanity',
    PUBLIC_SANITY_PROJECT_ID: projectId,
    SANITY_API_HOST: running.url,
    PUBLIC_SITE_URL: siteUrl,
    OUT_DIR: join(folder, 'site'),
  }

  /** Runs a command of `apps/web`; returns its exit code and output. */
  const run = (command: string[], more: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, command, { cwd: app, env: { ...env, ...more } }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    )

  const all = stack.move()
  return {
    client,
    folder,
    run,
    build: (more?: Record<string, string>) => run(['prerender/main.ts'], more),
    /** Deploys the last build. */
    async deploy() {
      const copy = await mkdtemp(join(folder, 'deployed-'))
      await cp(env.OUT_DIR, copy, { recursive: true })
      answer = createSiteHandler(copy)
    },
    /** Publishes the introduction of the page “About”; without one the content is wrong. */
    setLead: (lead: string | null) => client.patch('about').set({ lead }).commit(),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}
