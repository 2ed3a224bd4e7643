import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { headerFiles } from '@kitewright/site-engine/files'
import { type TestServer, testServerBehavior } from '@kitewright/site-engine/testing'
import { afterAll, beforeAll, describe } from 'vitest'

const about = '<h1>About</h1>'.repeat(500)
const files = {
  '/index.html': '<h1>Home</h1>',
  '/404.html': '<h1>Home</h1>',
  '/about.html': about,
  '/about.html.br': brotliCompressSync(about),
  '/about.html.gz': gzipSync(about),
  '/assets/film.mp4': Buffer.alloc(8_000_000, 1),
  ...headerFiles([{ path: '/*', headers: { 'Cache-Control': 'no-cache' } }]),
}

let parent: string
let server: TestServer
let end: () => void
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'kitewright-preview-'))
  const folder = join(parent, 'site')
  for (const [path, body] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), body)
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    env: { ...process.env, PORT: '0', OUT_DIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  end = () => child.kill('SIGKILL')
  // "Site: http://localhost:<port>"
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout
      .setEncoding('utf8')
      .on('data', (said: string) => resolve(Number(said.match(/\d+/)?.[0])))
    child.once('close', () => reject(new Error('The server ended')))
  })
  server = {
    port,
    pid: child.pid ?? 0,
    folder,
    page: '/about',
    pageFile: 'about.html',
    film: '/assets/film.mp4',
  }
})
afterAll(async () => {
  end()
  await rm(parent, { recursive: true })
})

describe('the local server', () => testServerBehavior(() => server))
