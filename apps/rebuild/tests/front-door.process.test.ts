import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type FrontDoor, testFrontDoor } from '@kitewright/site-engine/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveId } from './data-folder.ts'
import { type RunningService, runningService } from './running-service.ts'

let running: RunningService
let door: FrontDoor
beforeAll(async () => {
  running = await runningService()
  const { service } = running
  const folder = join(running.folder, 'releases', await liveId(running.folder))
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
afterAll(() => running[Symbol.asyncDispose]())

describe('the site of the service', () => {
  testFrontDoor(() => door)

  it('logs each request that failed once, and no download that was broken off', () => {
    const { log } = running.service
    const failures = log.lines.filter(({ level }) => level === 'error' || Number(level) >= 50)
    expect(failures.map(({ msg, url }) => [msg, url])).toEqual([
      ['A request for the site failed', door.page],
      ['A request for the site failed', door.film],
    ])
    expect(log.errors()).toBe('')
  })
})
