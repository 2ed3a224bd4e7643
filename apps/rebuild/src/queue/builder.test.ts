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

const isRunning = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
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
  async function createBuilder(
    onJob: string,
    { timeout = 300_000, idle = 300_000 } = {},
    onStart = '',
  ): Promise<Builder> {
    const program = join(folder, 'program.mjs')
    await writeFile(
      program,
      `${onStart}
       process.on('disconnect', () => process.exit(1))
       process.on('message', (job) => { ${onJob} })`,
    )
    const builder = new Builder({
      timeout,
      idle,
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

  const sendPid = `process.send({ type: 'outcome', outcome: { kind: 'unchanged', contentHash: String(process.pid), times: {} } })`
  const buildWithPid = async (builder: Builder) => {
    const outcome = await build(builder)
    return 'contentHash' in outcome ? outcome.contentHash : outcome.kind
  }

  it('builds again in the same process, and in a new one after a pause', async () => {
    const builder = await createBuilder(sendPid, { idle: 200 })
    builder.standBy()
    const pid = await buildWithPid(builder)
    expect(await buildWithPid(builder)).toBe(pid)
    await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false)
    expect(await buildWithPid(builder)).not.toBe(pid)
  })

  it('ends a process after a number of builds', async () => {
    const builder = await createBuilder(sendPid)
    builder.standBy()
    const pids = new Set<string>()
    for (let count = 0; count < 21; count += 1) pids.add(await buildWithPid(builder))
    expect(pids.size).toBe(2)
  })

  it('does not build again in a process whose build failed', async () => {
    const builder = await createBuilder(
      `process.send({ type: 'outcome', outcome: { kind: 'failed', failure: { message: String(process.pid) }, times: {} } })`,
    )
    builder.standBy()
    const [first, second] = [await build(builder), await build(builder)]
    expect(second).not.toEqual(first)
  })

  it('ends the process after its build without standBy', async () => {
    const builder = await createBuilder(sendPid)
    const pid = await buildWithPid(builder)
    await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false)
  })

  it('does not use a process with a replaced bundle', async () => {
    const file = join(folder, 'server/entry-server.js')
    await mkdir(dirname(file))
    await writeFile(file, 'old')
    const builder = await createBuilder(
      `process.send({ type: 'outcome', outcome: { kind: 'unchanged', contentHash: loaded, times: {} } })`,
      {},
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

  it('does not kill a build that makes progress', async () => {
    const builder = await createBuilder(
      `const timer = setInterval(() => {
         if (--left > 0) return process.send({ type: 'progress' })
         clearInterval(timer)
         process.send({ type: 'outcome', outcome: { kind: 'unchanged', times: {} } })
       }, 200)`,
      { timeout: 1_000 },
      'let left = 10',
    )
    expect(await build(builder)).toMatchObject({ kind: 'unchanged' })
  })

  it('kills a build that makes no progress', async () => {
    const builder = await createBuilder('setInterval(() => {}, 1000)', { timeout: 300 })
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
