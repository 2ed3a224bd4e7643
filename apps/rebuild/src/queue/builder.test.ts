import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readSettings } from '@kitewright/content-loader/settings'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Job } from '../build/job.ts'
import { Builder } from './builder.ts'

const job: Job = {
  id: 'x',
  content: readSettings({ CONTENT_SOURCE: 'seed' }),
  out: '',
  live: null,
  damaged: [],
  bundleFolder: '',
  cacheFolder: '',
  confirmed: false,
  lakeTimeoutMs: 10_000,
  announced: [],
}

describe('Builder', () => {
  let folder: string
  const builders: Builder[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kitewright-builder-'))
  })
  afterEach(async () => {
    await Promise.all(builders.map((builder) => builder.stop()))
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  /** A builder whose process runs `lines` for a job, and `onStart` before. */
  async function createBuilder(onJob: string, timeout = 300_000, onStart = ''): Promise<Builder> {
    const program = join(folder, 'program.mjs')
    await writeFile(
      program,
      `${onStart}
       process.on('disconnect', () => process.exit(1))
       process.once('message', (job) => { ${onJob} })`,
    )
    const builder = new Builder({
      timeout,
      compileCache: join(folder, 'cache'),
      bundleFolder: folder,
      program,
    })
    builders.push(builder)
    return builder
  }

  const phases: string[] = []
  const build = (builder: Builder) => builder.build(job, (phase) => phases.push(phase))

  it('reports phases and outcome', async () => {
    const outcome = { kind: 'unchanged', contentHash: 'abc', times: { load: 3 } }
    const builder = await createBuilder(
      `process.send({ type: 'phase', phase: 'load' })
       process.send({ type: 'outcome', outcome: ${JSON.stringify(outcome)} })`,
    )
    expect(await build(builder)).toEqual(outcome)
    expect(phases).toEqual(['load'])
  })

  it('uses the standby process, or starts one', async () => {
    const builder = await createBuilder(
      `process.send({ type: 'outcome', outcome: { kind: 'unchanged', contentHash: String(process.pid), times: {} } })`,
    )
    builder.standBy()
    const pids = [await build(builder), await build(builder)].map((outcome) =>
      'contentHash' in outcome ? outcome.contentHash : '',
    )
    expect(new Set(pids).size).toBe(2)
  })

  it('does not use a process with a replaced bundle', async () => {
    const file = join(folder, 'server/entry-server.js')
    await mkdir(dirname(file))
    await writeFile(file, 'old')
    const builder = await createBuilder(
      `process.send({ type: 'outcome', outcome: { kind: 'unchanged', contentHash: loaded, times: {} } })`,
      300_000,
      `import { readFileSync, writeFileSync } from 'node:fs'
       const loaded = readFileSync(process.argv[2] + '/server/entry-server.js', 'utf8')
       writeFileSync(process.argv[2] + '/started', loaded)`,
    )
    builder.standBy()
    await expect.poll(() => readFile(join(folder, 'started'), 'utf8').catch(() => '')).toBe('old')
    await writeFile(file, 'new')
    await utimes(file, 1, 1)
    expect(await build(builder)).toMatchObject({ contentHash: 'new' })
  })

  it('kills a build that takes too long', async () => {
    const builder = await createBuilder('setInterval(() => {}, 1000)', 300)
    expect(await build(builder)).toMatchObject({
      kind: 'failed',
      failure: { kind: 'timeout', retry: true },
    })
  })

  it('reports a crashed process with its last output', async () => {
    const builder = await createBuilder(`console.error('out of memory'); process.exit(9)`)
    const outcome = await build(builder)
    expect(outcome).toMatchObject({ kind: 'failed', failure: { kind: 'crashed', retry: true } })
    expect(JSON.stringify(outcome)).toContain('exit code 9')
    expect(JSON.stringify(outcome)).toContain('out of memory')
  })

  it('hides the secrets of the service from the build', async () => {
    const names = ['SANITY_WEBHOOK_SECRET', 'REBUILD_ALERT_URL', 'REBUILD_ALERT_SMTP_URL']
    for (const name of names) process.env[name] = 'a-secret-of-some-length'
    const builder = await createBuilder(
      `process.send({ type: 'outcome', outcome: { kind: 'unchanged', contentHash: String(${JSON.stringify(names)}.some((name) => name in process.env)), times: {} } })`,
    )
    const outcome = await build(builder)
    for (const name of names) Reflect.deleteProperty(process.env, name)
    expect(outcome).toMatchObject({ contentHash: 'false' })
  })

  it('builds nothing after it is stopped', async () => {
    const builder = await createBuilder('')
    await builder.stop()
    expect(await build(builder)).toMatchObject({ kind: 'failed' })
  })
})
