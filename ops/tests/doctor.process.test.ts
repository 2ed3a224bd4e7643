import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copiedBundle } from '@kitewright/rebuild/tests/copied-bundle'
import { secret, startProcess } from '@kitewright/rebuild/tests/service-process'
import { createWebhookDefinition } from '@kitewright/rebuild/webhook-definition'
import { startTestServer } from '@kitewright/site-engine/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type HostedLake, LOGIN, pass, startHostedLake } from './hosted-lake.ts'

const program = join(import.meta.dirname, '../doctor/main.ts')
const execute = promisify(execFile)

type Ended = { code: number; stdout: string }

let lake: HostedLake
let stack: AsyncDisposableStack
let env: Record<string, string>
let hooks: string
let folder: string

beforeAll(async () => {
  stack = new AsyncDisposableStack()
  lake = stack.use(await startHostedLake({ seed: true }))
  folder = await mkdtemp(join(tmpdir(), 'kitewright-doctor-'))
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  // A proxy like nginx or Caddy, in front of the service.
  let to = { site: '', control: '' }
  const frontServer = await startTestServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const isHook = incoming.url === '/hooks/sanity'
    const { headers } = incoming
    const body = Buffer.concat(chunks)
    pass(incoming, response, { to: isHook ? to.control : to.site, headers, body })
  })
  const siteUrl = stack.use(frontServer).url
  env = {
    PATH: process.env.PATH ?? '',
    // A company's proxy that does not reach this machine.
    HTTP_PROXY: 'http://127.0.0.1:9',
    NODE_USE_ENV_PROXY: '1',
    PUBLIC_SITE_URL: siteUrl,
    CONTENT_SOURCE: 'sanity',
    PUBLIC_CONTACT_ENDPOINT: '/enquiries',
    PUBLIC_STUDIO_URL: 'https://studio.kitewright.example',
    PUBLIC_SANITY_PROJECT_ID: lake.projectId,
    SANITY_API_HOST: lake.url,
    SANITY_AUTH_TOKEN: LOGIN,
    SANITY_WRITE_TOKEN: 'local-editor',
    SANITY_WEBHOOK_SECRET: secret,
    REBUILD_DATA: join(folder, 'data'),
  }
  const service = stack.use(
    await startProcess({ ...env, REBUILD_BUNDLE: await copiedBundle(folder) }),
  )
  to = { site: service.site, control: service.control }
  env.PORT = String(service.controlPort)
  await service.idle()
  hooks = `/hooks/projects/${lake.projectId}`
  const WEBHOOK_URL = `${siteUrl}/hooks/sanity`
  const body = await createWebhookDefinition('service', {
    SANITY_WEBHOOK_SECRET: secret,
    WEBHOOK_URL,
  })
  await lake.lake.client.request({ url: hooks, method: 'POST', body })
})
afterEach(() => {
  lake.state.refuse = null
  lake.state.robots = []
})
afterAll(() => stack[Symbol.asyncDispose]())

const doctor = (more: Record<string, string> = {}, ...args: string[]): Promise<Ended> =>
  execute(process.execPath, [program, ...args], { env: { ...env, ...more } }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }) => ({ code, stdout }),
  )
/** The findings of a check. */
const findRows = (stdout: string, name: string) =>
  stdout.split('\n').filter((line) => line.slice(7, 23).trim() === name)

describe('hosted:doctor', () => {
  it('publishes and sends an enquiry, finds both, and leaves nothing behind', async () => {
    const read = () => lake.lake.client.fetch('*[_type == "siteSettings"][0]')
    const { _rev, _updatedAt, ...before } = await read()
    const { code, stdout } = await doctor()
    expect(stdout).not.toMatch(/WRONG/)
    expect(code).toBe(0)
    expect(findRows(stdout, 'Publish')).toEqual([
      expect.stringMatching(/^ok .+ live after \d+\.\d s$/),
    ])
    expect(findRows(stdout, 'Enquiry')).toEqual([
      expect.stringMatching(/^ok .+ in the Inbox after \d+\.\d s, and removed$/),
    ])
    for (const name of [
      'Settings',
      'Service',
      'Alerts',
      'Own webhook',
      'Node',
      'Content',
      'Clock',
      'Webhook',
      'Headers',
      'Redirects',
    ]) {
      expect(findRows(stdout, name)).toEqual([expect.stringMatching(/^ok /)])
    }
    expect(await read()).toMatchObject(before)
    const raw = lake.lake.client.withConfig({ perspective: 'raw' })
    expect(await raw.fetch('count(*[_type == "enquiry"])')).toBe(0)
  })

  it('reports all problems at once, with advice', async () => {
    lake.state.robots = [{ id: 'x', label: 'x', expiresAt: '2020-01-01T00:00:00Z', roles: [] }]
    const [hook] = await lake.lake.client.request({ url: hooks })
    const url = `${hooks}/${hook.id}`
    const patch = (body: object) => lake.lake.client.request({ url, method: 'PATCH', body })
    await patch({ isDisabledByUser: true, rule: { ...hook.rule, on: ['create'] } })
    const studio = 'https://another-studio.example'
    const more = { SANITY_WRITE_TOKEN: 'unknown', PUBLIC_STUDIO_URL: studio, REBUILD_DATA: '/none' }
    const { code, stdout } = await doctor(more)
    await patch({ isDisabledByUser: false, rule: hook.rule })
    expect(code).toBe(1)
    expect(findRows(stdout, 'Webhook')).toEqual([
      expect.stringMatching(/^WRONG .+ is not as webhook\.json says: on, switched on$/),
    ])
    expect(findRows(stdout, 'Writing token')).toEqual([
      expect.stringMatching(/^WRONG .+ SANITY_WRITE_TOKEN is unknown, or has expired$/),
    ])
    expect(findRows(stdout, 'Headers')).toEqual([
      expect.stringMatching(
        /^WRONG .+\/preview does not allow the Studio at https:\/\/another-studio\.example /,
      ),
    ])
    expect(findRows(stdout, 'Publish')).toEqual([expect.stringMatching(/^WRONG /)])
    expect(findRows(stdout, 'Content')).toEqual([expect.stringMatching(/^ok /)])
    expect(stdout).toMatch(/ -> pnpm hosted:setup\n/)
    expect(stdout).toMatch(/\n\d wrong, \d warnings, \d+ ok\n$/)
  })

  it('says what it cannot know without a login, and why Sanity rejects a request', async () => {
    const withoutLogin = { SANITY_AUTH_TOKEN: '', SANITY_CLI_CONFIG_PATH: '/none' }
    const { code, stdout } = await doctor(withoutLogin, '--without-probes')
    expect(code).toBe(0)
    expect(findRows(stdout, 'Webhook')).toEqual([
      expect.stringMatching(/^warn .+ is not known here, as nobody is logged in$/),
    ])
    expect(findRows(stdout, 'Writing token')[1]).toMatch(/^warn .+ expires is not known here$/)

    lake.state.refuse = (path) =>
      /^\/(hooks|access)\//.test(path) ? { status: path.startsWith('/hooks') ? 429 : 403 } : null
    const rejected = await doctor({}, '--without-probes')
    expect(rejected.code).toBe(1)
    expect(findRows(rejected.stdout, 'Webhook')[0]).toMatch(
      /^WRONG .+ so many requests \(HTTP 429\)/,
    )
    expect(rejected.stdout).toMatch(
      /warn {3}Writing token +When SANITY_WRITE_TOKEN expires is not known here\n +-> This login may not list the tokens/,
    )
  })

  it('reads the settings of the systemd unit, and finds that the service has another secret', async () => {
    const settings = join(folder, 'kitewright.env')
    const lines = Object.entries({ ...env, SANITY_WEBHOOK_SECRET: 'a-secret-that-is-new' })
    await writeFile(settings, lines.map(([name, value]) => `${name}=${value}`).join('\n'))
    const unit = ['LoadState=loaded', `EnvironmentFiles=${settings} (ignore_errors=no)`]
    const systemctl = `#!/bin/sh\ncat <<'END'\n${unit.join('\n')}\nEND\n`
    await writeFile(join(folder, 'systemctl'), systemctl, { mode: 0o755 })
    const { stdout } = await execute(process.execPath, [program], {
      env: { PATH: `${folder}:${env.PATH}`, SANITY_AUTH_TOKEN: LOGIN },
    }).catch((error: Ended) => error)
    expect(findRows(stdout, 'Own webhook')).toEqual([
      expect.stringMatching(/^WRONG .+ answers HTTP 401, so no publish arrives$/),
    ])
  })
})
