import { join } from 'node:path'
import { execaNode } from 'execa'
import { expect, it, vi } from 'vitest'
import { getLocalLake } from './local-lake.ts'
import { waitForSuccess } from './ready.ts'
import { root } from './run.ts'

/** First of the used ports; another one allows parallel runs in two checkouts. */
const first = Number(process.env.DEV_E2E_PORT ?? 5910)
const lake = { port: first, url: `http://localhost:${first}` }
const site = { port: first + 1, url: `http://localhost:${first + 1}` }

/** Runs a program of `pnpm dev` until the end of the test. */
function running(folder: string, program: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = execaNode(program, args, {
    cwd: join(root, folder),
    env,
    nodeOptions: [],
    ipc: false,
    stdin: 'ignore',
    all: true,
    reject: false,
  })
  let output = ''
  child.all.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  return {
    getOutput: () => output,
    [Symbol.asyncDispose]: async () => {
      child.kill()
      await child
    },
  }
}

const startLake = () =>
  running('packages/content-lake', 'src/start.ts', ['--in-memory', '--port', String(lake.port)])

const startSite = (env: NodeJS.ProcessEnv) =>
  running('apps/web', 'node_modules/vite/bin/vite.js', ['--port', String(site.port)], env)

const answers = (url: string) => waitForSuccess(url, AbortSignal.timeout(120_000))
const page = async () => (await fetch(`${site.url}/services/web-development`)).text()

/** Collects the development server's messages to an open page. */
async function openPage() {
  const socket = new WebSocket(site.url.replace('http', 'ws'), 'vite-hmr')
  const messages: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const { type }: { type: string } = JSON.parse(String(data))
    messages.push(type)
  })
  await vi.waitFor(() => expect(messages).toContain('connected'), 60_000)
  return { messages, [Symbol.dispose]: () => socket.close() }
}

it('updates an open page after a publish', async () => {
  await using _lake = startLake()
  await answers(`${lake.url}/v1/ping`)
  await using _site = startSite(getLocalLake(lake.port))
  await answers(site.url)
  expect(await page()).not.toContain('₹70K')
  using open = await openPage()
  open.messages.length = 0

  await fetch(`${lake.url}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer local-editor', 'content-type': 'application/json' },
    body: JSON.stringify({
      mutations: [{ patch: { id: 'service-web-development', set: { 'tiers[0].from': 70_000 } } }],
    }),
  })
  await vi.waitFor(() => expect(open.messages).toContain('full-reload'), 60_000)
  expect(await page()).toContain('₹70K')
})

it('reports the content source once, works without a lake, and serves the preview of drafts', async () => {
  await using dev = startSite({
    CONTENT_SOURCE: 'auto',
    PUBLIC_SANITY_PROJECT_ID: '',
    PUBLIC_STUDIO_URL: 'http://localhost:3333',
  })
  await answers(site.url)
  expect(await page()).toContain('Web Development')
  expect(await page()).toContain('Web Development')
  await vi.waitFor(() => expect(dev.getOutput()).toContain('the bundled seed'), 60_000)
  expect(dev.getOutput().split('the bundled seed')).toHaveLength(2)

  // The preview of drafts, which only the Studio may frame.
  const preview = await (await fetch(`${site.url}/preview/services/web-development`)).text()
  expect(preview).toContain('<meta name="studio" content="http://localhost:3333">')
  const [, program = ''] = /src="([^"]+main\.tsx)"/.exec(preview) ?? []
  const code = await (await fetch(`${site.url}${program}`)).text()
  expect(code).toContain('rejectOtherMessages()')
  // The same module, with and without a preview override.
  const app = async (path: string) => (await fetch(`${site.url}${path}/src/app/app.tsx`)).text()
  expect(await app('/preview')).toContain('/preview/overrides/page-view.tsx')
  expect(await app('')).not.toContain('overrides')
})
