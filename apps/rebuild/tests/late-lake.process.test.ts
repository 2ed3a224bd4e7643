import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveProblems } from './data-folder.ts'
import type { RunningLake } from './running-lake.ts'
import { serviceAtLake } from './service-at-lake.ts'
import type { ServiceProcess } from './service-process.ts'

const page = '/services/web-development'

describe('a lake whose queries and webhooks are late', () => {
  const stack = new AsyncDisposableStack()
  let running: Awaited<ReturnType<typeof serviceAtLake>>
  let lake: RunningLake
  let service: ServiceProcess
  let folder: string

  beforeAll(async () => {
    running = stack.use(await serviceAtLake())
    lake = running.lake
    folder = running.folder
    service = await running.start()
  })
  afterAll(() => stack.disposeAsync())

  const isLive = (path: string, text: string) => expect.poll(() => service.shows(path, text))

  it('shows changed, added and deleted entries before queries return them', async () => {
    const { client } = lake
    const [gone] = await client.fetch('*[_type == "job"] | order(title)')
    lake.lake.holdIndex()
    const price = await lake.setPrice('web-development', 61)
    await isLive(page, price).toBe(true)
    const slug = { _type: 'slug', current: 'kite-maker' }
    await client.create({ ...gone, _id: 'job-kite-maker', title: 'Kite Maker', slug })
    await isLive('/careers', 'Kite Maker').toBe(true)
    await client.delete(gone._id)
    await isLive('/careers', `>${gone.title}<`).toBe(false)

    // Neither another build nor a restart reverts them.
    await service.admin('rebuild')
    await service.idle()
    await service.kill()
    service = await running.start()
    for (const [path, text] of [
      [page, price],
      ['/careers', 'Kite Maker'],
    ] as const) {
      expect(await service.shows(path, text)).toBe(true)
    }
    expect(await service.shows('/careers', `>${gone.title}<`)).toBe(false)
    lake.lake.releaseIndex()
    expect(await liveProblems(folder)).toEqual([])
  })
})
