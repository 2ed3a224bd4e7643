import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { dataFolder, liveBytes, liveId, liveProblems, releaseNames } from './data-folder.ts'
import { fakeLake, lakeDocuments } from './fake-lake.ts'
import { limitsEnv } from './limited-service.ts'
import { forThisFile, runningService } from './running-service.ts'
import { startProcess } from './service-process.ts'

const running = await forThisFile(runningService(limitsEnv({ lakeTimeoutMs: 2_000 })))

describe('a lake in trouble', () => {
  const { service, folder } = running
  let { lake } = running

  /** Publishes while the lake is in trouble; checks that the site is unchanged and returns the failure. */
  async function failureWhile(trouble: () => void | Promise<void>) {
    const before = { id: await liveId(folder), bytes: await liveBytes(folder) }
    await trouble()
    expect((await service.publish()).status).toBe(202)
    const { lastFailure } = await service.until(
      ({ lastFailure: last }) => last?.resolvedAt === null,
    )
    expect(await liveId(folder)).toBe(before.id)
    expect(await liveBytes(folder)).toEqual(before.bytes)
    expect((await releaseNames(folder)).partial).toEqual([])
    expect((await fetch(`${service.site}/about`)).status).toBe(200)
    return lastFailure
  }

  const recovered = () => service.until(({ lastFailure }) => lastFailure?.resolvedAt)

  it('keeps the site while the lake does not answer, and recovers', async () => {
    const failure = await failureWhile(() => lake.behave('hold'))
    expect(failure).toMatchObject({ kind: 'unreachable', exitCode: 3 })
    expect(failure.message).toContain('did not answer within 2 seconds')
    expect(failure.message).toContain('visitors see the last good version')
    lake.behave('well')
    await recovered()
  })

  it('is ready for visitors while the lake is silent, but not for a strict check', async () => {
    const ready = async (query = '') => {
      const response = await fetch(`${service.control}/readyz${query}`)
      return { code: response.status, ...(await response.json()) }
    }
    const live = await liveId(folder)
    expect(await ready('?strict')).toMatchObject({ code: 200, live, lake: 'answering' })
    await failureWhile(() => lake.behave(500))
    const { lake: words } = await service.status()
    expect(words).toMatch(/^silent since 2.+Z$/)
    expect(await ready()).toMatchObject({ code: 200, ready: true, live, lake: words })
    expect(await ready('?strict')).toMatchObject({ code: 503, ready: false, live, lake: words })
    lake.behave('well')
    await recovered()
    expect(await ready('?strict')).toMatchObject({ code: 200, ready: true, lake: 'answering' })
  })

  it('keeps the site while the lake is down, and then publishes the changes', async () => {
    const { port } = lake
    const failure = await failureWhile(() => lake.close())
    expect(failure).toMatchObject({ kind: 'unreachable', exitCode: 3 })
    lake = await forThisFile(fakeLake(lakeDocuments(), port))
    const price = lake.setPrice('web-development', 77)
    await recovered()
    expect(await service.shows('/services/web-development', price)).toBe(true)
    expect(await liveProblems(folder)).toEqual([])
  })

  it('keeps the site when the lake is empty, and says what to do', async () => {
    const failure = await failureWhile(() => lake.behave('empty'))
    expect(failure).toMatchObject({ kind: 'invalid', exitCode: 4 })
    expect(failure.message).toContain('If the dataset is private, set SANITY_READ_TOKEN')
    lake.behave('well')
    await service.publish()
    await recovered()
  })
})

describe('reconciliation', () => {
  it('finds a publish without a webhook, and makes no release without a change', async () => {
    await using running = await runningService({ REBUILD_RECONCILE_SECONDS: '1' })
    const { lake, service, folder } = running
    const before = await liveId(folder)
    const { builds } = await service.status()
    await service.until((status) => status.builds >= builds + 2)
    expect(await liveId(folder)).toBe(before)
    const price = lake.setPrice('seo-optimization', 19)
    await service.until(({ live }) => live.id !== before)
    expect(await service.shows('/services/seo-optimization', price)).toBe(true)
  })
})

describe('a new server', () => {
  it('shows valid content and bundled pictures, and names invalid entries', async () => {
    await using lake = await fakeLake()
    await using data = await dataFolder(inject('base'))
    for (const name of ['releases', 'current'])
      await rm(join(data.folder, name), { recursive: true })
    for (const document of lake.documents) document._rev = 'import'
    const picture = lake.documents.find(({ _type }) => _type === 'sanity.imageAsset')
    const about = lake.documents.find(({ _id }) => _id === 'about')
    if (picture) picture.metadata = null
    if (about) about.lead = null
    const price = lake.setPrice('seo-optimization', 18)
    await using service = await startProcess({
      ...lake.env,
      REBUILD_DATA: data.folder,
      REBUILD_BUNDLE: inject('bundle'),
    })
    const { quarantined } = await service.until(({ live, lastFailure }) => live ?? lastFailure)
    expect(quarantined).toContainEqual(
      expect.objectContaining({ id: 'about', hasLastGood: true, isBundled: true }),
    )
    expect(quarantined).toContainEqual(
      expect.objectContaining({ id: picture?._id, isBundled: true }),
    )
    expect(await service.shows('/services/seo-optimization', price)).toBe(true)
    expect(await service.shows('/about', '<h1')).toBe(true)
    expect(await liveProblems(data.folder)).toEqual([])

    const next = lake.setPrice('seo-optimization', 19)
    const changed = lake.documents.find(({ _id }) => _id === 'service-seo-optimization')
    if (changed) changed._rev = 'edit'
    await service.publish()
    await expect.poll(() => service.shows('/services/seo-optimization', next)).toBe(true)
  })
})
