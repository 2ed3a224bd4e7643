import { describe, expect, it } from 'vitest'
import { liveProblems } from './data-folder.ts'
import { forThisFile, serviceAtLake } from './running-service.ts'

const page = '/services/web-development'

const running = await forThisFile(serviceAtLake())
const { lake, folder } = running
let service = await running.start()

describe('a lake whose queries and webhooks are late', () => {
  const isLive = (path: string, text: string) => expect.poll(() => service.shows(path, text))

  it('shows changed, added and deleted entries before queries return them', async () => {
    const { client } = lake
    const [gone] = await client.fetch('*[_type == "job"] | order(title)')
    lake.lake.pauseIndex()
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
