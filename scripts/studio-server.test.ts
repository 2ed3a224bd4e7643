import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, rawRequest } from '@kitewright/site-engine/testing'
import { execaNode } from 'execa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitForSuccess } from './ready.ts'

const files = {
  'index.html': '<div id="sanity"></div>',
  'static/studio-DpRA3y-Q.js': 'export {}',
  'static/favicon-large.svg': '<svg/>',
}

let folder: string
let port: number
let end: () => void
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-studio-'))
  await mkdir(join(folder, 'static'), { recursive: true })
  for (const [path, body] of Object.entries(files)) await writeFile(join(folder, path), body)
  port = await findFreePort()
  const child = execaNode(join(import.meta.dirname, 'studio-server.ts'), {
    env: { PORT: String(port), STUDIO_FOLDER: folder },
    nodeOptions: [],
    stdio: 'ignore',
    ipc: false,
    reject: false,
  })
  end = () => child.kill('SIGKILL')
  await waitForSuccess(`http://127.0.0.1:${port}`, AbortSignal.timeout(120_000))
})
afterAll(async () => {
  end()
  await rm(folder, { recursive: true })
})

/** Its files are served as those of the site: `testServerBehavior` of the rebuild service. */
describe("the Studio's server", () => {
  it.each([
    ['127.0.0.1', 307],
    ['localhost.example.com', 307],
    ['localhost', 200],
  ])('answers the host %s with %i', async (host, status) => {
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
    expect((await fetch(`http://localhost:${port}${path}`)).status).toBe(status)
  })

  it.each([
    ['/static/studio-DpRA3y-Q.js', 'public, max-age=31536000, immutable'],
    ['/static/favicon-large.svg', 'no-cache'],
    ['/overview-with-a-name.js', 'no-cache'],
    ['/static/gone-DpRA3yCQ.js', 'no-cache'],
    ['/overview', 'no-cache'],
  ])('sets the caching of %s to %s', async (path, expected) => {
    const { headers } = await fetch(`http://localhost:${port}${path}`)
    expect(headers.get('cache-control')).toBe(expected)
  })
})
