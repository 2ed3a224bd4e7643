import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@kitewright/content-loader/settings'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Builder } from '../src/queue/builder.ts'
import { readManifest, writeManifest } from '../src/releases/manifest.ts'

const folder = await mkdtemp(join(tmpdir(), 'kitewright-code-'))
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

/** The compiled program that renders every page. */
const PROGRAM = 'server/entry-server.js'

/** Builds the seed in a process; `change` replaces one text of one code file. */
async function build(name: string, live: string | null, change: string[] = [], siteUrl = '') {
  process.env.OTHER_CODE = JSON.stringify(change)
  const builder = new Builder({
    timeout: 300_000,
    compileCache: join(folder, 'cache/node'),
    bundleFolder: inject('bundle'),
    program: join(import.meta.dirname, 'other-code.ts'),
  })
  const job = {
    id: name,
    content: readSettings({ CONTENT_SOURCE: 'seed', PUBLIC_SITE_URL: siteUrl }),
    out: join(folder, name),
    live,
    damaged: [],
    bundleFolder: inject('bundle'),
    cacheFolder: join(folder, 'cache'),
    confirmed: false,
    lakeTimeoutMs: 10_000,
    announced: [],
  }
  try {
    return await builder.build(job, () => {})
  } finally {
    await builder.stop()
  }
}

describe('a release after a code change', () => {
  const live = join(folder, 'live')
  let pages: number
  beforeAll(async () => {
    // Compressed files are the same and take longest.
    await cp(join(inject('base'), 'cache'), join(folder, 'cache'), { recursive: true })
    const outcome = await build('live', null)
    if (outcome.kind !== 'built') throw new Error(`the first build ended as ${outcome.kind}`)
    pages = outcome.pages
  })

  it('is not built when the code is unchanged', async () => {
    expect(await build('same', live)).toMatchObject({ kind: 'unchanged' })
  })

  const change = [PROGRAM, '===`navigate`', '==`navigate`']

  it('renders all pages again when one expression changed', async () => {
    const outcome = await build('new', live, change)
    expect(outcome).toMatchObject({ kind: 'built', pages, rendered: pages })
    expect(await readFile(join(folder, 'new/about.html'), 'utf8')).toContain('==`navigate`')
  })

  it('is rejected when it reuses pages of older code', async () => {
    const [old, made] = await Promise.all([live, join(folder, 'new')].map(readManifest))
    if (!old || !made) throw new Error('expected two releases')
    // Simulates a code change that went unnoticed.
    const stale = join(folder, 'stale')
    await cp(live, stale, { recursive: true })
    await rm(join(stale, 'manifest.json'))
    await writeManifest(stale, { ...old, bundleHash: made.bundleHash, contentHash: '' })
    const outcome = await build('refused', stale, change)
    expect(outcome).toMatchObject({ kind: 'failed', failure: { kind: 'verification' } })
    const issues = outcome.kind === 'failed' ? outcome.failure.issues : []
    // All pages and the page for unknown paths.
    expect(issues).toHaveLength(pages + 1)
    expect(issues[0]?.message).toMatch(
      /^page .*: holds script 'sha256-.{44}', which its policy forbids$/,
    )
  })

  it('for visitors needs the bundle of the same code', async () => {
    const visitors = 'https://kitewright.example'
    expect(await build('visitors', live, [], visitors)).toMatchObject({ kind: 'built', pages })
    const other = [
      'packages/content-loader/src/load/load.ts',
      'Content: the bundled',
      'Content: bundled',
    ]
    expect(await build('updated', live, other, visitors)).toMatchObject({
      kind: 'failed',
      failure: {
        kind: 'settings',
        exitCode: 2,
        message: expect.stringMatching(
          /REBUILD_BUNDLE: .* another packages\/content-loader\/src\/load\/load\.ts/,
        ),
      },
    })
  })
})
