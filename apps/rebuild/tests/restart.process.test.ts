import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '@kitewright/site-engine/testing'
import { describe, expect, it } from 'vitest'
import { liveId, liveProblems, releaseNames } from './data-folder.ts'
import { fakeLake, lakeDocuments } from './fake-lake.ts'
import { type RunningService, runningService } from './running-service.ts'

const hour = 60 * 60_000

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

const journalOf = (folder: string) => join(folder, 'journal.sqlite')

/** Runs statements in the journal of a stopped service. */
function inJournal(folder: string, sql: string) {
  const database = new DatabaseSync(journalOf(folder))
  database.exec(sql)
  database.close()
}

describe('a start', () => {
  it('serves a release with a corrupt file, logs it, and rebuilds the file', async () => {
    await using running = await runningService()
    const { folder, lake, service, start } = running
    for (const thousands of [21, 22, 23]) await publishPrice(running, thousands)
    const robots = await (await fetch(`${service.site}/robots.txt`)).text()
    await service.kill()
    await rot(folder, 'robots.txt')
    const { port } = lake
    await lake.close()

    const again = await start()
    expect((await fetch(`${again.site}/services/web-development`)).status).toBe(200)
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

  it('repairs a corrupt file from the bundle, without a lake', async () => {
    await using running = await runningService()
    const { folder, lake, service, start } = running
    await publishPrice(running, 24)
    await service.kill()
    await rot(folder, 'favicon.svg')
    await lake.close()
    const again = await start()
    await again.until(({ lastFailure }) => lastFailure)
    expect((await again.status()).live.damaged).toEqual([])
    expect(await liveProblems(folder)).toEqual([])
  })

  it('serves from the first moment', async () => {
    await using running = await runningService()
    await running.service.kill()
    const port = await freePort()
    let isStarting = true
    const answers: Promise<number[]> = (async () => {
      const statuses: number[] = []
      while (isStarting) {
        // The port is not open yet.
        const response = await fetch(`http://127.0.0.1:${port}/about`).catch(() => null)
        if (response) statuses.push(response.status)
      }
      return statuses
    })()
    const again = await running.start({ SITE_PORT: String(port) })
    await again.idle()
    isStarting = false
    expect(new Set(await answers)).toEqual(new Set([200]))
  })

  it('publishes a request from a time when the clock was ahead', async () => {
    await using running = await runningService({ REBUILD_RECONCILE_SECONDS: '2' })
    const { folder, lake, service, start } = running
    await service.kill()
    inJournal(folder, `insert into requests values (900, ${Date.now() + hour}, 'x', 0)`)
    const price = lake.setPrice('web-development', 25)
    const again = await start()
    await again.until(({ waiting, running: now }) => !waiting && !now)
    expect(await again.shows('/services/web-development', `>${price}`)).toBe(true)
  })

  it('locks when its journal is damaged, because a lock may be lost, and moves the journal aside', async () => {
    await using running = await runningService()
    const { folder, lake, service, start } = running
    await service.kill()
    const file = await open(journalOf(folder), 'r+')
    await file.write(Buffer.alloc(2_000, 0xff), 0, 2_000, 4_096)
    await file.close()
    const damaged = await readFile(journalOf(folder))
    const price = lake.setPrice('web-development', 28)
    const again = await start()
    expect((await again.status()).locked.reason).toContain('may have contained a lock')
    const logged = again.log.lines.find(({ msg }) =>
      msg.startsWith('The journal could not be read'),
    )
    expect(await readFile(String(logged?.aside))).toEqual(damaged)
    await again.kill()
    const third = await start()
    expect((await third.status()).locked.reason).toContain('may have contained a lock')
    expect(await third.shows('/services/web-development', `>${price}`)).toBe(false)
    await third.admin('unlock')
    await third.idle()
    expect(await third.shows('/services/web-development', `>${price}`)).toBe(true)
  })

  it('opens a journal of 100 MB, serves while it does, and deletes old rows', async () => {
    await using running = await runningService()
    const { folder, lake, service, start } = running
    await service.kill()
    const numbers = `with recursive numbers (n) as
      (select 1000 union all select n + 1 from numbers where n < 200000)`
    const padding = 'x'.repeat(400)
    inJournal(
      folder,
      `begin;
      insert into deliveries ${numbers} select 'signature:${padding}' || n, 1 from numbers;
      insert into requests ${numbers} select n, 1, 'asked ${padding}' || (n % 50), n % 2 from numbers where n < 1050;
      commit`,
    )
    expect((await stat(journalOf(folder))).size).toBeGreaterThan(90_000_000)
    const price = lake.setPrice('web-development', 29)
    const again = await start()
    await again.idle()
    expect(await again.shows('/services/web-development', `>${price}`)).toBe(true)
    expect((await again.status()).lastFailure).toBeNull()
    await again.kill()
    const { waiting } = await (await start()).status()
    expect(waiting?.count ?? 0).toBeLessThan(10)
  })
})

describe('`current`, replaced by a folder,', () => {
  it('is named in the failure, while releases do not pile up and administration answers', async () => {
    await using running = await runningService({ REBUILD_RECONCILE_SECONDS: '1' })
    const { folder, lake, service, start } = running
    await publishPrice(running, 31)
    const { whole } = await releaseNames(folder)
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
    expect(await releaseNames(folder)).toEqual({ whole, unfinished: [] })
    await service.kill()

    const again = await start()
    await again.until(({ live, running: now }) => live && !now)
    expect(await again.shows('/services/web-development', '>₹31K')).toBe(true)
    expect(await releaseNames(folder)).toEqual({ whole, unfinished: [] })
    await rm(current, { recursive: true })
    await again.until(({ lastFailure: last }) => last.resolvedAt)
    expect(await again.shows('/services/web-development', `>${price}`)).toBe(true)
  })
})
