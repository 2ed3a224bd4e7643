import { describe, expect, inject, it } from 'vitest'
import { dataFolder, liveBytes, liveId, liveProblems, releaseNames } from './data-folder.ts'
import { forThisFile, runningService } from './running-service.ts'
import { adminToken, startProcess } from './service-process.ts'

const running = await forThisFile(runningService())
const { lake, folder, start } = running

describe('administration', () => {
  let { service } = running

  async function publishPrice(thousands: number): Promise<string> {
    const before = await liveId(folder)
    const price = lake.setPrice('web-development', thousands)
    await service.publish()
    await service.until(({ live }) => live.id !== before)
    await service.idle()
    return `>${price}`
  }

  const isShown = (price: string) => service.shows('/services/web-development', price)

  it('needs the token, and a request from this machine', async () => {
    const { post } = service
    const authorization = `Bearer ${adminToken}`
    expect((await post('/admin/rebuild', '{}', {})).status).toBe(401)
    expect(
      (await post('/admin/rebuild', '{}', { authorization: `${authorization}x` })).status,
    ).toBe(401)
    const forwarded = { authorization, 'x-forwarded-for': '203.0.113.7' }
    expect((await post('/admin/rebuild', '{}', forwarded)).status).toBe(403)
    expect((await post('/admin/dance', '{}', { authorization })).status).toBe(404)
    expect((await post('/admin/lock', '[', { authorization })).status).toBe(400)
    expect((await post('/admin/lock', 'x'.repeat(5_000), { authorization })).status).toBe(400)
    const wrong = await service.admin('rebuild', { confirm: 'yes' })
    expect([wrong.status, (await wrong.json()).error]).toEqual([
      400,
      expect.stringMatching(/expected boolean.*confirm/s),
    ])
    const unknown = await service.admin('lock', { because: 'launch day' })
    expect([unknown.status, (await unknown.json()).error]).toEqual([
      400,
      expect.stringContaining('because'),
    ])
    expect((await service.admin('rollback', { to: '../../..' })).status).toBe(409)
  })

  it('gives metrics to this machine, and to others with the token', async () => {
    const metrics = (headers: Record<string, string> = {}) =>
      fetch(`${service.control}/metrics`, { headers: { connection: 'close', ...headers } })
    const forwarded = { 'x-forwarded-for': '203.0.113.7' }
    expect((await metrics(forwarded)).status).toBe(403)
    const authorization = `Bearer ${adminToken}`
    expect((await metrics({ ...forwarded, authorization })).status).toBe(200)
  })

  it('rolls back to identical bytes, and locks so that the next publish does not undo it', async () => {
    const good = { price: await publishPrice(61), id: await liveId(folder) }
    const bytes = await liveBytes(folder)
    const bad = await publishPrice(62)
    expect(await isShown(bad)).toBe(true)

    const answer = await service.admin('rollback')
    expect([answer.status, await answer.json()]).toEqual([200, { live: good.id, locked: true }])
    expect(await isShown(good.price)).toBe(true)
    expect(await liveBytes(folder)).toEqual(bytes)
    const { locked } = await service.status()
    expect(locked.reason).toContain('rolled back to an earlier version')

    lake.setPrice('web-development', 63)
    expect((await service.publish()).status).toBe(202)
    expect((await service.admin('rebuild')).status).toBe(409)
    const { waiting } = await service.status()
    expect(waiting.reasons).toEqual(['service “Web Development” changed'])
    expect(await liveBytes(folder)).toEqual(bytes)

    expect((await service.admin('unlock')).status).toBe(200)
    await service.until(({ running, waiting }) => !running && !waiting)
    expect(await isShown('>₹63K')).toBe(true)
  })

  it('discards a build that ends under a lock', async () => {
    const before = await liveId(folder)
    lake.behave('hold')
    const price = lake.setPrice('web-development', 64)
    await service.publish()
    await service.until(({ running }) => running?.phase === 'load')
    expect((await service.admin('lock', { reason: 'launch day' })).status).toBe(200)
    lake.behave('well')
    await service.until(({ running }) => !running)
    expect(await liveId(folder)).toBe(before)
    expect((await releaseNames(folder)).partial).toEqual([])
    await service.admin('unlock')
    await service.until(({ live }) => live.id !== before)
    expect(await isShown(`>${price}`)).toBe(true)
  })

  it('needs a confirmation before it removes a third of the site', async () => {
    const removedDocuments = lake.documents.filter(({ _type }) =>
      ['faq', 'job', 'post'].includes(_type),
    )
    const remaining = new Set(
      ['faq', 'job', 'post'].map((type) => removedDocuments.find(({ _type }) => _type === type)),
    )
    const removed = removedDocuments.filter((document) => !remaining.has(document))
    for (const document of removed) lake.documents.splice(lake.documents.indexOf(document), 1)
    // Remove the references to them.
    for (const document of lake.documents) delete document.questions
    const before = await liveBytes(folder)
    await service.publish()
    const { lastFailure } = await service.until(
      ({ lastFailure: last }) => last?.resolvedAt === null,
    )
    expect(lastFailure).toMatchObject({ kind: 'verification', exitCode: 5 })
    expect(lastFailure.message).toMatch(/documents: \d+ of \d+ would be gone/)
    expect(await liveBytes(folder)).toEqual(before)

    expect((await service.admin('rebuild', { confirm: true })).status).toBe(202)
    await service.until(({ lastFailure: last }) => last.resolvedAt)
    expect(await liveBytes(folder)).not.toEqual(before)
    lake.documents.push(...removed)
  })

  it('ends at SIGTERM during a build, and resumes after a restart', async () => {
    const bytes = await liveBytes(folder)
    lake.behave('hold')
    const price = lake.setPrice('web-development', 65)
    await service.publish()
    await service.until(({ running }) => running?.phase === 'load')
    expect(await service.kill('SIGTERM')).toBe(0)
    expect(await liveBytes(folder)).toEqual(bytes)
    expect((await releaseNames(folder)).partial).toEqual([])
    lake.behave('well')
    service = await start()
    await service.until(({ running, waiting }) => !running && !waiting)
    expect(await isShown(`>${price}`)).toBe(true)
    expect(await liveProblems(folder)).toEqual([])
  })
})

describe('a start', () => {
  it('exits with code 2 and one line for each wrong setting that visitors depend on', async () => {
    const failed = startProcess({ CONTENT_SOURCE: 'seed', PORT: 'x', HOST: 'http://a' })
    await expect(failed).rejects.toThrow(/PORT: expected a port .*\nHOST: expected a host/)
  })

  it('logs any other wrong setting and serves visitors', async () => {
    await using data = await dataFolder(inject('base'))
    await using service = await startProcess({
      CONTENT_SOURCE: 'seed',
      REBUILD_DATA: data.folder,
      REBUILD_BUNDLE: inject('bundle'),
      LOG_LEVEL: 'verbose',
    })
    expect((await fetch(service.site)).status).toBe(200)
    const { msg, level } = await service.log.line(({ msg }) => msg.includes('LOG_LEVEL'))
    expect({ msg, level }).toEqual({
      msg: expect.stringMatching(/^Check the settings: LOG_LEVEL: .* found "verbose"$/),
      level: 'warn',
    })

    // The live content is from a lake: without a lake it stays.
    const before = await liveBytes(data.folder)
    const { lastFailure } = await service.until((found) => found.lastFailure)
    expect(lastFailure).toMatchObject({ kind: 'settings', exitCode: 2 })
    expect(lastFailure.message).toContain('CONTENT_SOURCE: expected "sanity"')
    expect(await liveBytes(data.folder)).toEqual(before)
  })

  it('changes nothing when its port is taken', async () => {
    await using data = await dataFolder(inject('base'))
    const env = {
      CONTENT_SOURCE: 'seed',
      REBUILD_DATA: data.folder,
      REBUILD_BUNDLE: inject('bundle'),
    }
    await using service = await startProcess(env)
    const second = startProcess({ ...env, PORT: String(service.controlPort) })
    await expect(second).rejects.toThrow(`Port ${service.controlPort} is busy`)
    expect((await fetch(`${service.control}/healthz`)).status).toBe(200)
  })
})
