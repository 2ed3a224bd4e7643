import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { siteHandler } from '@kitewright/site-engine/serve'
import { testServer } from '@kitewright/site-engine/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { carryEarlierFiles } from './earlier-files.ts'

const lake = { projectId: 'kitewright', dataset: 'production', apiHost: null, token: null }

let folder: string
let siteUrl: string
/** The visitors' site; empty before the first deploy. */
let answer: RequestListener
let stack: AsyncDisposableStack
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(async () => {
  warn.mockClear()
  stack = new AsyncDisposableStack()
  folder = await mkdtemp(join(tmpdir(), 'kitewright-earlier-'))
  stack.defer(() => rm(folder, { recursive: true }))
  answer = (_, response) => response.writeHead(404).end()
  siteUrl = stack.use(await testServer((request, response) => answer(request, response))).url
})
afterEach(() => stack.disposeAsync())

/** Builds and deploys these files; returns the hashed files that can be reached. */
async function build(name: string, files: Record<string, string>): Promise<string[]> {
  const out = join(folder, name)
  for (const [path, text] of Object.entries({ '/index.html': name, ...files })) {
    await mkdir(dirname(join(out, path)), { recursive: true })
    await writeFile(join(out, path), text)
  }
  await carryEarlierFiles(out, { siteUrl, contentSource: 'sanity', lake })
  const deployed = join(folder, `${name}-deployed`)
  await cp(out, deployed, { recursive: true })
  await mkdir(join(deployed, '.headers'), { recursive: true })
  await writeFile(join(deployed, '.headers/rules.json'), '[]')
  await writeFile(join(deployed, '404.html'), 'unknown')
  answer = siteHandler(deployed)
  const found = await readdir(out, { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile() && /assets|social/.test(entry.parentPath))
    .map(({ name: file }) => file)
    .sort()
}

describe('files of earlier builds, at a static host', () => {
  it('stay reachable for two deploys, and those of two bundles through any number of publishes', async () => {
    expect(await build('0', { '/assets/a.js': 'a', '/social/0.png': '0' })).toEqual([
      '0.png',
      'a.js',
    ])
    expect(await build('1', { '/assets/b.js': 'b', '/social/1.png': '1' })).toEqual([
      ...['0.png', '1.png', 'a.js', 'b.js'],
    ])
    for (const edit of ['2', '3', '4']) {
      await build(edit, { '/assets/c.js': 'c', [`/social/${edit}.png`]: edit })
    }
    expect(await build('5', { '/assets/c.js': 'c', '/social/5.png': '5' })).toEqual([
      ...['0.png', '1.png', '3.png', '4.png', '5.png'],
      ...['a.js', 'b.js', 'c.js'],
    ])
    expect(await readFile(join(folder, '5/assets/a.js'), 'utf8')).toBe('a')
    expect(warn).not.toHaveBeenCalled()
  })

  it('are left out with a warning where the host gives something else or nothing', async () => {
    await build('0', { '/assets/a.js': 'a', '/assets/b.js': 'b' })
    const deployed = answer
    answer = (request, response) => {
      if (request.url?.startsWith('/assets/a.js')) return response.writeHead(200).end('<!doctype>')
      return deployed(request, response)
    }
    expect(await build('1', { '/assets/c.js': 'c' })).toEqual(['b.js', 'c.js'])
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^An earlier file .+ \/assets\/a\.js/)],
    ])
    answer = (_, response) => response.writeHead(503).end()
    expect(await build('2', { '/assets/d.js': 'd' })).toEqual(['d.js'])
    expect(warn).toHaveBeenCalledTimes(2)
  })

  it('are written only to the folders of hashed files', async () => {
    const files = { '/../escaped.js': 'x' }
    answer = (_, response) => response.end(JSON.stringify({ builds: [{ bundleHash: 'x', files }] }))
    expect(await build('0', { '/assets/a.js': 'a' })).toEqual(['a.js'])
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Files of earlier builds are not/)]])
  })
})

it('are ignored by a build on this machine', async () => {
  const auto = { siteUrl, contentSource: 'auto', lake: null } as const
  expect(await carryEarlierFiles(folder, auto)).toBe(0)
  expect(await readdir(folder)).toEqual([])
})
