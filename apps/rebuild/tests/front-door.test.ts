import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type FrontDoor, testFrontDoor } from '@kitewright/file-server/tests/front-doors'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dataFolder, liveId } from './data-folder.ts'
import { type ServiceProcess, startProcess } from './service-process.ts'

let data: Awaited<ReturnType<typeof dataFolder>>
let service: ServiceProcess
let door: FrontDoor
beforeAll(async () => {
  data = await dataFolder(inject('base'))
  service = await startProcess({
    CONTENT_SOURCE: 'seed',
    REBUILD_DATA: data.folder,
    REBUILD_BUNDLE: inject('bundle'),
  })
  await service.idle()
  const folder = join(data.folder, 'releases', await liveId(data.folder))
  const assets = await readdir(join(folder, 'assets'))
  door = {
    port: Number(new URL(service.site).port),
    pid: service.child.pid ?? 0,
    folder,
    page: '/about',
    pageFile: 'about.html',
    film: `/assets/${assets.find((name) => name.endsWith('.mp4'))}`,
  }
}, 60_000)
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await data[Symbol.asyncDispose]()
})

describe('the site of the service', () => {
  testFrontDoor(() => door)

  it('logs each request that failed once, and no download that was broken off', () => {
    const failures = service.log.lines.filter(
      ({ level }) => level === 'error' || Number(level) >= 50,
    )
    expect(failures.map(({ msg, url }) => [msg, url])).toEqual([
      ['A request for the site failed', door.page],
      ['A request for the site failed', door.film],
    ])
    expect(service.log.errors()).toBe('')
  })
})
