import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import {
  type FrontDoor,
  freePort,
  rawRequest,
  testFrontDoor,
} from '@kitewright/site-engine/testing'
import { execaNode } from 'execa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ready } from './ready.ts'

const app = '<div id="sanity"></div>'.repeat(500)
const files = {
  'index.html': app,
  'index.html.br': brotliCompressSync(app),
  'index.html.gz': gzipSync(app),
  'static/film.mp4': Buffer.alloc(8_000_000, 1),
  'static/studio-DpRA3y-Q.js': 'export {}',
  'static/favicon-large.svg': '<svg/>',
}

let parent: string
let door: FrontDoor
let end: () => void
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'kitewright-studio-'))
  const folder = join(parent, 'studio')
  await mkdir(join(folder, 'static'), { recursive: true })
  for (const [path, body] of Object.entries(files)) await writeFile(join(folder, path), body)
  const port = await freePort()
  const child = execaNode(join(import.meta.dirname, 'studio-server.ts'), {
    env: { PORT: String(port), STUDIO_FOLDER: folder },
    nodeOptions: [],
    stdio: 'ignore',
    ipc: false,
    reject: false,
  })
  end = () => child.kill('SIGKILL')
  await ready(`http://127.0.0.1:${port}`, AbortSignal.timeout(120_000))
  door = {
    port,
    pid: child.pid ?? 0,
    folder,
    page: '/structure/services',
    pageFile: 'index.html',
    film: '/static/film.mp4',
  }
})
afterAll(async () => {
  end()
  await rm(parent, { recursive: true })
})

describe("the Studio's server", () => {
  testFrontDoor(() => door)

  it.each([
    ['127.0.0.1', 307],
    ['localhost.example.com', 307],
    ['localhost', 200],
  ])('answers the host %s with %i', async (host, status) => {
    const { port } = door
    const answer = await rawRequest(port, {
      target: '/a%20b?c',
      headers: { host: `${host}:${port}` },
    })
    expect(answer.status).toBe(status)
    const location = status === 307 ? `http://localhost:${port}/a%20b?c` : undefined
    expect(answer.headers.location).toBe(location)
  })

  it.each([
    ['/static/gone.js', 404],
    ['/structure/drafts.site', 200],
    ['/intent/edit/id=drafts.a;type=service', 200],
  ])('answers %s with %i', async (path, status) => {
    expect((await fetch(`http://localhost:${door.port}${path}`)).status).toBe(status)
  })

  it.each([
    ['/static/studio-DpRA3y-Q.js', 'public, max-age=31536000, immutable'],
    ['/static/favicon-large.svg', 'no-cache'],
    ['/overview-with-a-name.js', 'no-cache'],
    ['/static/gone-DpRA3yCQ.js', 'no-cache'],
    ['/overview', 'no-cache'],
  ])('sets the caching of %s to %s', async (path, expected) => {
    const { headers } = await fetch(`http://localhost:${door.port}${path}`)
    expect(headers.get('cache-control')).toBe(expected)
  })
})
