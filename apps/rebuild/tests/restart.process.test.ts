import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '@kitewright/site-engine/testing'
import { describe, expect, it } from 'vitest'
import { liveId, liveProblems, releaseNames } from './data-folder.ts'
import { fakeLake, lakeDocuments } from './fake-lake.ts'
import { type RunningService, runningService } from './running-service.ts'

/** Publishes another price and returns it as pages show it. */
async function publishPrice({ lake, folder, service }: RunningService, thousands: number) {
  const before = await liveId(folder)
  const price = lake.setPrice('web-development', thousands)
  await service.publish()
  await service.until(({ live }) => live.id !== before)
  await service.idle()
  return `>${price}`
}

/** Flips a bit of a file, as a worn disk does, in every release that shares it. */
async function rot(folder: string, path: string) {
  const file = join(folder, 'releases', await liveId(folder), path)
  const bytes = await readFile(file)
  bytes[3] = (bytes[3] ?? 0) ^ 4
  await writeFile(file, bytes)
}

/** The status of the first response at a port that is not open yet. */
async function pollFirstStatus(port: number): Promise<number> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/about`).catch(() => null)
    if (response) return response.status
  }
}

describe('a start', () => {
  it('serves a release with a corrupt file from the first moment, and rebuilds the file', async () => {
    await using running = await runningService()
    const { folder, lake, service, start } = running
    await publishPrice(running, 23)
    const robots = await (await fetch(`${service.site}/robots.txt`)).text()
    await service.kill()
    await rot(folder, 'robots.txt')
    const { port } = lake
    await lake.close()

    const sitePort = await findFreePort()
    const firstStatus = pollFirstStatus(sitePort)
    const again = await start({ SITE_PORT: String(sitePort) })
    expect(await firstStatus).toBe(200)
    const { live } = await again.until(({ lastFailure }) => lastFailure)
    expect(live).toMatchObject({ id: await liveId(folder), damaged: ['/robots.txt'] })
    const logged = again.log.lines.filter(({ msg }) => msg === 'A damaged release is served')
    expect(logged).toMatchObject([{ level: 'error', damaged: ['/robots.txt'] }])
    expect(await again.shows('/services/web-development', '>₹23K')).toBe(true)

    await using back = await fakeLake(lakeDocuments(), port)
    back.setPrice('web-development', 23)
    const { live: repaired } = await again.until(({ live: now }) => now.id !== live.id)
    expect(repaired.damaged).toEqual([])
    expect(await (await fetch(`${again.site}/robots.txt`)).text()).toBe(robots)
    expect(await liveProblems(folder)).toEqual([])
  })
})

describe('`current`, replaced by a folder,', () => {
  it('is named in the failure, while releases do not pile up and administration answers', async () => {
    await using running = await runningService({ REBUILD_RECONCILE_SECONDS: '1' })
    const { folder, lake, service, start } = running
    await publishPrice(running, 31)
    const { complete } = await releaseNames(folder)
    const current = join(folder, 'current')
    await rename(current, `${current}.away`)
    await mkdir(current)

    const price = lake.setPrice('web-development', 32)
    await service.publish()
    const { lastFailure } = await service.until(({ lastFailure: last }) => last)
    expect(lastFailure).toMatchObject({ kind: 'disk', exitCode: 6 })
    expect(lastFailure.message).toContain(`${current} is a folder, not the link`)

    const answer = await service.admin('rollback')
    expect(answer.status).toBe(500)
    expect((await answer.json()).error).toContain(`${current} is a folder`)
    const logged = await service.log.line(({ msg }) => msg === 'Administration failed')
    expect(logged).toMatchObject({ level: 'error', action: 'rollback' })
    expect((await service.status()).locked).toBeNull()
    expect(await releaseNames(folder)).toEqual({ complete, partial: [] })
    await service.kill()

    const again = await start()
    await again.until(({ live, running: now }) => live && !now)
    expect(await again.shows('/services/web-development', '>₹31K')).toBe(true)
    expect(await releaseNames(folder)).toEqual({ complete, partial: [] })
    await rm(current, { recursive: true })
    await again.until(({ lastFailure: last }) => last.resolvedAt)
    expect(await again.shows('/services/web-development', `>${price}`)).toBe(true)
  })
})
