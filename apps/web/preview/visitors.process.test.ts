import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { listStaticFiles } from '@kitewright/site-engine/files'
import { writeSite } from '@kitewright/site-engine/write'
import { afterAll, expect, test } from 'vitest'
import { hashFiles } from '../tests/hashes-in.ts'

const run = promisify(execFile)
const web = join(import.meta.dirname, '..')
const bundleFolder = join(web, '.bundle')
const folders: string[] = []

async function folder(name: string) {
  const created = await mkdtemp(join(tmpdir(), `kitewright-${name}-`))
  folders.push(created)
  return created
}

afterAll(() => Promise.all(folders.map((created) => rm(created, { recursive: true }))))

test('the bundle for visitors is the same, byte for byte, where there is no preview', async () => {
  const repository = await folder('without-preview')
  const copy = join(repository, 'apps/web')
  await cp(join(web, '../../tsconfig.base.json'), join(repository, 'tsconfig.base.json'))
  const isLeftOut = /(^|\/)(node_modules|\.bundle|\.cache|dist[^/]*|preview|test-results)$/
  await cp(web, copy, { recursive: true, filter: (source) => !isLeftOut.test(source) })
  await symlink(join(web, 'node_modules'), join(copy, 'node_modules'))
  // The one line of the configuration that names it serves developers alone.
  await cp(join(import.meta.dirname, 'dev-preview.ts'), join(copy, 'preview/dev-preview.ts'))
  const vite = join(web, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined }
  await run(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: copy, env })
  expect(existsSync(join(copy, 'preview/main.tsx'))).toBe(false)
  const { '.vite/manifest.json': _, ...without } = await hashFiles(join(copy, '.bundle/client'))
  const { '.vite/manifest.json': __, ...client } = await hashFiles(join(bundleFolder, 'client'))
  expect(without).toEqual(client)
})

test('adds one page to a site and changes no file for visitors', async () => {
  const hashedFiles = []
  for (const PUBLIC_STUDIO_URL of ['', 'https://studio.example']) {
    const settings = readSettings({ CONTENT_SOURCE: 'seed', PUBLIC_STUDIO_URL })
    const snapshot = await load({ settings })
    const out = await folder('site')
    await writeSite({ snapshot, settings, bundleFolder, out, cache: join(web, '.cache') })
    const copied = await listStaticFiles(bundleFolder, settings)
    hashedFiles.push({ out, hashes: await hashFiles(out), copied })
  }
  const [without, preview] = hashedFiles
  if (!without || !preview) throw new Error('Two sites were to be written')
  // These contain the Studio's origin; the last one contains the time of reading.
  const aboutHosts = /^(_headers|_redirects|vercel\.json|\.headers\/.*|build\.json)$/
  const forVisitors = Object.entries(without.hashes).filter(([file]) => !aboutHosts.test(file))
  expect(preview.hashes).toMatchObject(Object.fromEntries(forVisitors))
  const added = Object.keys(preview.hashes).filter((file) => !(file in without.hashes))
  expect(added.toSorted()).toEqual(['preview.html'])
  expect(preview.copied.slice(0, without.copied.length)).toEqual(without.copied)
  const scripts = preview.copied.slice(without.copied.length)
  expect(scripts.filter(({ path }) => !path.startsWith('/assets/'))).toEqual([])

  const html = await readFile(join(preview.out, 'preview.html'), 'utf8')
  expect(html).toContain('<meta name="studio" content="https://studio.example">')
  expect(
    html
      .replace(/<head>.*<\/head>/s, '')
      .replace(/<[^>]+>/g, '')
      .trim(),
  ).toBe('This address shows drafts inside the Studio: open Preview there.')
  for (const file of ['sitemap.xml', 'llms.txt', 'feed.xml']) {
    expect(await readFile(join(preview.out, file), 'utf8')).not.toContain('/preview')
  }
})
