import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { liveId, liveProblems, releaseNames } from './data-folder.ts'
import { type RunningService, runningService } from './running-service.ts'
import { lakeDocuments, standInLake } from './stand-in-lake.ts'

const hour = 60 * 60_000

/** Publishes another price and answers it as pages show it. */
async function publishPrice({ lake, folder, service }: RunningService, thousands: number) {
  const before = await liveId(folder)
  const price = lake.setPrice('web-development', thousands)
  await service.publish()
  await service.until(({ live }) => live.id !== before)
  await service.idle()
  return `>${price}`
}

/** Turns a bit of a file, as a worn disk does: in every release that shares it. */
async function rot(folder: string, path: string) {
  const file = join(folder, 'releases', await liveId(folder), path)
  const bytes = await readFile(file)
  bytes[3] = (bytes[3] ?? 0) ^ 4
  await writeFile(file, bytes)
}

const journalOf = (folder: string) => join(folder, 'journal.ndjson')

describe('a start', () => {
  it('serves a release of which a shared file is rotten, says so, and makes it anew', async () => {
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
    const told = again.log.lines.filter(({ msg }) => msg === 'A damaged release is served')
    expect(told).toMatchObject([{ level: 'error', damaged: ['/robots.txt'] }])
    expect(await again.shows('/services/web-development', '>₹23K')).toBe(true)

    await using back = await standInLake(lakeDocuments(), port)
    back.setPrice('web-development', 23)
    const { live: mended } = await again.until(({ live: now }) => now.id !== live.id)
    expect(mended.damaged).toEqual([])
    expect(await (await fetch(`${again.site}/robots.txt`)).text()).toBe(robots)
    expect(await liveProblems(folder)).toEqual([])
  })

  it('mends a rotten file of which the bundle has a copy, without a lake', async () => {
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
        // Nobody listens yet.
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

  it('publishes what was asked for while the clock was ahead', async () => {
    await using running = await runningService({ REBUILD_RECONCILE_SECONDS: '2' })
    const { folder, lake, service, start } = running
    await service.kill()
    const wanted = {
      type: 'wanted',
      at: Date.now() + hour,
      seq: 900,
      reason: 'x',
      confirmed: false,
    }
    await appendFile(journalOf(folder), `${JSON.stringify(wanted)}\n`)
    const price = lake.setPrice('web-development', 25)
    const again = await start()
    await again.until(({ waiting, running: now }) => !waiting && !now)
    expect(await again.shows('/services/web-development', `>${price}`)).toBe(true)
  })

  it('stays rolled back when a line of the journal before the lock is damaged', async () => {
    await using running = await runningService()
    const { folder, service, start } = running
    const good = await publishPrice(running, 26)
    await publishPrice(running, 27)
    await service.kill()
    // As old as what a disk has damaged: a text with a sign that no text has.
    const line = JSON.stringify({ type: 'settled', at: 1, seq: 0, note: '\u00ff' })
    await appendFile(journalOf(folder), Buffer.from(`${line}\n`, 'latin1'))

    const second = await start()
    await second.idle()
    expect((await second.admin('rollback')).status).toBe(200)
    await second.kill()
    const third = await start()
    expect((await third.status()).locked.reason).toContain('rolled back')
    await third.publish()
    expect(await third.shows('/services/web-development', good)).toBe(true)
  })

  it('locks when a line cannot be read that may have been a lock, and keeps it aside', async () => {
    await using running = await runningService()
    const { folder, lake, service, start } = running
    await service.kill()
    await appendFile(journalOf(folder), '{"type":"lo\u0000ked","at":1}\n')
    const price = lake.setPrice('web-development', 28)
    const again = await start()
    expect((await again.status()).locked.reason).toContain('may have been a lock')
    expect(await readFile(`${journalOf(folder)}.unreadable`, 'utf8')).toContain('lo\u0000ked')
    expect(again.log.lines.map(({ msg }) => msg)).toContain('The journal has unreadable lines')
    await again.kill()
    const third = await start()
    expect((await third.status()).locked.reason).toContain('may have been a lock')
    expect(await third.shows('/services/web-development', `>${price}`)).toBe(false)
    await third.admin('unlock')
    await third.idle()
    expect(await third.shows('/services/web-development', `>${price}`)).toBe(true)
  })

  it('takes up a journal of 100 MB, serves meanwhile, and shortens it', async () => {
    await using running = await runningService()
    const { folder, lake, service, start } = running
    await service.kill()
    const at = Date.now()
    let text = ''
    for (let seq = 1000; text.length < 100_000_000; seq += 1) {
      const ids = [`signature:${seq}`]
      const reason = `service “Web Development ${seq % 50}” changed ${'x'.repeat(600)}`
      text += `${JSON.stringify({ type: 'delivered', at, seq, ids, reason })}\n`
    }
    await appendFile(journalOf(folder), text)
    const price = lake.setPrice('web-development', 29)
    const again = await start()
    await again.idle()
    expect(await again.shows('/services/web-development', `>${price}`)).toBe(true)
    expect((await again.status()).lastFailure).toBeNull()
    await again.kill()
    const { waiting } = await (await start()).status()
    expect(waiting?.count ?? 0).toBeLessThan(100)
  }, 120_000)
})

describe('`current`, replaced by a folder,', () => {
  it('is refused by name, while releases do not pile up and administration answers', async () => {
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

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  await new Promise<unknown>((closed) => server.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}
