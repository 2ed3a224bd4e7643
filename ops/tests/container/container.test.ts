import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { baseImage, buildImage, obstacle, podman, podmanRun } from './images.ts'

/**
 * `pnpm test:container`: builds the image and runs it as compose.yaml does, with 512 MB, a read-only root and no
 * capabilities: beside a local lake, and behind Caddy.
 */
const reason = obstacle()
if (reason) console.log(`Containers are not tried: ${reason}`)

const root = join(import.meta.dirname, '../../..')
const LAKE = 18_200
const CONTROL = 18_201
const SITE = 18_202
const SERVICE = 'kitewright-test-service'
const PROXY = 'kitewright-test-caddy'
const DATA = 'kitewright-test-data'
const STUDIO = 'kitewright-test-studio'
const SECRET = 'a-secret-for-tests-only'
const page = '/services/web-development'

const limits = [
  ...[
    '--memory',
    '512m',
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--cap-drop',
    'all',
    '--security-opt',
    'no-new-privileges',
  ],
]
const env = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([name, value]) => ['--env', `${name}=${value}`])

const remove = () => {
  // The first container uses the network of the second.
  for (const name of [SERVICE, PROXY]) podman('rm', '--force', '--ignore', '--time', '20', name)
  podman('volume', 'rm', '--force', DATA, STUDIO)
}

describe.skipIf(reason !== null)('the image', () => {
  let folder: string
  let image: string
  beforeAll(() => {
    remove()
    image = buildImage('site')
  }, 1_200_000)
  afterAll(() => {
    remove()
    podman('rmi', '--force', image)
  }, 60_000)

  it('is smaller than 500 MB, has an unprivileged user and no tools', () => {
    const facts = podman('image', 'inspect', image, '--format', '{{.Size}} {{.Config.User}}')
    const [size, user] = facts.split(' ')
    console.log(`The image takes ${Math.round(Number(size) / 1e6)} MB`)
    expect(Number(size)).toBeLessThan(500e6)
    expect(user).toBe('1000:1000')
    const names = podmanRun('--rm', image, 'ls', 'node_modules/.pnpm')
    expect(names).toMatch(/^hono@/m)
    expect(names).not.toMatch(/^(typescript|vite|vitest|turbo|sanity|@playwright\+test)@/m)
  })

  describe('beside a lake', () => {
    let lake: ChildProcess
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'kitewright-container-'))
      const rule = { filter: '_type == "service"', projection: '{_id, _type, _rev}' }
      const hook = { url: `http://127.0.0.1:${CONTROL}/hooks/sanity`, secret: SECRET, rule }
      writeFileSync(join(folder, 'webhooks.json'), JSON.stringify([hook]))
      const program = join(root, 'packages/content-lake/src/start.ts')
      const args = ['--port', `${LAKE}`, '--in-memory', '--webhooks', join(folder, 'webhooks.json')]
      lake = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
      await once(lake, 'spawn')
      await vi.waitFor(() => fetch(`http://localhost:${LAKE}/v1/ping`), 60_000)
      podmanRun(
        ...['--detach', '--name', SERVICE, ...limits, '--network', 'host'],
        ...['--volume', `${DATA}:/data`],
        ...env({
          CONTENT_SOURCE: 'sanity',
          PUBLIC_SANITY_PROJECT_ID: 'kitewright',
          SANITY_API_HOST: `http://localhost:${LAKE}`,
          SANITY_WEBHOOK_SECRET: SECRET,
          PORT: `${CONTROL}`,
          SITE_PORT: `${SITE}`,
        }),
        image,
      )
      await live()
    }, 300_000)
    afterAll(() => {
      lake.kill('SIGKILL')
      remove()
      rmSync(folder, { recursive: true })
    }, 60_000)

    const live = () =>
      vi.waitFor(() => podman('healthcheck', 'run', SERVICE), { timeout: 240_000, interval: 500 })
    const shown = async () => (await fetch(`http://127.0.0.1:${SITE}${page}`)).text()
    const ids = async () => {
      const response = await fetch(`http://127.0.0.1:${CONTROL}/status`)
      const { live: release } = await response.json()
      return release.id
    }

    it('serves the pages with their headers', async () => {
      const headers = { 'accept-encoding': 'br' }
      const response = await fetch(`http://127.0.0.1:${SITE}${page}`, { headers })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(response.headers.get('content-encoding')).toBe('br')
    })

    it('may write to its data folder only', () => {
      expect(podman('exec', SERVICE, 'id', '-u')).toBe('1000')
      const write = (path: string) => () => podman('exec', SERVICE, 'touch', path)
      expect(write('/data/tried')).not.toThrow()
      for (const path of ['/tried', '/srv/kitewright/tried', '/etc/tried']) {
        expect(write(path)).toThrow('Read-only file system')
      }
    })

    it('publishes a change, and shows it after a restart without the lake', async () => {
      const mutations = [
        { patch: { id: 'service-web-development', set: { 'tiers[0].from': 77_000 } } },
      ]
      const answer = await fetch(`http://localhost:${LAKE}/v1/data/mutate/production`, {
        method: 'POST',
        headers: { authorization: 'Bearer local-editor', 'content-type': 'application/json' },
        body: JSON.stringify({ mutations }),
      })
      expect(answer.status).toBe(200)
      await vi.waitFor(async () => expect(await shown()).toContain('>₹77K'), 60_000)
      const id = await ids()
      const exited = once(lake, 'exit')
      lake.kill()
      await exited
      podman('stop', '--time', '20', SERVICE)
      podman('start', SERVICE)
      await live()
      expect(await ids()).toBe(id)
      expect(await shown()).toContain('>₹77K')
      const ended = podman('inspect', SERVICE, '--format', '{{.State.OOMKilled}} {{.RestartCount}}')
      expect(ended).toBe('false 0')
    }, 180_000)
  })

  describe('behind Caddy', () => {
    const site = 'kitewright.localhost'
    const alias = 'www.kitewright.localhost'
    const studio = 'studio.localhost'
    /** Runs compose.yaml, with internal certificates and a network like the server's. */
    const start = () =>
      podmanRun(
        ...['--detach', '--name', SERVICE, ...limits, '--network', `container:${PROXY}`],
        ...['--volume', `${DATA}:/data`],
        ...env({
          CONTENT_SOURCE: 'seed',
          PUBLIC_SITE_URL: `https://${site}`,
          PUBLIC_CONTACT_ENDPOINT: '/enquiries',
          HOST: '127.0.0.1',
          SITE_HOST: '127.0.0.1',
        }),
        image,
      )
    beforeAll(async () => {
      const project = ['--build-arg', 'SANITY_STUDIO_PROJECT_ID=kitewright']
      const studioImage = buildImage('studio', ...project)
      podmanRun(...['--rm', '--network', 'none', '--volume', `${STUDIO}:/served`, studioImage])
      podman('rmi', '--force', studioImage)
      podmanRun(
        ...['--detach', '--name', PROXY, '--network', 'none'],
        ...[
          '--volume',
          `${spawnSync('which', ['caddy']).stdout.toString().trim()}:/usr/bin/caddy:ro`,
        ],
        ...['--volume', `${join(root, 'ops/compose/Caddyfile')}:/etc/caddy/Caddyfile:ro`],
        ...['--volume', `${STUDIO}:/srv/studio:ro`],
        ...['--volume', `${join(import.meta.dirname, 'ask.mjs')}:/ask.mjs:ro`],
        ...env({
          PUBLIC_SITE_URL: `https://${site}`,
          PUBLIC_STUDIO_URL: `https://${studio}`,
          SITE_ALIASES: `https://${alias}`,
          HOME: '/tmp',
        }),
        ...[
          baseImage(),
          'caddy',
          'run',
          '--adapter',
          'caddyfile',
          '--config',
          '/etc/caddy/Caddyfile',
        ],
      )
      start()
      await vi.waitFor(() => expect(ask(site, '/').status).toBe(200), {
        timeout: 240_000,
        interval: 500,
      })
    }, 900_000)
    afterAll(remove, 60_000)

    type Answer = { status: number; headers: Record<string, string>; body: string }
    const ask = (host: string, path: string, body = ''): Answer =>
      JSON.parse(podman('exec', PROXY, 'node', '/ask.mjs', 'once', host, path, body))

    it("redirects another name to the site's own", () => {
      expect(ask(alias, '/about').headers.location).toBe(`https://${site}/about`)
    })

    it('serves the site over TLS, and the Studio beside it', () => {
      expect(ask(site, page).headers).toHaveProperty('content-security-policy')
      const { body } = ask(studio, '/structure/service')
      expect(body).toContain('<div id="sanity"')
      const [code = 'no script'] = body.match(/\/static\/[\w.-]+\.js/) ?? []
      expect(ask(studio, code).status).toBe(200)
      expect(ask(studio, '/static/none.js').status).toBe(404)
    })

    it('forwards webhooks and enquiries to the service, and nothing else', () => {
      expect(ask(site, '/hooks/sanity', '{}').status).toBe(401)
      expect(ask(site, '/status').status).toBe(404)
      const enquiry = { name: 'Asha Rao', email: 'asha@company.example', phone: '+91 98765 43210' }
      const sent = JSON.stringify({
        ...enquiry,
        message: 'A shop.',
        timestamp: '25/11/2026, 10:05:09 am',
        id: crypto.randomUUID(),
      })
      expect(ask(site, '/enquiries', sent).status).toBe(201)
    })

    it('loses no request while the service is replaced', async () => {
      const child = spawn('podman', [
        'exec',
        PROXY,
        'node',
        '/ask.mjs',
        'until-stopped',
        site,
        page,
      ])
      let output = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
      await vi.waitFor(() => expect(output).toContain('asking'), 30_000)
      podman('rm', '--force', '--time', '20', SERVICE)
      start()
      await vi.waitFor(() => expect(ask(site, '/').status).toBe(200), {
        timeout: 60_000,
        interval: 500,
      })
      const closed = once(child, 'close')
      podman('exec', PROXY, 'touch', '/tmp/stop')
      await closed
      const { asked, lost } = JSON.parse(output.split('\n')[1] ?? '')
      console.log(`${asked} requests while the service was replaced, ${lost} lost`)
      expect(asked).toBeGreaterThan(20)
      expect(lost).toBe(0)
    }, 180_000)
  })
})
