import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serveLake } from '@kitewright/content-lake/serve-lake'
import { lakeClient } from '@kitewright/content-loader/lake'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteHandler } from '../preview/site-handler.ts'

const app = join(import.meta.dirname, '..')
const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** Milliseconds: the first build of a machine draws every sharing picture. */
const timeout = 300_000

/** The commands of a static host, as its workflow runs them, against a local content lake. */
describe('a static host', { timeout }, () => {
  const stack = new AsyncDisposableStack()
  let client: ReturnType<typeof lakeClient>
  let env: Record<string, string>
  let folder: string
  /** Nothing stands there before the first deploy. */
  let host: RequestListener = (_, response) => response.writeHead(404).end()
  const deploy = () => {
    host = siteHandler(join(folder, 'site'))
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kitewright-hosting-'))
    stack.defer(() => rm(folder, { recursive: true }))
    const running = await serveLake({ port: 0, folder: null, log: silent })
    stack.defer(running.close)
    const { projectId, dataset } = running.lake
    const lake = { projectId, dataset, apiHost: running.url }
    client = lakeClient({ ...lake, token: 'local-editor' })

    const server = createServer((request, response) => host(request, response))
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    stack.defer(() => server[Symbol.asyncDispose]())
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    env = {
      PATH: process.env.PATH ?? '',
      CONTENT_SOURCE: 'sanity',
      PUBLIC_SANITY_PROJECT_ID: projectId,
      SANITY_API_HOST: running.url,
      PUBLIC_SITE_URL: `http://127.0.0.1:${port}`,
      OUT_DIR: join(folder, 'site'),
    }
  }, 60_000)
  afterAll(() => stack.disposeAsync())

  /** Runs a command as a workflow does; answers how it ended. */
  async function run(script: string, args: string[] = [], more: Record<string, string> = {}) {
    const done = promisify(execFile)(process.execPath, [script, ...args], {
      cwd: app,
      env: { ...env, ...more },
    })
    return done.then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    )
  }
  const build = () => run('prerender/main.ts')
  const setLead = (lead: string | null) => client.patch('about').set({ lead }).commit()

  it('tells whether the newest content is live, by the very hash of the build', async () => {
    const output = join(folder, 'github-output')
    await writeFile(output, 'earlier=1\n')
    const changed = (more = {}) => run('hosting/content-changed.ts', [], more)

    expect(await changed()).toMatchObject({ code: 0, stdout: 'changed=true\n' })
    expect((await changed()).stderr).toContain('build.json answered HTTP 404')
    expect(await build()).toMatchObject({ code: 0 })
    deploy()
    expect(await changed({ GITHUB_OUTPUT: output })).toMatchObject({ stdout: 'changed=false\n' })
    expect(await readFile(output, 'utf8')).toBe('earlier=1\nchanged=false\n')

    await setLead('We write software that people like to use.')
    const answer = await changed()
    const { hash } = JSON.parse(await readFile(join(folder, 'site/build.json'), 'utf8')).content
    expect(answer).toMatchObject({ code: 0, stdout: 'changed=true\n' })
    expect(answer.stderr).toContain(`Live is ${hash.slice(0, 12)}`)
  })

  it('says so when the content cannot be read or is wrong, and answers neither yes nor no', async () => {
    const away = { SANITY_API_HOST: 'http://127.0.0.1:9' }
    const unreachable = await run('hosting/content-changed.ts', [], away)
    expect(unreachable).toMatchObject({ code: 3, stdout: '' })
    expect(unreachable.stderr).toContain('The content lake (project kitewright')

    await setLead(null)
    const wrong = await run('hosting/content-changed.ts')
    expect(wrong).toMatchObject({ code: 4, stdout: '' })
    expect(wrong.stderr).toContain('lead: expected text')
    await setLead('We write software.')
  })

  it('asks another site than the configured one, and needs one', async () => {
    const other = await run('hosting/content-changed.ts', ['--live', 'http://127.0.0.1:9'])
    expect(other).toMatchObject({ code: 0, stdout: 'changed=true\n' })
    expect(other.stderr).toContain('http://127.0.0.1:9/build.json could not be read')
    const none = await run('hosting/content-changed.ts', [], { PUBLIC_SITE_URL: '' })
    expect(none).toMatchObject({ code: 2, stdout: '' })
  })
})
